-- A block hides both ways, so it is asked from both sides.
create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_not_oneself check (blocker_id <> blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id, blocker_id);

create table mutes (
  muter_id uuid not null references users (id) on delete cascade,
  muted_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (muter_id, muted_id),
  constraint mutes_not_oneself check (muter_id <> muted_id)
);

create index mutes_by_muted on mutes (muted_id);

-- The operators' queue. A report outlives the one who made it and the session it points at, but not the member it
-- is about: nobody is left to act on.
create table reports (
  id uuid primary key,
  reporter_id uuid references users (id) on delete set null,
  reported_id uuid not null references users (id) on delete cascade,
  session_id uuid,
  reason text not null check (char_length(reason) between 1 and 1000),
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (reported_id, session_id) references practice_sessions (user_id, id) on delete set null (session_id),
  constraint reports_not_oneself check (reporter_id <> reported_id)
);

create index reports_open on reports (id) where resolved_at is null;
create index reports_by_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_by_reported on reports (reported_id, session_id);
