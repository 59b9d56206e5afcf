-- A member's archive, which is being made or is ready. The file itself is in storage. There is one at a time, and a new
-- archive replaces the last.
create table archives (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  progress double precision not null default 0 check (progress between 0 and 1),
  bytes bigint check (bytes > 0),
  created_at timestamptz not null,
  -- After this moment it is deleted, whether or not it was downloaded.
  expires_at timestamptz,
  check ((state = 'ready') = (bytes is not null and expires_at is not null))
);

create index archives_by_age on archives (created_at);

create table imports (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  source text not null check (source in ('archive', 'table', 'apple-health')),
  name text not null check (char_length(name) between 1 and 255),
  state text not null default 'receiving'
    check (state in ('receiving', 'reading', 'refused', 'checked', 'added', 'undone')),
  refusal text check (refusal in ('not-an-archive', 'newer-version', 'damaged', 'too-large', 'unsafe')),
  received int not null default 0 check (received >= 0),
  -- What the import would change, or has changed.
  counts jsonb,
  created_at timestamptz not null,
  added_at timestamptz,
  primary key (user_id, id),
  check ((state = 'refused') = (refusal is not null))
);

create index imports_by_age on imports (created_at);

-- The rows of an import, as they will be added. Once they are added, two kinds stay here: invalid rows, without their
-- content, and rows whose table has no column for the import.
create table import_rows (
  user_id uuid not null,
  import_id uuid not null,
  -- The row's position in the file, from 0.
  number int not null check (number >= 0),
  kind text check (
    kind in (
      'practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio', 'picture', 'portrait', 'reading',
      'exchange', 'hidden', 'challenge', 'calendar', 'setting', 'privacy'
    )
  ),
  entry jsonb,
  fault text,
  is_new boolean not null default false,
  primary key (user_id, import_id, number),
  foreign key (user_id, import_id) references imports (user_id, id) on delete cascade,
  check ((kind is not null and entry is not null) <> (fault is not null))
);

-- Stats that a member shows to anyone who has the link, frozen as they were when shared.
create table shared_pages (
  user_id uuid not null references users (id) on delete cascade,
  -- Chosen by the device, so that a repeated request creates one page.
  id uuid not null,
  -- SHA-256 of the token in the link.
  token bytea not null unique check (octet_length(token) = 32),
  figures jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  primary key (user_id, id)
);
create index shared_pages_by_expiry on shared_pages (expires_at);

-- A member's printable report, which is being made or is ready. The PDF itself is in storage. There is one at a time,
-- as with archives.
create table practice_reports (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  -- The request: the days it covers, and whether it shows notes.
  range text not null default 'all-time' check (range in ('last-30-days', 'last-90-days', 'this-year', 'all-time')),
  with_notes boolean not null default false,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  progress double precision not null default 0 check (progress between 0 and 1),
  bytes bigint check (bytes > 0),
  created_at timestamptz not null,
  -- After this moment it is deleted, whether or not it was downloaded.
  expires_at timestamptz,
  check ((state = 'ready') = (bytes is not null and expires_at is not null))
);

create index practice_reports_by_age on practice_reports (created_at);
