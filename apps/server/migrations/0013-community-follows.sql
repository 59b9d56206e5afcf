-- A row is an accepted follow. The key is the pair; the first column serves the reader's feed (whom do I follow),
-- the index the other side (who follows me, newest first).
create table followers (
  follower_id uuid not null references users (id) on delete cascade,
  following_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, following_id),
  constraint followers_not_oneself check (follower_id <> following_id)
);

create index followers_by_following on followers (following_id, created_at desc, follower_id);

-- Asked of a member who approves followers first. A row means it waits: accepting moves it to followers, declining
-- removes it. Kept apart so that no reader of followers can mistake a wish for a follow.
create table follow_requests (
  follower_id uuid not null references users (id) on delete cascade,
  following_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, following_id),
  constraint follow_requests_not_oneself check (follower_id <> following_id)
);

create index follow_requests_by_following on follow_requests (following_id, created_at desc, follower_id);

-- Change with every follow, so they are apart from the wide users row. No row means 0 and 0. Erasing a member
-- lowers the counts of the others before the rows above cascade away.
create table follow_counts (
  user_id uuid primary key references users (id) on delete cascade,
  followers int not null default 0 check (followers >= 0),
  following int not null default 0 check (following >= 0)
) with (fillfactor = 70);
