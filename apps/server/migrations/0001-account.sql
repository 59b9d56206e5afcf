-- Conventions of all tables: the application creates the ids, which are UUIDv7 and sort by time, so there is no default
-- here. Closed sets are text with `check (… in (…))`, from which the TypeScript unions are generated. The primary key
-- of every personal table starts with user_id: a member's rows are close together on disk, and the same column can
-- become the shard key without a redesign. Only values that must be unique or found across members (names and contacts,
-- tokens, a session's id alone) would then need lookup tables. Nothing else crosses shards.

-- One key for all spellings of a username: composed or decomposed, capital or small, ς or σ, ß or ss, İ, ı or i. Only
-- this function makes it, because two programming languages never agree on every letter.
create function username_key(name text) returns text
  language sql immutable strict parallel safe
  return normalize(
    replace(upper(lower(normalize(name, NFKC) collate "und-x-icu")), U&'\0307', ''), NFKC
  );

create table users (
  id uuid primary key,
  -- No @ or +, not all digits: a username can never be mistaken for an email or a phone number at sign-in.
  username text not null check (
    char_length(username) <= 50 and username ~ '^[^@+[:space:]]+$' and username !~ '^[[:digit:]]+$'
  ),
  -- True for members who signed up by phone or provider and may choose their own name once.
  username_generated boolean not null default false,
  -- Empty for members who signed up by phone or with a provider that shares no address.
  email text check (char_length(email) <= 254 and email like '%_@_%'),
  phone text check (char_length(phone) <= 20 and phone ~ '^\+[1-9][0-9]+$'),
  -- The pattern is a safeguard: a password that was not hashed cannot be stored.
  password text check (char_length(password) <= 255 and password like '$argon2id$%'),
  display_name text not null check (char_length(display_name) between 1 and 100),
  bio text check (char_length(bio) <= 500),
  profile_image text check (char_length(profile_image) <= 2048),
  is_verified boolean not null default false,
  email_verified boolean not null default false,
  phone_verified boolean not null default false,
  login_provider text not null default 'email'
    check (login_provider in ('email', 'phone', 'google', 'facebook', 'apple')),
  provider_id text check (char_length(provider_id) <= 255),
  -- An invited member must not prevent the erasure of the member who invited them.
  referred_by uuid references users (id) on delete set null,
  -- "Today" is the date in this zone, after subtracting the minutes after midnight at which the day ends.
  zone text not null default 'UTC' check (char_length(zone) between 1 and 64),
  day_ends_at smallint not null default 0 check (day_ends_at between 0 and 360),
  -- Set when the member asks to be erased; the rows are deleted once this moment has passed.
  erasure_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- True until the member chooses a zone; after that, a device in another zone no longer changes it.
  zone_follows_device boolean not null default true,
  username_key text not null generated always as (username_key(username)) stored,
  -- Above 0 for members who took another member's name in a different spelling before we refused that. They keep their
  -- name.
  username_twin smallint not null default 0,
  -- SHA-256 of the idempotency key of the registration, valid for a day. Repeating the registration with that key signs
  -- the member in.
  registration_key bytea check (octet_length(registration_key) = 32),
  -- A suspended member can't sign in and isn't shown to others; their data stays. Without `suspended_until`, the
  -- suspension lasts until it is lifted.
  suspended_at timestamptz,
  suspended_until timestamptz,
  suspension_reason text check (char_length(suspension_reason) between 1 and 500),
  check (email is not null or not email_verified),
  check (phone is not null or not phone_verified),
  constraint users_suspension_check check (
    case when suspended_at is null then suspended_until is null and suspension_reason is null
      else suspension_reason is not null and (suspended_until is null or suspended_until > suspended_at) end
  )
);

create unique index users_username_key on users (lower(username));
create unique index users_username_spelling_key on users (username_key, username_twin);
create unique index users_email_key on users (lower(email));
create unique index users_phone_key on users (phone);
create index users_by_referrer on users (referred_by) where referred_by is not null;
create index users_due_for_erasure on users (erasure_due_at) where erasure_due_at is not null;
create index users_suspension_ends on users (suspended_until) where suspended_until is not null;
-- Other members don't see members who are leaving or suspended. Every list checks this for each person, so there is an
-- index with only those few.
create index users_away on users (id) where erasure_due_at is not null or suspended_at is not null;

-- One row per signed-in device, for the family of its refresh tokens. Access tokens name (user_id, id), so ending the
-- row ends them too. The device's description stays the same while its tokens rotate.
create table login_sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- SHA-256 of the browser's HttpOnly cookie; empty for sessions that didn't start in a browser.
  cookie_hash bytea check (octet_length(cookie_hash) = 32),
  created_by_ip inet,
  user_agent text check (char_length(user_agent) <= 512),
  device_id text check (char_length(device_id) <= 255),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- The session ends then, no matter how often the tokens rotate.
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- When the member last proved their identity with a passkey, without signing in again.
  proven_at timestamptz,
  primary key (user_id, id)
);

create index login_sessions_by_expiry on login_sessions (expires_at);
-- Every API process polls for recently ended sessions.
create index login_sessions_by_end on login_sessions (revoked_at) where revoked_at is not null;

