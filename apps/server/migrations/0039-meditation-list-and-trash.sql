-- What the device that sat calls the sit: sent twice, however late, it is saved once. Our own ids stay our own, because
-- the feed is read in their order.
alter table meditation_sessions add column client_id uuid;
create unique index meditation_sessions_once on meditation_sessions (user_id, client_id);

-- The member's sits, the latest first.
create index meditation_sessions_own on meditation_sessions (user_id, completed_at desc, id desc);

-- What a deleted practice was as a sit. It goes for good together with the practice in the trash.
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
  -- Deferred, because the sit is copied before its practice is deleted and takes it along.
  foreign key (user_id, id) references deleted_practice_sessions (user_id, id)
    on delete cascade deferrable initially deferred
);
