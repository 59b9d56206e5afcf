-- Conventions of all tables: ids are UUIDv7 made by the application (they sort by time, so no default here);
-- closed sets are text with `check (… in (…))`, from which the TypeScript unions are generated.
-- Every personal table leads its primary key with user_id: a member's rows lie together on disk, and the same
-- column can become the shard key without a redesign. What must be unique or found across members (names and
-- contacts, tokens, a session's bare id) would then get lookup tables; nothing else crosses.

create table users (
  id uuid primary key,
  -- No @ or +, not all digits: a username can never be mistaken for an email or a phone number at sign-in.
  username text not null check (
    char_length(username) <= 50 and username ~ '^[^@+[:space:]]+$' and username !~ '^[[:digit:]]+$'
  ),
  -- True for members who came by phone or provider and may choose their own name once.
  username_generated boolean not null default false,
  -- Empty for members who signed up by phone or with a provider that shares no address.
  email text check (char_length(email) <= 254 and email like '%_@_%'),
  phone text check (char_length(phone) <= 20 and phone ~ '^\+[1-9][0-9]+$'),
  -- The pattern is a last guard: a password that was not hashed cannot be stored.
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
  -- The chain of invitations must not keep anyone from leaving.
  referred_by uuid references users (id) on delete set null,
  -- "Today" is the date in this zone, of the time less the minutes after midnight at which the day ends.
  zone text not null default 'UTC' check (char_length(zone) between 1 and 64),
  day_ends_at smallint not null default 0 check (day_ends_at between 0 and 360),
  -- Set when the member asks to be erased; the rows go when this moment has passed.
  erasure_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email is not null or not email_verified),
  check (phone is not null or not phone_verified)
);

create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));
create unique index users_phone_key on users (phone);
create index users_by_referrer on users (referred_by) where referred_by is not null;
create index users_due_for_erasure on users (erasure_due_at) where erasure_due_at is not null;
