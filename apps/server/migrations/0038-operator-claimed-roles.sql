-- Owned by the feature `operator`: roles that the operators' own identity provider names at sign-in, and until when.
create table claimed_roles (
  user_id uuid primary key references users (id) on delete cascade,
  role text not null check (role in ('moderator', 'operator')),
  until timestamptz not null
);

-- A fourth provider besides the three that are written down.
alter table social_logins drop constraint social_logins_provider_check;
alter table social_logins add constraint social_logins_provider_check
  check (provider in ('google', 'facebook', 'apple', 'oidc')) not valid;
alter table social_starts drop constraint social_starts_provider_check;
alter table social_starts add constraint social_starts_provider_check
  check (provider in ('google', 'facebook', 'apple', 'oidc')) not valid;
alter table provider_proofs drop constraint provider_proofs_provider_check;
alter table provider_proofs add constraint provider_proofs_provider_check
  check (provider in ('google', 'facebook', 'apple', 'oidc')) not valid;
alter table users drop constraint users_login_provider_check;
alter table users add constraint users_login_provider_check
  check (login_provider in ('email', 'phone', 'google', 'facebook', 'apple', 'oidc')) not valid;
alter table social_logins validate constraint social_logins_provider_check;
alter table social_starts validate constraint social_starts_provider_check;
alter table provider_proofs validate constraint provider_proofs_provider_check;
alter table users validate constraint users_login_provider_check;
