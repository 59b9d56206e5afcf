-- Replies to requests that create something, kept for 24 hours, so that a repeated request gets the same reply instead
-- of creating a second row. `scope` says whose key it is and for which route, because clients choose the keys.
create table idempotency_keys (
  scope text not null check (char_length(scope) <= 255),
  key text not null check (char_length(key) <= 255),
  body_hash bytea not null,
  -- Empty while the first request is still running.
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

-- When a worker's heartbeat stops, the others free its jobs.
create table worker_heartbeats (
  worker_id text primary key,
  seen_at timestamptz not null,
  -- The worker's measurements, so that the API's /metrics can show them: workers open no port. They disappear with the
  -- row when the worker ends or dies.
  metrics jsonb
);

-- How many emails went to unverified addresses, by day (UTC) and kind: the day's budget, shared by all
-- workers. The table names no one and grows by three rows a day.
create table stranger_emails (
  day date not null,
  kind text not null check (kind in ('waitlist', 'verification', 'account')),
  sent integer not null check (sent >= 0),
  primary key (day, kind)
);

-- How many texts were sent, by day (UTC): the budget of the installation, shared by all workers. The table names no one
-- and grows by one row a day.
create table sent_texts (
  day date primary key,
  sent integer not null check (sent >= 0)
);

-- How many tokens of the language model a member has used, by day (UTC): their budget, shared by all processes. A call
-- reserves its maximum before it starts, so that parallel calls can't exceed the limit together. The table holds only
-- counts, and rows are deleted after a month.
create table llm_usage (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (user_id, day)
);
-- Used for the day's budget of all members together, and for deleting old rows.
create index llm_usage_day on llm_usage (day) include (used);

-- Finished backups, recorded by the script that made them, so that the app can say how old the newest one is.
create table backups (
  finished_at timestamptz primary key default clock_timestamp(),
  -- The moment at which the backup was taken.
  taken_at timestamptz not null,
  kind text not null check (kind in ('dump', 'pgbackrest')),
  bytes bigint check (bytes >= 0)
);

-- Backups that were restored and compared with the hashes recorded when they were made.
create table rehearsals (
  rehearsed_at timestamptz primary key default clock_timestamp(),
  -- The moment to which the database was restored.
  restored_to timestamptz not null,
  kind text not null check (kind in ('dump', 'pgbackrest')),
  tables integer not null check (tables >= 0),
  rows bigint not null check (rows >= 0),
  files bigint not null check (files >= 0),
  -- Tables and files that differ or are missing; 0 if the backup equals the original.
  differences integer not null check (differences >= 0),
  -- True if the app became ready on the restored rows.
  started boolean not null,
  seconds integer not null check (seconds >= 0)
);
