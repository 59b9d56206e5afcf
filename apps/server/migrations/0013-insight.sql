-- Suggestions that a member doesn't want to see for a while, until the practice day `until`.
create table hidden_recommendations (
  user_id uuid not null references users (id) on delete cascade,
  limb_type text not null check (
    limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')
  ),
  until date not null,
  primary key (user_id, limb_type)
);

-- A reflection on a month of the member's log. Deleting it leaves an empty row, so that it isn't written again.
create table reflections (
  user_id uuid not null references users (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- The text, and exactly the data it was based on.
  content jsonb,
  read jsonb,
  source text not null check (source in ('rules', 'model')),
  made_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, month),
  check ((deleted_at is null) = (content is not null)),
  check ((deleted_at is null) = (read is not null))
);

-- Whether members want a reflection at the start of each month. Members without a row haven't been asked.
create table reflection_choices (
  user_id uuid primary key references users (id) on delete cascade,
  choice text not null check (choice in ('monthly', 'no')),
  changed_at timestamptz not null
);
