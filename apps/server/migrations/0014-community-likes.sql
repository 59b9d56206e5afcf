-- The key answers "which of this page's sessions did I like" from the reader's own rows, so a like lives with the
-- one who likes. owner_id is the member whose session it is: on a sharded installation it says where the session
-- and its count are, without asking every shard.
create table session_likes (
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null,
  owner_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, session_id),
  foreign key (owner_id, session_id) references practice_sessions (user_id, id) on delete cascade
);

create index session_likes_by_session on session_likes (owner_id, session_id);

-- Counting on the wide session row was measured about ten times slower. No row means no like yet, so that logging
-- a session writes nothing here.
create table session_like_counts (
  owner_id uuid not null,
  session_id uuid not null,
  likes int not null default 0 check (likes >= 0),
  primary key (owner_id, session_id),
  foreign key (owner_id, session_id) references practice_sessions (user_id, id) on delete cascade
) with (fillfactor = 70);
