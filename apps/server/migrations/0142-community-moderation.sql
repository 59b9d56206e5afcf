alter table reports add column kind text not null default 'other'
  check (kind in ('worry', 'unkind', 'selling', 'other'));
-- What was done about it, once it is closed.
alter table reports add column outcomes text[]
  check (outcomes <@ array['hidden', 'warned', 'suspended', 'closed'] and (outcomes is null or resolved_at is not null));
-- When the operators were told by email.
alter table reports add column told_at timestamptz;
update reports set told_at = created_at;

-- Worry about a person first, then by age.
create index reports_queue on reports ((case kind when 'worry' then 0 else 1 end), id) where resolved_at is null;
create index reports_untold on reports (id) where told_at is null;
create index reports_told on reports (told_at) where told_at is not null;
drop index reports_open;

-- Sessions that moderators took out of sight. Not tied to the session, so that deleting and restoring it changes nothing.
create table hidden_sessions (
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null,
  hidden_at timestamptz not null,
  primary key (user_id, session_id)
);
