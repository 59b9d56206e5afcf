create table referral_codes (
  id uuid primary key,
  -- Empty for codes made by an operator: the founding code and invitations from the waitlist. A member's codes are
  -- deleted with the member, because without an owner they would look like an operator's.
  user_id uuid references users (id) on delete cascade,
  -- Case-sensitive: folding the case would make codes easier to guess.
  code text not null unique check (char_length(code) between 1 and 32),
  is_active boolean not null default true,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A code stays used when its user leaves. A registration redeems its code before it reveals whether a name is taken,
  -- and so before the member exists. The reference is checked when the transaction commits, and by then both exist.
  used_by_user_id uuid references users (id) on delete set null deferrable initially deferred,
  created_at timestamptz not null default now(),
  check (used_by_user_id is null or used_at is not null)
);

create index referral_codes_by_owner on referral_codes (user_id, id) where user_id is not null;
create index referral_codes_by_user on referral_codes (used_by_user_id) where used_by_user_id is not null;

-- The month's row is locked while a code is created, so that parallel requests can't exceed the monthly limit.
create table referral_stats (
  user_id uuid not null references users (id) on delete cascade,
  month text not null check (char_length(month) = 7 and month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  codes_generated int not null default 0 check (codes_generated >= 0),
  codes_used int not null default 0 check (codes_used >= 0),
  primary key (user_id, month)
);
