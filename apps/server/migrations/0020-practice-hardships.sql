-- What a member notes when a practice was hard. Only they ever see it, so it is in a table of its own: nothing that
-- shows a practice to other people reads it.
create table practice_hardships (
  user_id uuid not null,
  session_id uuid not null,
  severity text check (severity in ('little', 'quite', 'very')),
  words text[] not null default '{}' check (
    cardinality(words) <= 3
    and words <@ array[
      'anxious', 'restless', 'low', 'angry', 'old_memories', 'cut_off', 'numb', 'unreal', 'aching', 'sleepless',
      'lights_or_sounds'
    ]
  ),
  created_at timestamptz not null default now(),
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references practice_sessions (user_id, id) on delete cascade
);

-- A practice that was only hard has no feeling after.
alter table practice_sessions drop constraint practice_sessions_feelings_known;
alter table practice_sessions add constraint practice_sessions_feelings_known check (
  meditation_session_id is not null or import_id is not null or before_feeling is not null
) not valid;

-- The hardship of a deleted session, restored with it.
alter table deleted_practice_sessions add column hardship jsonb;

-- A report has hard endings only if the member asks for them.
alter table practice_reports add column with_hard boolean not null default false;
