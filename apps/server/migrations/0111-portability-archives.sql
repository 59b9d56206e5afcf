-- A member's archive, being made or ready; the file itself is in storage. One at a time: a new one replaces the last.
create table archives (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  progress double precision not null default 0 check (progress between 0 and 1),
  bytes bigint check (bytes > 0),
  created_at timestamptz not null,
  -- From then on it is gone, whether it was downloaded or not.
  expires_at timestamptz,
  check ((state = 'ready') = (bytes is not null and expires_at is not null))
);

create index archives_by_age on archives (created_at);
