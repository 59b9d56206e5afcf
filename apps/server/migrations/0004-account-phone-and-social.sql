-- Codes for signing in or up by phone. There may be no member yet, so the number is the key; the rows are short
-- lived and removed by age, which is also how they leave with an erased member.
create table phone_verifications (
  id uuid primary key,
  phone text not null check (char_length(phone) <= 20 and phone ~ '^\+[1-9][0-9]+$'),
  -- A code sent for one purpose is worthless for the other.
  purpose text not null check (purpose in ('sign-in', 'sign-up')),
  -- Keyed hash (HMAC-SHA-256) of the six digits: a plain hash of so few could be tried through in no time.
  code bytea not null check (octet_length(code) = 32),
  attempts smallint not null default 0 check (attempts between 0 and 5),
  verified boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- Finds the newest code of a number and counts what was sent to it in the last minute and day.
create index phone_verifications_by_phone on phone_verifications (phone, created_at desc);
create index phone_verifications_by_age on phone_verifications (created_at);

-- Who a member is at a provider: provider and subject decide, never the email the provider tells.
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
