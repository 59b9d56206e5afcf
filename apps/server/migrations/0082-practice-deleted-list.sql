-- What a member deleted, the latest first, page by page.
create index deleted_practice_sessions_own on deleted_practice_sessions (user_id, deleted_at desc, id desc);