-- Each use of a refresh token derives its successor by HMAC, so the link between the two needs no column: a repeated
-- request derives the same successor and finds it by its hash. The parent stays valid until the successor's own
-- `rotated_at` is set, plus a short grace period; a later use revokes the family.
create table refresh_tokens (
  user_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  -- SHA-256: no one can sign in with a copy of this table.
  token bytea not null unique check (octet_length(token) = 32),
  rotated_at timestamptz,
  -- Extended with each use, up to the family's expires_at.
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
  -- Keyed hash of the person who asked for the email. Each person has a budget, so that no one can use up someone
  -- else's.
  asker bytea check (octet_length(asker) = 32),
  primary key (user_id, id)
);

-- Codes sent by text, for every purpose, so that all texts to a number are counted in one place. For signing in or up
-- there may be no member yet, so the number is the key. The rows are short-lived and deleted by age, including those of
-- an erased member.
create table phone_verifications (
  id uuid primary key,
  phone text not null check (char_length(phone) <= 20 and phone ~ '^\+[1-9][0-9]+$'),
  -- A code sent for one purpose doesn't work for the others.
  purpose text not null check (purpose in ('sign-in', 'sign-up', 'verify-contact', 'confirm-owner')),
  -- Keyed hash (HMAC-SHA-256): with a plain hash, all six-digit codes could be tried quickly.
  code bytea not null check (octet_length(code) = 32),
  attempts smallint not null default 0 check (attempts between 0 and 5),
  verified boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- Codes for signing in or up belong to no one yet.
  user_id uuid references users (id) on delete cascade,
  -- The number's country, and when the text was sent, if it was. Both reveal fraud that makes money from our texts.
  country text check (country ~ '^[A-Z]{2}$'),
  sent_at timestamptz,
  constraint phone_verifications_member_check check ((user_id is null) = (purpose in ('sign-in', 'sign-up')))
);

-- Finds the newest code of a number and counts the texts sent to it in the last minute and day.
create index phone_verifications_by_phone on phone_verifications (phone, created_at desc);
create index phone_verifications_by_age on phone_verifications (created_at);
create index phone_verifications_by_member on phone_verifications (user_id) where user_id is not null;
create index phone_verifications_sent on phone_verifications (country, sent_at) where sent_at is not null;

-- A member's identity at a provider. Only provider and subject identify the member, never the provider's email.
create table social_logins (
  user_id uuid not null references users (id) on delete cascade,
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  provider_id text not null check (char_length(provider_id) <= 255),
  email text check (char_length(email) <= 254),
  name text check (char_length(name) <= 200),
  profile_picture text check (char_length(profile_picture) <= 2048),
  -- Encrypted with a key that is not in the database.
  access_token bytea,
  refresh_token bytea,
  created_at timestamptz not null default now(),
  primary key (user_id, provider),
  unique (provider, provider_id)
);

-- Public keys only: no one can sign in with a copy of this table.
create table passkeys (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  -- Chosen by the authenticator. Identifies the key that signed.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 2000),
  -- Grows with each use, or stays at 0. A counter that goes back may mean that the passkey was copied.
  counter bigint not null check (counter between 0 and 4294967295),
  -- How the browser reaches the authenticator, as reported by the browser.
  transports text[] not null check (cardinality(transports) <= 10),
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (user_id, id)
);

create index passkeys_by_member on passkeys (user_id, created_at desc);

-- A challenge works once: any answer deletes it, right or wrong.
create table passkey_challenges (
  -- SHA-256 of the challenge.
  challenge bytea primary key check (octet_length(challenge) = 32),
  purpose text not null check (purpose in ('add', 'sign-in', 'second-step', 'confirm-owner')),
  -- Empty when someone starts to sign in, because we don't know yet who it is.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  check ((user_id is null) = (purpose = 'sign-in'))
);

create index passkey_challenges_by_member on passkey_challenges (user_id);
create index passkey_challenges_by_age on passkey_challenges (expires_at);

-- A browser on its way to a provider. The row names no one, because we learn who it is only when they come back. Then
-- the row is deleted, so that it works only once.
create table social_starts (
  -- SHA-256 of the state that the browser keeps.
  state bytea primary key check (octet_length(state) = 32),
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  purpose text not null check (purpose in ('sign-in', 'link')),
  -- SHA-256 of the browser's cookie: the result belongs to this browser.
  browser bytea not null check (octet_length(browser) = 32),
  expires_at timestamptz not null
);

create index social_starts_by_end on social_starts (expires_at);

-- A member who signs in at a provider again, to prove their identity. Unlike a browser in social_starts, they are known
-- from the start. When they come back, this row is replaced by one with the proof, which is deleted when the proof is
-- used.
create table provider_proofs (
  user_id uuid not null,
  -- The login session that started it, and the only one that can use the proof.
  session_id uuid not null,
  -- SHA-256 of the state while the member is away, and of the proof once they are back.
  token bytea not null unique check (octet_length(token) = 32),
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  is_proven boolean not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, session_id, token),
  foreign key (user_id, session_id) references login_sessions (user_id, id) on delete cascade
);

create index provider_proofs_by_end on provider_proofs (expires_at);
