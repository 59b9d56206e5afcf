-- Addresses that must get no more emails, or none of the optional ones. An address is stored as a hash with a key that
-- is outside the database, so that the table names no one, also not people who are no members.
create table suppressed_addresses (
  hash bytea not null check (octet_length(hash) = 16),
  -- 'unsubscribed-all' is about optional emails only.
  reason text not null check (reason in ('bounce', 'complaint', 'unsubscribed-all')),
  since timestamptz not null default now(),
  primary key (hash, reason)
);
