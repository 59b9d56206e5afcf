-- The details that a sit adds to its practice. Limb, duration and notes are in the ledger row with the same id: two
-- copies would drift apart as soon as one is edited.
create table meditation_sessions (
  user_id uuid not null,
  id uuid not null,
  ambient_sound text
    check (ambient_sound in ('rain', 'ocean', 'forest', 'tibetan', 'wind', 'cafe', 'flute', 'fire')),
  completed_at timestamptz not null,
  -- The member ended it before the chosen time was over.
  interrupted boolean not null default false,
  created_at timestamptz not null default now(),
  -- The device's own id for the sit. A sit that is sent again, however late, is saved only once. This isn't the row's
  -- id, because the feed is sorted by that.
  client_id uuid,
  primary key (user_id, id),
  -- Deferred, because sit and practice point at each other and one of the two must be written first.
  foreign key (user_id, id) references practice_sessions (user_id, id)
    on delete cascade deferrable initially deferred
);

create unique index meditation_sessions_once on meditation_sessions (user_id, client_id);

-- The member's sits, newest first.
create index meditation_sessions_own on meditation_sessions (user_id, completed_at desc, id desc);

-- With this second foreign key, deleting either of the two deletes both.
alter table practice_sessions
  add foreign key (user_id, meditation_session_id) references meditation_sessions (user_id, id)
  on delete cascade deferrable initially deferred;

create index practice_sessions_of_sits on practice_sessions (user_id, meditation_session_id)
  where meditation_session_id is not null;

-- The sit of a deleted practice. It is deleted for good together with the practice in the trash.
create table deleted_meditation_sessions (
  user_id uuid not null,
  id uuid not null,
  ambient_sound text
    check (ambient_sound in ('rain', 'ocean', 'forest', 'tibetan', 'wind', 'cafe', 'flute', 'fire')),
  completed_at timestamptz not null,
  interrupted boolean not null,
  client_id uuid,
  created_at timestamptz not null,
  primary key (user_id, id),
  -- Deferred, because the sit is copied here before its practice is moved to the trash.
  foreign key (user_id, id) references deleted_practice_sessions (user_id, id)
    on delete cascade deferrable initially deferred
);
