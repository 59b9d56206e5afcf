-- When the member last showed with a passkey that it's them, without signing in again.
alter table login_sessions add column proven_at timestamp with time zone;
