-- A row is an accepted follow. The key is the pair. Its first column serves the reader's feed (who do I follow). The
-- index below serves the other side (who follows me, newest first).
create table followers (
  follower_id uuid not null references users (id) on delete cascade,
  following_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, following_id),
  constraint followers_not_oneself check (follower_id <> following_id)
);

-- Each list of people, newest first, is read backwards from one index and can start anywhere in it. Timestamp and id
-- are sorted in the same direction, so that the pair can be compared as a whole.
create index followers_by_following on followers (following_id, created_at, follower_id);

-- Requests to members who approve followers. A row is an open request: accepting moves it to followers, declining
-- deletes it. The table is separate, so that no query can mistake a request for a follow.
create table follow_requests (
  follower_id uuid not null references users (id) on delete cascade,
  following_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, following_id),
  constraint follow_requests_not_oneself check (follower_id <> following_id)
);

create index follow_requests_by_following on follow_requests (following_id, created_at, follower_id);

-- These change with every follow, so they are separate from the wide users row. No row means 0 and 0. Erasing a member
-- lowers the counts of the others before the rows above are deleted with the member.
create table follow_counts (
  user_id uuid primary key references users (id) on delete cascade,
  followers int not null default 0 check (followers >= 0),
  following int not null default 0 check (following >= 0)
) with (fillfactor = 70);

-- People are found by the beginning of a username, of a name, of the rest of a name after its first word, and of its
-- last word. The indexes are read in order, so that a beginning that thousands of names share costs no more than a rare
-- one. A name of one word is in all three: a partial index would leave the planner without statistics, and it would
-- sort thousands.
create index users_by_username_beginning on users (lower(username) text_pattern_ops);
create index users_by_name_beginning on users (lower(display_name) text_pattern_ops);
create index users_by_later_names on users (
  lower(substr(display_name, strpos(display_name, ' ') + 1)) text_pattern_ops
);
create index users_by_last_name on users (lower(substring(display_name from '[^ ]+$')) text_pattern_ops);

-- They are also found by similarity, in case of a typo. The extension is trusted: the owner of the database may create
-- it.
create extension if not exists pg_trgm;
create index users_by_likeness on users using gin ((username || ' ' || display_name) gin_trgm_ops);

-- The key answers "which of this page's sessions did I like" from the reader's own rows, so a like is stored with the
-- member who likes. owner_id is the member whose session it is: on a sharded installation it says where the session and
-- its count are, without asking every shard.
create table session_likes (
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null,
  owner_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, session_id),
  foreign key (owner_id, session_id) references practice_sessions (user_id, id) on delete cascade
);

create index session_likes_by_session on session_likes (owner_id, session_id);

-- Counting on the wide session row was about ten times slower when we measured it. No row means no like yet, so that
-- logging a session writes nothing here.
create table session_like_counts (
  owner_id uuid not null,
  session_id uuid not null,
  likes int not null default 0 check (likes >= 0),
  primary key (owner_id, session_id),
  foreign key (owner_id, session_id) references practice_sessions (user_id, id) on delete cascade
) with (fillfactor = 70);

-- A block hides two members from each other, so it is looked up from both sides.
create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_not_oneself check (blocker_id <> blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id, blocker_id);
create index blocks_own on blocks (blocker_id, created_at, blocked_id);

create table mutes (
  muter_id uuid not null references users (id) on delete cascade,
  muted_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (muter_id, muted_id),
  constraint mutes_not_oneself check (muter_id <> muted_id)
);

create index mutes_by_muted on mutes (muted_id);
create index mutes_own on mutes (muter_id, created_at, muted_id);

-- The operators' queue. A report outlives the member who made it and the session it is about, but not the reported
-- member: without that member, there is no one to act on.
create table reports (
  id uuid primary key,
  reporter_id uuid references users (id) on delete set null,
  reported_id uuid not null references users (id) on delete cascade,
  session_id uuid,
  reason text not null check (char_length(reason) between 1 and 1000),
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  kind text not null default 'other' check (kind in ('worry', 'unkind', 'selling', 'other')),
  -- The outcomes, once the report is closed.
  outcomes text[] check (
    outcomes <@ array['hidden', 'warned', 'suspended', 'closed'] and (outcomes is null or resolved_at is not null)
  ),
  -- When the operators were notified by email.
  told_at timestamptz,
  foreign key (reported_id, session_id) references practice_sessions (user_id, id) on delete set null (session_id),
  constraint reports_not_oneself check (reporter_id <> reported_id)
);

-- Reports that express worry about a person come first, then the oldest.
create index reports_queue on reports ((case kind when 'worry' then 0 else 1 end), id) where resolved_at is null;
create index reports_untold on reports (id) where told_at is null;
create index reports_told on reports (told_at) where told_at is not null;
create index reports_by_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_by_reported on reports (reported_id, session_id);

-- Sessions that moderators have hidden. Not tied to the session, so that deleting and restoring it changes nothing.
create table hidden_sessions (
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null,
  hidden_at timestamptz not null,
  primary key (user_id, session_id)
);

-- Tables for later, without screens so far: direct messages and live practice rooms.

-- Stored with the recipient. Erasing either side erases the message, because it belongs to both.
create table direct_messages (
  recipient_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  sender_id uuid not null references users (id) on delete cascade,
  message text not null check (char_length(message) between 1 and 5000),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (recipient_id, id),
  constraint direct_messages_not_oneself check (sender_id <> recipient_id)
);

create index direct_messages_by_sender on direct_messages (sender_id, id);

-- A room belongs to its host and is deleted with the host.
create table live_rooms (
  room_id uuid primary key,
  host_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  description text check (char_length(description) <= 1000),
  limb_type text
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  is_private boolean not null default false,
  max_participants smallint not null default 10 check (max_participants >= 2),
  start_time timestamptz not null,
  end_time timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_time >= start_time)
);

create index live_rooms_by_host on live_rooms (host_id);

-- Someone who leaves and comes back has a row for each stay.
create table room_participants (
  user_id uuid not null references users (id) on delete cascade,
  room_id uuid not null references live_rooms (room_id) on delete cascade,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (user_id, room_id, joined_at),
  check (left_at >= joined_at)
);

create index room_participants_by_room on room_participants (room_id);
