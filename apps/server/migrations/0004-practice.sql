-- The ledger: every practice once, including saved sits. Nothing here is ever moved to another date automatically.
create table practice_sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The member's own calendar and clock, and the zone they were read in.
  date date not null,
  time time not null check (extract(second from time) = 0),
  zone text not null check (char_length(zone) between 1 and 64),
  -- The day this practice counts for, fixed when it is saved. Later changes of the zone or the end of the day don't
  -- affect it.
  practice_day date not null,
  limb_type text not null
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  -- Minutes. A sit has no duration of its own, so the limit for open-ended ones is here too: five hours.
  duration smallint not null check (duration between 1 and 300),
  before_feeling text
    check (before_feeling in ('stressed', 'anxious', 'tired', 'restless', 'neutral', 'content', 'energized')),
  after_feeling text
    check (after_feeling in ('calm', 'peaceful', 'focused', 'energized', 'centered', 'grateful', 'blissful')),
  notes text check (char_length(notes) <= 5000),
  visibility text not null default 'private' check (visibility in ('private', 'followers', 'public')),
  is_public boolean not null generated always as (visibility = 'public') stored,
  share_notes boolean not null default false,
  -- Set for a saved sit, which has the same id.
  meditation_session_id uuid check (meditation_session_id = id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- An edit names the version it is based on; if two devices edit, the second gets a conflict.
  version int not null default 1 check (version > 0),
  -- The id that the device gave the practice, as for sits. A practice that is sent again, however late, is logged only
  -- once. It isn't called client_id like theirs, because queries join the two tables.
  client_practice_id uuid,
  -- The import that added the row, so that undoing it finds exactly these rows. It stays even when the import itself is
  -- deleted.
  import_id uuid,
  primary key (user_id, id),
  -- Other members refer to a session by its id alone, as in /practice-sessions/{id}/like.
  unique (id),
  -- The form asks for both feelings; the timer may save a sit without them, and imports from other apps have none.
  constraint practice_sessions_feelings_known check (
    meditation_session_id is not null or import_id is not null
    or (before_feeling is not null and after_feeling is not null)
  )
)
-- Pages are read soon after they are written. Without an early vacuum, the visibility map would not include them yet.
with (autovacuum_vacuum_insert_scale_factor = 0.02);

-- A member's own list, newest first.
create index practice_sessions_own on practice_sessions (user_id, date desc, time desc, id desc);
-- The same for one limb. Without this index, listing a rare limb would read every session.
create index practice_sessions_own_by_limb on practice_sessions (user_id, limb_type, date desc, time desc, id desc);
-- The feed of all members, and a followed member's part of the feed. Private sessions aren't in either index.
create index practice_sessions_feed on practice_sessions (id desc) where visibility = 'public';
create index practice_sessions_shared on practice_sessions (user_id, id desc) where visibility <> 'private';
-- Answers from the index alone how feelings changed within a range of days, and which moods followed a practice. A
-- total per day and limb would have about as many rows as the ledger itself, and every log would have to write it.
create index practice_sessions_by_day on practice_sessions (user_id, practice_day)
  include (limb_type, before_feeling, after_feeling, duration, date, time, zone);
create unique index practice_sessions_once on practice_sessions (user_id, client_practice_id)
  where client_practice_id is not null;
create index practice_sessions_imported on practice_sessions (user_id, import_id) where import_id is not null;

-- The moment at which a practice started. A zone that this database does not know yet (its list may be older than the
-- application's) must not keep anyone from logging, so the clock is then read as UTC. PostgreSQL reads four
-- names as abbreviations without summer time; the application reads them as the zones of these cities, as `clock_in`
-- does. The list is repeated here, because a restored backup builds the index with an empty search path, where one
-- function of ours doesn't find another. Unsafe for parallel plans, because PostgreSQL catches errors in a
-- subtransaction.
create function practice_began_at(date date, clock time, zone text) returns timestamptz
  language plpgsql immutable strict parallel unsafe
as $$
begin
  return (date + clock) at time zone case lower(zone)
    when 'cet' then 'Europe/Brussels'
    when 'met' then 'Europe/Brussels'
    when 'eet' then 'Europe/Athens'
    when 'wet' then 'Europe/Lisbon'
    else zone
  end;
exception
  when invalid_parameter_value then
    return (date + clock) at time zone 'UTC';
end
$$;

-- Finds people who practised at the same time. Private sessions don't count.
create index practice_sessions_by_moment on practice_sessions (practice_began_at(date, time, zone))
  where visibility <> 'private';

create table session_media (
  user_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  media_type text not null check (media_type in ('image', 'audio', 'video')),
  media_url text not null check (char_length(media_url) <= 2048),
  caption text check (char_length(caption) <= 500),
  created_at timestamptz not null default now(),
  primary key (user_id, session_id, id),
  foreign key (user_id, session_id) references practice_sessions (user_id, id) on delete cascade
);

-- Totals that change in the same transaction as the session they count, so that charts, streaks and analytics read one
-- row a day, no matter how many sessions there are. They can be rebuilt from the ledger at any time. Free space on each
-- page lets updates stay on it.

create table daily_totals (
  user_id uuid not null references users (id) on delete cascade,
  practice_day date not null,
  sessions int not null check (sessions >= 0),
  minutes int not null check (minutes >= 0),
  primary key (user_id, practice_day)
) with (fillfactor = 80);

-- Per member and limb, how often one feeling became another, for all time: at most 8 × 50 rows, however long the
-- history, and the limb's sessions and minutes are their sum. Feelings are empty for sits saved without them.
create table feeling_totals (
  user_id uuid not null references users (id) on delete cascade,
  limb_type text not null
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  before_feeling text
    check (before_feeling in ('stressed', 'anxious', 'tired', 'restless', 'neutral', 'content', 'energized')),
  after_feeling text
    check (after_feeling in ('calm', 'peaceful', 'focused', 'energized', 'centered', 'grateful', 'blissful')),
  sessions int not null check (sessions > 0),
  minutes int not null check (minutes > 0),
  unique nulls not distinct (user_id, limb_type, before_feeling, after_feeling)
) with (fillfactor = 80);

-- A deleted session leaves the ledger at once, so that no query has to exclude it. The whole row is kept here, in case
-- the member changes their mind.
create table deleted_practice_sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  session jsonb not null,
  deleted_at timestamptz not null,
  -- The rows of its pictures; their files stay in storage for as long as it can be restored.
  pictures jsonb,
  primary key (user_id, id)
);

create index deleted_practice_sessions_by_age on deleted_practice_sessions (deleted_at);
-- A member's deleted sessions, newest first, page by page.
create index deleted_practice_sessions_own on deleted_practice_sessions (user_id, deleted_at desc, id desc);

-- The devices' ids of deleted practices and sits. They outlive the trash, so that a device that sends one of them much
-- later does not restore it.
create table deleted_client_ids (
  user_id uuid not null references users (id) on delete cascade,
  client_id uuid not null,
  session_id uuid not null,
  primary key (user_id, client_id)
);
