-- user_id1 invited user_id2. Declining or parting removes the row, so that either may ask again.
create table practice_buddies (
  user_id1 uuid not null references users (id) on delete cascade,
  user_id2 uuid not null references users (id) on delete cascade,
  status text not null default 'active' check (status in ('invited', 'active')),
  created_at timestamptz not null default now(),
  primary key (user_id1, user_id2),
  constraint practice_buddies_not_oneself check (user_id1 <> user_id2)
);

-- One row for a pair, whoever asked first.
create unique index practice_buddies_pair_key
  on practice_buddies (least(user_id1, user_id2), greatest(user_id1, user_id2));
create index practice_buddies_by_second on practice_buddies (user_id2);

create table educational_content (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 200),
  content text not null check (char_length(content) <= 50000),
  category text not null check (char_length(category) <= 50),
  limb_type text
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  difficulty text not null default 'beginner' check (difficulty in ('beginner', 'intermediate', 'advanced')),
  -- Minutes.
  read_time smallint not null check (read_time > 0),
  -- Articles stay when their author leaves; our own have none.
  author_id uuid references users (id) on delete set null,
  is_published boolean not null default true,
  created_at timestamptz not null default now()
);

create index educational_content_by_author on educational_content (author_id) where author_id is not null;
