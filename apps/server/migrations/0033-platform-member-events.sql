-- What open pages of a member are told. Each member has their own sequence: its row is locked until the writer commits,
-- so that a number never becomes visible before a smaller one.
create table member_event_counts (
  user_id uuid primary key references users (id) on delete cascade,
  last_seq bigint not null check (last_seq > 0)
);

-- Kept for an hour, for pages that were away for a moment. Pages that were away for longer load everything again.
create table member_events (
  user_id uuid not null references users (id) on delete cascade,
  seq bigint not null,
  kind text not null check (char_length(kind) between 1 and 64),
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, seq)
);

create index member_events_by_age on member_events using brin (created_at);
