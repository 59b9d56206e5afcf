-- One row per question with its answer: the server rebuilds the history from here and never trusts the client's.
create table chat_messages (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  message text not null check (char_length(message) between 1 and 4000),
  -- Empty until the guide has answered.
  response text check (char_length(response) <= 20000),
  created_at timestamptz not null default now(),
  -- The device's own id. A question that is sent again, however late, is answered only once.
  client_id uuid,
  -- The source of the answer: a fixed text, the local guide or the language model. Empty until answered.
  kind text check (kind in ('crisis', 'eating', 'medical', 'local', 'model')),
  -- Titles and paths of the passages that an answer uses.
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  -- What the guide or the model was told about the member's practice, for the member to read.
  log_used text check (char_length(log_used) <= 2000),
  primary key (user_id, id)
);

create unique index chat_messages_once on chat_messages (user_id, client_id) where client_id is not null;

-- Whether the Practice Guide may use the member's log. Without a row, it may not.
create table guide_consents (
  user_id uuid primary key references users (id) on delete cascade,
  may_use_log boolean not null,
  changed_at timestamptz not null
);

-- The Practice Guide's library: parts of the handbook and of articles, the limbs, and a few written ideas. `npm run
-- migrate` replaces all rows from the content that comes with the release.
create table guide_passages (
  -- Such as `handbook:streaks`, `article:closing-the-doors#care` or `limb:asana`.
  id text primary key,
  -- Its source: the handbook, an article's title, the eight limbs.
  source text not null,
  title text not null,
  text text not null,
  -- Where to read more, as a path in the web app.
  path text not null check (path ~ '^/[^/]'),
  suggests_practice boolean not null,
  -- Title, other words that people use, and text, without diacritics, weighted A, B and D.
  search tsvector not null
);

create index guide_passages_search on guide_passages using gin (search);
