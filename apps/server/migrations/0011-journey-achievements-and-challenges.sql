-- Achievements and challenges are the same for everyone: small tables that a sharded installation copies to each
-- shard. What someone has earned cannot be taken away by tidying the catalogue, hence `restrict`.

create table achievements (
  id uuid primary key,
  name text not null unique check (char_length(name) between 1 and 100),
  description text not null check (char_length(description) <= 500),
  icon text not null check (char_length(icon) <= 50),
  category text not null check (char_length(category) <= 50),
  requirement int not null check (requirement > 0),
  created_at timestamptz not null default now()
);

create table user_achievements (
  user_id uuid not null references users (id) on delete cascade,
  achievement_id uuid not null references achievements (id) on delete restrict,
  unlocked_at timestamptz not null default now(),
  primary key (user_id, achievement_id)
);

create index user_achievements_by_achievement on user_achievements (achievement_id);

create table challenges (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 100),
  description text not null check (char_length(description) <= 1000),
  type text not null check (char_length(type) between 1 and 50),
  requirement int not null check (requirement > 0),
  -- Empty when every limb counts.
  limb_type text
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  start_date date not null,
  end_date date not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_date >= start_date)
);

create table challenge_participants (
  user_id uuid not null references users (id) on delete cascade,
  challenge_id uuid not null references challenges (id) on delete restrict,
  progress int not null default 0 check (progress >= 0),
  completed_at timestamptz,
  completed boolean not null generated always as (completed_at is not null) stored,
  joined_at timestamptz not null default now(),
  primary key (user_id, challenge_id)
);

create index challenge_participants_by_challenge on challenge_participants (challenge_id);
