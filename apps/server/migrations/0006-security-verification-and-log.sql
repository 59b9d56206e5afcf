-- Codes sent to a member who is known: to prove or change a contact, or to recover from a lost second factor.
create table verification_codes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  type text not null check (type in ('email', 'phone')),
  -- The address or number the code went to; it proves this one and no other.
  contact text not null check (char_length(contact) <= 254),
  purpose text not null check (purpose in ('verify-contact', 'change-contact', 'two-factor-recovery')),
  -- Keyed hash (HMAC-SHA-256) of the six digits.
  code bytea not null check (octet_length(code) = 32),
  attempts smallint not null default 0 check (attempts between 0 and 5),
  used boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- The limits on sending count per contact, whichever member asks.
create index verification_codes_by_contact on verification_codes (contact, created_at desc);

-- Links mailed to prove an address, opened signed in or not; hence found by the hash of the link's secret.
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
