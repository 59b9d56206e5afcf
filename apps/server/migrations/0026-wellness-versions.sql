-- Increases with every change, as for practices. An edit made from an older version is refused.
alter table mood_entries add column version int not null default 1;
alter table sleep_entries add column version int not null default 1;

-- Entries are restored from here with all their columns.
update deleted_wellness_entries set entry = entry || '{"version": 1}' where entry is not null;
