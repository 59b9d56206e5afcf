-- One row per signed-in device: the family of its refresh tokens. Access tokens carry (user_id, id), so ending
-- the row ends them too. What a device shows about itself stays the same while its tokens rotate.
create table login_sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- SHA-256 of the browser's HttpOnly cookie; empty for sessions that were not born in a browser.
  cookie_hash bytea check (octet_length(cookie_hash) = 32),
  created_by_ip inet,
  user_agent text check (char_length(user_agent) <= 512),
  device_id text check (char_length(device_id) <= 255),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- The absolute end, however often the tokens rotate.
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (user_id, id)
);

create index login_sessions_by_expiry on login_sessions (expires_at);

-- Each use of a refresh token makes its successor by HMAC of the token, so the link between the two needs no
-- column: a repeated request derives the same successor and finds it by its hash. The parent stays good until
-- the successor's own `rotated_at` is set, plus a short grace; a later use revokes the family.
create table refresh_tokens (
  user_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  -- SHA-256: a copy of this table cannot sign anyone in.
  token bytea not null unique check (octet_length(token) = 32),
  rotated_at timestamptz,
  -- Moves with idleness; the family's expires_at is the outer bound.
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, session_id, id),
  foreign key (user_id, session_id) references login_sessions (user_id, id) on delete cascade
);

create index refresh_tokens_by_expiry on refresh_tokens (expires_at);

create table password_reset_tokens (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  token bytea not null unique check (octet_length(token) = 32),
  expires_at timestamptz not null,
  used boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
