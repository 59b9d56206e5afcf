-- The ledger: every practice once, a saved sit included. Nothing here is ever re-dated.
create table practice_sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The member's own calendar and clock, and the zone they were read in.
  date date not null,
  time time not null check (extract(second from time) = 0),
  zone text not null check (char_length(zone) between 1 and 64),
  -- The day this practice counts for, frozen at saving; later changes of zone or day end leave it alone.
  practice_day date not null,
  limb_type text not null
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  -- Minutes. A sit has no duration of its own, so an open-ended one ends here too: five hours at most.
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
  primary key (user_id, id),
  -- Others reach a session by its id alone, as in /practice-sessions/{id}/like.
  unique (id),
  -- The form asks for both feelings; the timer may save a sit without them.
  constraint practice_sessions_feelings_known check (
    meditation_session_id is not null or (before_feeling is not null and after_feeling is not null)
  )
)
-- Pages are read soon after they are written; without an early vacuum they miss the visibility map.
with (autovacuum_vacuum_insert_scale_factor = 0.02);

-- A member's own list, newest first.
create index practice_sessions_own on practice_sessions (user_id, date desc, time desc, id desc);
-- The feed of all, and a followed member's part of the feed. Private sessions cost neither of them anything.
create index practice_sessions_feed on practice_sessions (id desc) where visibility = 'public';
create index practice_sessions_shared on practice_sessions (user_id, id desc) where visibility <> 'private';

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
