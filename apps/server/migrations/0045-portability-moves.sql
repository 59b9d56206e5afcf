-- Owned by the feature `portability`: members who move here from another installation, and those who move away. Each
-- member has one move in each direction, and another one takes its place.
create table moves (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  -- The origin of the other installation.
  peer text not null check (char_length(peer) <= 255),
  state text not null default 'asking' check (state in ('asking', 'fetching', 'fetched', 'refused')),
  refusal text check (refusal in ('expired', 'private', 'too-large', 'answer-wrong', 'failed-there', 'dropped')),
  -- SHA-256 of the state with which the member was sent there.
  state_hash bytea not null check (octet_length(state_hash) = 32),
  -- When the member came back with a code, so that it isn't exchanged twice at once.
  answered_at timestamptz,
  -- Encrypted, because it opens an archive there. Gone once the other installation has been told.
  token bytea,
  token_expires_at timestamptz,
  bytes bigint check (bytes > 0),
  received bigint not null default 0 check (received >= 0),
  import_id uuid not null,
  created_at timestamptz not null,
  told_at timestamptz,
  check ((state = 'refused') = (refusal is not null))
);
create index moves_by_age on moves (created_at);

create table departures (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  -- The origin of the other installation.
  peer text not null check (char_length(peer) <= 255),
  -- SHA-256 of the code, which works once, and the challenge that its verifier must meet.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  code_challenge text not null check (char_length(code_challenge) = 43),
  code_expires_at timestamptz not null,
  exchanged_at timestamptz,
  token_hash bytea check (octet_length(token_hash) = 32),
  token_expires_at timestamptz,
  -- The one archive that the token opens.
  archive_id uuid,
  created_at timestamptz not null,
  arrived_at timestamptz
);
create unique index departures_by_code on departures (code_hash);
create unique index departures_by_token on departures (token_hash);
create index departures_by_age on departures (created_at);

-- What the other installation fetches: only what an import reads.
create table move_archives (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  progress double precision not null default 0 check (progress >= 0 and progress <= 1),
  bytes bigint check (bytes > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  check ((state = 'ready') = (bytes is not null and expires_at is not null))
);
create index move_archives_by_age on move_archives (created_at);
