-- Every API process asks every few seconds which sessions ended lately.
create index login_sessions_by_end on login_sessions (revoked_at) where revoked_at is not null;
