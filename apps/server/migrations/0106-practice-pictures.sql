-- A deleted practice keeps its pictures until it can't be restored any more: their rows here, their files in storage.
alter table deleted_practice_sessions add column pictures jsonb;
