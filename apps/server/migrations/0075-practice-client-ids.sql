-- What the device that logged it calls a practice, as sits have: sent twice, however late, it is logged once. Not
-- called client_id like theirs, because the version that runs during the migration joins the two tables.
alter table practice_sessions add column client_practice_id uuid;
create unique index practice_sessions_once on practice_sessions (user_id, client_practice_id)
  where client_practice_id is not null;

-- What devices called practices and sits that were deleted. It outlives the trash, so that a device that sends one of
-- them much later does not bring it back.
create table deleted_client_ids (
  user_id uuid not null references users (id) on delete cascade,
  client_id uuid not null,
  session_id uuid not null,
  primary key (user_id, client_id)
);

insert into deleted_client_ids (user_id, client_id, session_id)
select user_id, client_id, id from deleted_meditation_sessions where client_id is not null;
