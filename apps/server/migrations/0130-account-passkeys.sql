-- Public keys only: whoever reads this table can't sign in with it.
create table passkeys (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  -- Chosen by the authenticator; tells which key has answered.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 2000),
  -- Grows with each use, or stays at 0. A number that goes back may mean a copy.
  counter bigint not null check (counter between 0 and 4294967295),
  -- How the browser reaches the authenticator, as it told us.
  transports text[] not null check (cardinality(transports) <= 10),
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (user_id, id)
);

create index passkeys_by_member on passkeys (user_id, created_at desc);

-- A question works once: answering it deletes it, right or wrong.
create table passkey_challenges (
  -- SHA-256 of the challenge.
  challenge bytea primary key check (octet_length(challenge) = 32),
  purpose text not null check (purpose in ('add', 'sign-in', 'second-step')),
  -- Nobody is known yet when someone starts to sign in.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  check ((user_id is null) = (purpose = 'sign-in'))
);

create index passkey_challenges_by_member on passkey_challenges (user_id);
create index passkey_challenges_by_age on passkey_challenges (expires_at);
