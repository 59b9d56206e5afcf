-- A member who lost both phone and backup codes asks by a verified email and waits. One at a time; whoever is
-- still signed in can call it off, which removes the row.
create table two_factor_recoveries (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  -- SHA-256 of the secret in the mailed link.
  token bytea not null unique check (octet_length(token) = 32),
  available_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (available_at < expires_at)
);

-- A sign-in that waits for its second factor is kept for a day, because attempts are also limited per day.
create index two_factor_sign_ins_by_age on two_factor_sign_ins (user_id, created_at);
