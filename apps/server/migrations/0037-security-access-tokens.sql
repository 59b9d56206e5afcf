-- Owned by the feature `security`: what members give to their own tools, such as a tag or a script. A revoked token's row
-- is deleted; the security log remembers it.
create table access_tokens (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  -- SHA-256 of 256 random bits, which needs no salt.
  token bytea not null check (octet_length(token) = 32),
  scopes text[] not null check (
    cardinality(scopes) > 0 and scopes <@ array['practice:log', 'practice:read', 'mood:log', 'export']
  ),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_ip inet,
  primary key (user_id, id)
);
create unique index access_tokens_by_token on access_tokens (token);
create index access_tokens_by_expiry on access_tokens (expires_at);
