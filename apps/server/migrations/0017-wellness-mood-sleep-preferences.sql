create table mood_entries (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  mood text not null
    check (mood in ('happy', 'calm', 'excited', 'peaceful', 'stressed', 'anxious', 'sad', 'energetic')),
  energy smallint not null default 5 check (energy between 1 and 10),
  notes text check (char_length(notes) <= 2000),
  -- The practice day it was felt on, frozen at saving like that of a session: insights pair the two by day.
  practice_day date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

create index mood_entries_own on mood_entries (user_id, created_at desc, id desc);

create table sleep_entries (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The day of waking; bedtime may lie on the evening before.
  date date not null,
  bedtime timestamptz,
  wake_time timestamptz,
  quality smallint not null default 5 check (quality between 1 and 10),
  -- Minutes; known only with both times.
  duration smallint check (duration between 0 and 1440),
  notes text check (char_length(notes) <= 2000),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (wake_time >= bedtime)
);

create index sleep_entries_own on sleep_entries (user_id, date desc, id desc);

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
  updated_at timestamptz not null default now()
);
