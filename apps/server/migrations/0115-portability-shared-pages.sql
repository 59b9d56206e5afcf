-- Figures that a member shows to anyone who has the link, frozen as they were when shared.
create table shared_pages (
  user_id uuid not null references users (id) on delete cascade,
  -- Made by the device, so that a page asked for twice is made once.
  id uuid not null,
  -- SHA-256 of the token in the link.
  token bytea not null unique check (octet_length(token) = 32),
  figures jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  primary key (user_id, id)
);
create index shared_pages_by_expiry on shared_pages (expires_at);
