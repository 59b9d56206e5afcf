-- SHA-256 of the idempotency key that a member signed up with, good for a day: sent again, the registration signs in.
alter table users add column registration_key bytea check (octet_length(registration_key) = 32);
