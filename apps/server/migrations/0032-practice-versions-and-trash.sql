-- An edit names the version it was made on; of two devices, the later one is told.
alter table practice_sessions add column version int not null default 1 check (version > 0);

-- A deleted session leaves the ledger at once, so that no reader has to remember to look away. It waits here, as the
-- row it was, for its member to change their mind.
create table deleted_practice_sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  session jsonb not null,
  deleted_at timestamptz not null,
  primary key (user_id, id)
);

create index deleted_practice_sessions_by_age on deleted_practice_sessions (deleted_at);

-- The member's list of one limb, newest first: without it a rare limb would mean reading every session.
create index practice_sessions_own_by_limb on practice_sessions (user_id, limb_type, date desc, time desc, id desc);
