-- Keyed hash of who asked for the email: each has a budget of their own, so that nobody can use up another's.
alter table password_reset_tokens add column asker bytea check (octet_length(asker) = 32);
