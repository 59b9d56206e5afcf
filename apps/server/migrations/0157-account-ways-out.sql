-- Members can show with a passkey that it's them.
alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check
  check (purpose in ('add', 'sign-in', 'second-step', 'confirm-owner')) not valid;
alter table passkey_challenges validate constraint passkey_challenges_purpose_check;

-- A member who signs in at a provider once more, to show that it's them. Unlike a browser in social_starts, they are
-- known from the start. Coming back replaces the row by one that is proven, and using the proof deletes that.
create table provider_proofs (
  user_id uuid not null,
  -- The login session that began, and the only one that can use the proof.
  session_id uuid not null,
  -- SHA-256 of the state while they are away, and of the proof when they are back.
  token bytea not null unique check (octet_length(token) = 32),
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  is_proven boolean not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, session_id, token),
  foreign key (user_id, session_id) references login_sessions (user_id, id) on delete cascade
);

create index provider_proofs_by_end on provider_proofs (expires_at);
