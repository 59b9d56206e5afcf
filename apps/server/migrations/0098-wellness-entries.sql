-- A mood tapped without energy keeps the default of 5 and stays out of averages.
alter table mood_entries add column energy_given boolean not null default true;
-- What the device calls an entry: sent twice, however late, it is saved once.
alter table mood_entries add column client_id uuid;
create unique index mood_entries_once on mood_entries (user_id, client_id) where client_id is not null;
-- Insights read a year of entries from this index alone; notes stay in the table.
drop index mood_entries_own;
create index mood_entries_own on mood_entries (user_id, created_at desc, id desc)
  include (practice_day, mood, energy, energy_given);

-- The zone that bedtime and wake time were read from a clock in: after a journey a night shows what it showed then.
alter table sleep_entries add column zone text not null default 'UTC' check (char_length(zone) between 1 and 64);
alter table sleep_entries add column client_id uuid;
create unique index sleep_entries_once on sleep_entries (user_id, client_id) where client_id is not null;
drop index sleep_entries_own;
create index sleep_entries_own on sleep_entries (user_id, date desc, id desc)
  include (quality, duration, bedtime, wake_time, zone);

-- The member has dismissed the line that leads to the helplines.
alter table user_preferences add column help_dismissed_at timestamptz;

-- Deleted entries wait here for undo. When that time is over, only the ids stay, so that a device that sends such an
-- entry much later does not bring it back.
create table deleted_wellness_entries (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('mood', 'sleep')),
  client_id uuid,
  entry jsonb,
  deleted_at timestamptz not null,
  primary key (user_id, id),
  check (entry is not null or client_id is not null)
);

create index deleted_wellness_entries_by_age on deleted_wellness_entries (deleted_at) where entry is not null;
create index deleted_wellness_entries_by_client on deleted_wellness_entries (user_id, client_id)
  where client_id is not null;
