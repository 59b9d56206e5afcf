alter table chat_messages
  -- What the device calls it: sent twice, however late, it is answered once.
  add column client_id uuid,
  -- Who answered: a fixed text, the local guide or the language model. Empty until answered.
  add column kind text check (kind in ('crisis', 'eating', 'medical', 'local', 'model')),
  -- Titles and paths of the passages an answer stands on.
  add column sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  -- What was said about the member's practice to whatever answered, for the member to read.
  add column log_used text check (char_length(log_used) <= 2000);

create unique index chat_messages_once on chat_messages (user_id, client_id) where client_id is not null;

-- Whether the Practice Guide may use the member's log. No row: it may not.
create table guide_consents (
  user_id uuid primary key references users (id) on delete cascade,
  may_use_log boolean not null,
  changed_at timestamptz not null
);
