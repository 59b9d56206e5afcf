create table mood_entries (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  mood text not null
    check (mood in ('happy', 'calm', 'excited', 'peaceful', 'stressed', 'anxious', 'sad', 'energetic')),
  energy smallint not null default 5 check (energy between 1 and 10),
  notes text check (char_length(notes) <= 2000),
  -- The practice day on which it was felt, fixed when it is saved, as for a session. Insights pair the two by day.
  practice_day date not null,
  created_at timestamptz not null default now(),
  -- False if the member gave no energy level. Then the default of 5 is stored, and averages leave it out.
  energy_given boolean not null default true,
  -- The device's own id for the entry. An entry that is sent again, however late, is saved only once.
  client_id uuid,
  -- The import that added the row, as for practices.
  import_id uuid,
  primary key (user_id, id)
);

-- Insights read a year of entries from this index alone; notes stay in the table.
create index mood_entries_own on mood_entries (user_id, created_at desc, id desc)
  include (practice_day, mood, energy, energy_given);
create unique index mood_entries_once on mood_entries (user_id, client_id) where client_id is not null;
create index mood_entries_imported on mood_entries (user_id, import_id) where import_id is not null;

create table sleep_entries (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The day of waking; the bedtime may be on the evening before.
  date date not null,
  bedtime timestamptz,
  wake_time timestamptz,
  quality smallint not null default 5 check (quality between 1 and 10),
  -- In minutes. Known only if both times are.
  duration smallint check (duration between 0 and 1440),
  notes text check (char_length(notes) <= 2000),
  created_at timestamptz not null default now(),
  -- The zone of the clock that showed bedtime and wake time, so that a night shows the same times after a journey.
  zone text not null default 'UTC' check (char_length(zone) between 1 and 64),
  client_id uuid,
  import_id uuid,
  primary key (user_id, id),
  check (wake_time >= bedtime)
);

create index sleep_entries_own on sleep_entries (user_id, date desc, id desc)
  include (quality, duration, bedtime, wake_time, zone);
create unique index sleep_entries_once on sleep_entries (user_id, client_id) where client_id is not null;
create index sleep_entries_imported on sleep_entries (user_id, import_id) where import_id is not null;

-- Deleted entries stay here while they can be restored. After that, only their ids stay, so that a device that sends
-- such an entry much later does not restore it.
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

create table user_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  preferred_practice_time text not null default 'morning'
    check (preferred_practice_time in ('morning', 'afternoon', 'evening', 'night')),
  practice_reminders boolean not null default true,
  weekly_goal smallint not null default 3 check (weekly_goal between 1 and 7),
  favorite_limbs text[] not null default '{}' check (
    favorite_limbs
      <@ array['yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi']
  ),
  difficulty_level text not null default 'beginner'
    check (difficulty_level in ('beginner', 'intermediate', 'advanced')),
  -- Hides counts, streaks and levels everywhere for this member.
  quiet_mode boolean not null default false,
  updated_at timestamptz not null default now(),
  -- The reasons that the member gave when they joined. They only affect the order of the first suggestions.
  reasons text[] not null default '{}'
    check (reasons <@ array['strain', 'sleep', 'body', 'breath', 'mind', 'limbs', 'company', 'curiosity']),
  -- Set when the member has dismissed the line that leads to the helplines.
  help_dismissed_at timestamptz
);
