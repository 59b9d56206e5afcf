-- Members' letters to the operators, and the answers.
create table letters (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The device's own id. A letter that is sent again, however late, arrives only once.
  client_id uuid,
  kind text not null check (kind in ('question', 'problem', 'idea')),
  text text not null check (char_length(text) between 1 and 5000),
  -- What the member chose to attach: version and browser.
  attachment text check (char_length(attachment) <= 500),
  answer text check (char_length(answer) between 1 and 5000),
  -- When it was answered, or closed without an answer.
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  -- True if someone may be in danger. Such a letter is read first.
  is_urgent boolean not null default false,
  primary key (user_id, id),
  check (answer is null or closed_at is not null)
);

create unique index letters_once on letters (user_id, client_id) where client_id is not null;
-- Operators refer to a letter by its id alone.
create unique index letters_by_id on letters (id);
create index letters_waiting on letters (created_at) where closed_at is null;
