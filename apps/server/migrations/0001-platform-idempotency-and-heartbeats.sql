-- Answers of creating requests, kept 24 hours, so that a repeated request gets the same answer instead of a
-- second row. `scope` says whose key it is and for which route, because keys are chosen by clients.
create table idempotency_keys (
  scope text not null check (char_length(scope) <= 255),
  key text not null check (char_length(key) <= 255),
  body_hash bytea not null,
  -- Empty while the first request is still at work.
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

-- A worker that stops saying it lives has its jobs freed by the others.
create table worker_heartbeats (
  worker_id text primary key,
  seen_at timestamptz not null
);
