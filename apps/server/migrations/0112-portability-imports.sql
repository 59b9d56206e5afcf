create table imports (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  source text not null check (source in ('archive', 'table', 'apple-health')),
  name text not null check (char_length(name) between 1 and 255),
  state text not null default 'receiving'
    check (state in ('receiving', 'reading', 'refused', 'checked', 'added', 'undone')),
  refusal text check (refusal in ('not-an-archive', 'newer-version', 'damaged', 'too-large', 'unsafe')),
  received int not null default 0 check (received >= 0),
  -- What adding would change, or has changed.
  counts jsonb,
  created_at timestamptz not null,
  added_at timestamptz,
  primary key (user_id, id),
  check ((state = 'refused') = (refusal is not null))
);

create index imports_by_age on imports (created_at);

-- What an import brings, as it will be added. Once it is added, only broken rows stay, without their content, and what
-- has no column of its own for the import it came with.
create table import_rows (
  user_id uuid not null,
  import_id uuid not null,
  -- In the file, from 0.
  number int not null check (number >= 0),
  kind text check (kind in ('practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio')),
  entry jsonb,
  fault text,
  is_new boolean not null default false,
  primary key (user_id, import_id, number),
  foreign key (user_id, import_id) references imports (user_id, id) on delete cascade,
  check ((kind is not null and entry is not null) <> (fault is not null))
);
