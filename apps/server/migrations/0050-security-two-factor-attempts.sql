-- Wrong second factors of the last day. A row is written before the code is looked at, and removed when it was right.
create table two_factor_attempts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('totp', 'backup')),
  -- SHA-256 of the cookie of a browser that the member used before, which has a count of its own; empty for the rest.
  browser bytea check (octet_length(browser) = 32),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

create index two_factor_attempts_by_age on two_factor_attempts (created_at);
-- The day's limit no longer counts the sign-ins that wait.
drop index two_factor_sign_ins_by_age;
