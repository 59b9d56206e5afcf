-- Everything in this file except pauses and settings is a pure function of the ledger and those two: it is kept
-- to be read quickly and can be computed again.

create table user_streaks (
  user_id uuid primary key references users (id) on delete cascade,
  current_streak int not null default 0 check (current_streak >= 0),
  longest_streak int not null default 0,
  last_practice_date date,
  streak_start_date date,
  -- Earned at each seventh day of a run, spent on a single missed day; survives a break.
  rest_days smallint not null default 0 check (rest_days between 0 and 2),
  -- The smoothed share of the weekly goal; members see it as 0 to 100.
  consistency double precision not null default 0 check (consistency between 0 and 1),
  -- The last practice day this row accounts for; later days are rolled forward from here.
  computed_through date,
  check (longest_streak >= current_streak)
) with (fillfactor = 80);

create table user_progress (
  user_id uuid primary key references users (id) on delete cascade,
  experience_points int not null default 0 check (experience_points >= 0),
  level int not null generated always as (1 + experience_points / 100) stored,
  total_sessions int not null default 0 check (total_sessions >= 0),
  total_minutes int not null default 0 check (total_minutes >= 0)
) with (fillfactor = 80);

-- Illness, travel: streak and consistency stand still from the first to the last day, both included.
create table practice_pauses (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  first_day date not null,
  last_day date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (last_day - first_day between 0 and 29)
);

-- What a past day was judged by: all three settings, each time one of them changes. The present ones are on the
-- account and in the preferences.
create table setting_history (
  user_id uuid not null references users (id) on delete cascade,
  valid_from timestamptz not null,
  weekly_goal smallint not null check (weekly_goal between 1 and 7),
  zone text not null check (char_length(zone) between 1 and 64),
  day_ends_at smallint not null check (day_ends_at between 0 and 360),
  primary key (user_id, valid_from)
);
