-- Grows with every new follow of this member, in the same transaction.
alter table follow_counts add column follows_version int not null default 0;

-- The newest sessions of everyone that a member with many follows follows. Follows from other rows, lives for hours, and
-- may be deleted at any time.
create table timelines (
  user_id uuid primary key references users (id) on delete cascade,
  -- From this session on it has every session. Null while it is being filled.
  oldest uuid,
  -- What the member followed when it was filled.
  follows_version int not null default 0,
  -- Authors with so many followers that their sessions are merged in when it is read.
  popular uuid[] not null default '{}',
  -- The latest filling, which is the only one that may say that the timeline is complete.
  filling uuid not null,
  filled_at timestamptz not null
);

-- An entry may be out of date: the one who reads it checks that the session is still there for the member.
create table timeline_sessions (
  user_id uuid not null references timelines (user_id) on delete cascade,
  session_id uuid not null,
  author_id uuid not null references users (id) on delete cascade,
  primary key (user_id, session_id)
);

create index timeline_sessions_by_author on timeline_sessions (author_id);
