-- Apart from users: secrets are read at sign-in only, and no query for a profile can carry them along.
-- Two-factor sign-in is on when `secret` is set.
create table two_factor (
  user_id uuid primary key references users (id) on delete cascade,
  -- Both secrets are encrypted (AES-256-GCM) with a key that is not in the database.
  secret bytea,
  enabled_at timestamptz,
  -- The newest TOTP time step that was accepted: a step opens the door once.
  last_step bigint,
  -- A setup that was begun and not yet confirmed leaves the working secret alone.
  pending_secret bytea,
  pending_expires_at timestamptz,
  check ((secret is null) = (enabled_at is null)),
  check ((pending_secret is null) = (pending_expires_at is null))
);

-- Ten at a time, replaced together. The hash is the key: unique per member, and used up by one update.
create table backup_codes (
  user_id uuid not null references users (id) on delete cascade,
  code bytea not null check (octet_length(code) = 32),
  used boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, code)
);

-- A sign-in that has passed its first factor and waits for the second. Attempts are counted here and not in a
-- cache, because the limit must hold when the cache is gone.
create table two_factor_sign_ins (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the temporary token; it is found by member and token together.
  token bytea not null check (octet_length(token) = 32),
  attempts smallint not null default 0 check (attempts between 0 and 5),
  used boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, token)
);

create index two_factor_sign_ins_by_expiry on two_factor_sign_ins (expires_at);
