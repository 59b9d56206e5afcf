-- One row per question with its answer: the server rebuilds the history from here and never trusts the client's.
create table chat_messages (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  message text not null check (char_length(message) between 1 and 4000),
  -- Empty until the guide has answered.
  response text check (char_length(response) <= 20000),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
