-- Owned by the feature `portability`: archives that were asked for with an access token. They hold less than the
-- member's own, and never take its place.
create table token_archives (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  progress double precision not null default 0 check (progress >= 0 and progress <= 1),
  bytes bigint check (bytes > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  check ((state = 'ready') = (bytes is not null and expires_at is not null))
);
create index token_archives_by_age on token_archives (created_at);
