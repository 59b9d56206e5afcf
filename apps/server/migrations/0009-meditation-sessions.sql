-- What a timer knows beyond the practice itself. Limb, duration and notes are in the ledger row with the same id:
-- two copies of them would drift apart as soon as one is edited.
create table meditation_sessions (
  user_id uuid not null,
  id uuid not null,
  ambient_sound text
    check (ambient_sound in ('rain', 'ocean', 'forest', 'tibetan', 'wind', 'cafe', 'flute', 'fire')),
  completed_at timestamptz not null,
  -- Finished before the chosen time was over.
  interrupted boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  -- Deferred, because sit and practice point at each other and one of the two must be written first.
  foreign key (user_id, id) references practice_sessions (user_id, id)
    on delete cascade deferrable initially deferred
);

-- With this second arrow, deleting either of the two deletes both.
alter table practice_sessions
  add foreign key (user_id, meditation_session_id) references meditation_sessions (user_id, id)
  on delete cascade deferrable initially deferred;

create index practice_sessions_of_sits on practice_sessions (user_id, meditation_session_id)
  where meditation_session_id is not null;
