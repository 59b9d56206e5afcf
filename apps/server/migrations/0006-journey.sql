-- Streaks and progress are a pure function of the ledger, pauses and settings. They are stored to be read quickly, and
-- can be computed again.

-- A row holds the state at the end of last_practice_date; later days are rolled forward when it is read.
create table user_streaks (
  user_id uuid primary key references users (id) on delete cascade,
  current_streak int not null default 0 check (current_streak >= 0),
  longest_streak int not null default 0,
  last_practice_date date,
  streak_start_date date,
  -- Earned on each seventh day of a streak and spent on single missed days. Kept when a streak ends.
  rest_days smallint not null default 0 check (rest_days between 0 and 2),
  -- The smoothed share of the weekly goal; members see it as 0 to 100.
  consistency double precision not null default 0 check (consistency between 0 and 1),
  -- A bit for each of the last seven days that count, with the latest as the lowest bit. Consistency is continued from
  -- these.
  recent_days smallint not null default 0 check (recent_days between 0 and 127),
  -- Increases with every change to a member's ledger, pauses or settings. A result that was computed earlier is written
  -- only if the version is still the same.
  version int not null default 0,
  -- The tally that the next practice's achievements depend on, with two versions: that of the streak, which shows if
  -- the tally is out of date, and that of the catalogue it was counted with.
  tally jsonb,
  tally_at_version int,
  catalogue_version smallint not null default 0,
  check (longest_streak >= current_streak)
) with (fillfactor = 80);

create index user_streaks_by_catalogue_version on user_streaks (catalogue_version, user_id);

-- The missed days that used a rest day, so that charts can show them without reading the whole history.
create table covered_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);

create table user_progress (
  user_id uuid primary key references users (id) on delete cascade,
  experience_points int not null default 0 check (experience_points >= 0),
  level int not null generated always as (1 + experience_points / 100) stored,
  total_sessions int not null default 0 check (total_sessions >= 0),
  total_minutes int not null default 0 check (total_minutes >= 0)
) with (fillfactor = 80);

-- For illness or travel: streak and consistency don't change between the first and the last day, both included.
create table practice_pauses (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  first_day date not null,
  last_day date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (last_day - first_day between 0 and 29)
);

-- The settings that apply to past days. All three are saved whenever one of them changes. The current ones are on the
-- account and in the preferences.
create table setting_history (
  user_id uuid not null references users (id) on delete cascade,
  valid_from timestamptz not null,
  weekly_goal smallint not null check (weekly_goal between 1 and 7),
  zone text not null check (char_length(zone) between 1 and 64),
  day_ends_at smallint not null check (day_ends_at between 0 and 360),
  primary key (user_id, valid_from)
);

-- What a clock in the zone shows. A stored zone that this PostgreSQL doesn't know (its list may be older than the
-- application's) must not stop a query about many members, so the clock is then read as UTC. PostgreSQL reads four
-- names as abbreviations without summer time; the application reads them as the zones of these cities. Unsafe for
-- parallel plans, because PostgreSQL catches errors in a subtransaction.
create function clock_in(moment timestamptz, zone text) returns timestamp
  language plpgsql immutable strict parallel unsafe
as $$
begin
  return moment at time zone case lower(zone)
    when 'cet' then 'Europe/Brussels'
    when 'met' then 'Europe/Brussels'
    when 'eet' then 'Europe/Athens'
    when 'wet' then 'Europe/Lisbon'
    else zone
  end;
exception
  when invalid_parameter_value then
    return moment at time zone 'UTC';
end
$$;

-- The same for everyone, so a sharded installation copies them to each shard.
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
  -- Empty when the whole day counts.
  part_of_day text check (part_of_day in ('morning', 'afternoon', 'evening')),
  -- The name of our series that opened it. Empty if an operator did.
  template text check (char_length(template) between 1 and 50),
  -- Everyone's practice together, when it was last counted.
  together int not null default 0 check (together >= 0),
  constraint challenges_type_known check (type in ('days', 'minutes', 'limbs')),
  check (end_date >= start_date)
);

-- A series opens each of its challenges once, however often the job runs.
create unique index challenges_template_key on challenges (template, start_date) where template is not null;
create index challenges_active on challenges (end_date) where is_active;

-- Progress is read from the ledger on request, so it is exact after every edit. Progress itself is never stored.
create table challenge_participants (
  user_id uuid not null references users (id) on delete cascade,
  challenge_id uuid not null references challenges (id) on delete restrict,
  joined_at timestamptz not null default now(),
  primary key (user_id, challenge_id)
);

create index challenge_participants_by_challenge on challenge_participants (challenge_id);

-- user_id1 invited user_id2. A pair that has ended, or an invitation that was declined or withdrawn, stays for a while
-- as `ended`, so that the same person isn't invited again and again. It is never shown.
create table practice_buddies (
  user_id1 uuid not null references users (id) on delete cascade,
  user_id2 uuid not null references users (id) on delete cascade,
  status text not null default 'active' check (status in ('invited', 'active', 'ended')),
  created_at timestamptz not null default now(),
  -- The first day that counts; earlier days stay private.
  since_day date not null default current_date,
  -- The latest quiet word from each member, and the practice day on which they sent it. They are in the row of the
  -- pair, so that no word can arrive after the pair has ended.
  word1 text check (word1 in ('thinking-of-you', 'join-me-tomorrow', 'no-hurry', 'thank-you')),
  word1_day date,
  word1_at timestamptz,
  word2 text check (word2 in ('thinking-of-you', 'join-me-tomorrow', 'no-hurry', 'thank-you')),
  word2_day date,
  word2_at timestamptz,
  primary key (user_id1, user_id2),
  constraint practice_buddies_not_oneself check (user_id1 <> user_id2),
  constraint practice_buddies_words_whole check (
    num_nulls(word1, word1_day, word1_at) in (0, 3) and num_nulls(word2, word2_day, word2_at) in (0, 3)
  ),
  constraint practice_buddies_words_of_buddies check (status = 'active' or num_nonnulls(word1, word2) = 0)
);

-- Only one row for a pair, no matter who asked first.
create unique index practice_buddies_pair_key
  on practice_buddies (least(user_id1, user_id2), greatest(user_id1, user_id2));
create index practice_buddies_by_second on practice_buddies (user_id2);

-- Articles are written in apps/server/content and loaded by `npm run migrate`; the slug names one in both places.
create table educational_content (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 200),
  -- Blocks as in the contract's ArticleBlock, parsed when they are loaded.
  content jsonb not null,
  category text not null check (char_length(category) <= 50),
  limb_type text
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  difficulty text not null default 'beginner' check (difficulty in ('beginner', 'intermediate', 'advanced')),
  -- Minutes.
  read_time smallint not null check (read_time > 0),
  -- Articles stay when their author leaves; our own have none.
  author_id uuid references users (id) on delete set null,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  slug text not null unique check (char_length(slug) <= 80),
  standfirst text not null default '' check (char_length(standfirst) <= 400),
  sources jsonb not null default '[]',
  checked_on date,
  -- The order in which the articles of a limb are offered.
  sort_order smallint not null default 0
);

create index educational_content_by_author on educational_content (author_id) where author_id is not null;

-- How far a member has read: the block they stopped at, and when they marked the article as read.
create table article_reads (
  user_id uuid not null references users (id) on delete cascade,
  article_id uuid not null references educational_content (id) on delete cascade,
  place smallint not null default 0 check (place between 0 and 500),
  read_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, article_id)
);
create index article_reads_by_article on article_reads (article_id);
