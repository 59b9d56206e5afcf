-- The import a row came with, so that undoing it finds exactly these. It stays when the import itself is forgotten.
alter table practice_sessions add column import_id uuid;
alter table mood_entries add column import_id uuid;
alter table sleep_entries add column import_id uuid;
create index practice_sessions_imported on practice_sessions (user_id, import_id) where import_id is not null;
create index mood_entries_imported on mood_entries (user_id, import_id) where import_id is not null;
create index sleep_entries_imported on sleep_entries (user_id, import_id) where import_id is not null;

-- Other apps don't ask how it felt.
alter table practice_sessions
  drop constraint practice_sessions_feelings_known,
  add constraint practice_sessions_feelings_known check (
    meditation_session_id is not null or import_id is not null
    or (before_feeling is not null and after_feeling is not null)
  );
