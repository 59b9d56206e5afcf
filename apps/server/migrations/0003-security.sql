-- Separate from users: secrets are read only at sign-in, and no query for a profile can include them.
-- Two-factor authentication is on when `secret` is set.
create table two_factor (
  user_id uuid primary key references users (id) on delete cascade,
  -- Both secrets are encrypted (AES-256-GCM) with a key that is not in the database.
  secret bytea,
  enabled_at timestamptz,
  -- The newest TOTP time step that was accepted: each step works only once.
  last_step bigint,
  -- A setup that was started but not confirmed doesn't replace the working secret.
  pending_secret bytea,
  pending_expires_at timestamptz,
  check ((secret is null) = (enabled_at is null)),
  check ((pending_secret is null) = (pending_expires_at is null))
);

-- Codes are created ten at a time and replaced together. The hash is part of the key, so it is unique per member, and a
-- single update uses it up.
create table backup_codes (
  user_id uuid not null references users (id) on delete cascade,
  code bytea not null check (octet_length(code) = 32),
  used boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, code)
);

-- A sign-in that has passed its first step and waits for the second. Attempts are counted here and not in a cache,
-- because the limit must hold even without the cache.
create table two_factor_sign_ins (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the temporary token; rows are found by member and token together.
  token bytea not null check (octet_length(token) = 32),
  attempts smallint not null default 0 check (attempts between 0 and 5),
  used boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, token)
);

create index two_factor_sign_ins_by_expiry on two_factor_sign_ins (expires_at);

-- Wrong two-factor codes of the last day. A row is written before the code is checked, and removed if it was right.
create table two_factor_attempts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('totp', 'backup')),
  -- SHA-256 of the cookie in a browser that the member has used before, which has its own count. Empty for all other
  -- browsers.
  browser bytea check (octet_length(browser) = 32),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

create index two_factor_attempts_by_age on two_factor_attempts (created_at);

-- Codes sent to a known member: to verify or change a contact, to recover without phone and backup codes, or, to their
-- own verified address, to prove their identity before a final step.
create table verification_codes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  type text not null check (type in ('email', 'phone')),
  -- The address or number that the code was sent to. It proves no other.
  contact text not null check (char_length(contact) <= 254),
  purpose text not null check (
    purpose in ('verify-contact', 'change-contact', 'two-factor-recovery', 'confirm-owner')
  ),
  -- Keyed hash (HMAC-SHA-256) of the six digits.
  code bytea not null check (octet_length(code) = 32),
  attempts smallint not null default 0 check (attempts between 0 and 5),
  used boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- The limits on sending count per contact, no matter which member asks.
create index verification_codes_by_contact on verification_codes (contact, created_at desc);

-- Emailed links that verify an address. Members may open them without being signed in, so they are found by the hash of
-- the link's secret.
create table email_verifications (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  email text not null check (char_length(email) <= 254),
  code bytea not null unique check (octet_length(code) = 32),
  verified boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

create index email_verifications_by_email on email_verifications (lower(email), created_at desc);

create table security_logs (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  event_type text not null check (char_length(event_type) <= 64 and event_type ~ '^[a-z0-9_]+$'),
  details text check (char_length(details) <= 500),
  ip_address inet,
  timestamp timestamptz not null default now(),
  primary key (user_id, id)
);

-- Recovery for a member who has lost both phone and backup codes: they ask from a verified email address and wait.
-- There is one at a time. A device that is still signed in can cancel it, which deletes the row.
create table two_factor_recoveries (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  -- SHA-256 of the secret in the emailed link.
  token bytea not null unique check (octet_length(token) = 32),
  available_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (available_at < expires_at)
);
