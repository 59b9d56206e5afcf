-- Makes the two database users that need no more than a few rights: one for the app, one for backups. Run it as the
-- owner of the tables, which is a superuser or may create roles; run again, it changes what differs. The passwords come
-- from the environment, so that they are in no list of processes.
--
--   APP_PASSWORD=… BACKUP_PASSWORD=… psql "$DATABASE_URL" -v app=sadhana_app -v backup=sadhana_backup -f database-users.sql
\set ON_ERROR_STOP on
\getenv app_password APP_PASSWORD
\getenv backup_password BACKUP_PASSWORD
begin;
-- Roles belong to the whole server, and two installations may share it.
select format('create role %I', name) from unnest(array[:'app', :'backup']) as name
  where not exists (select from pg_roles where rolname = name) \gexec
select format('alter role %I login nosuperuser nocreatedb nocreaterole noreplication password %L', name, word)
  from (values (:'app', :'app_password'), (:'backup', :'backup_password')) as users (name, word) \gexec

-- Reads every table, and writes none. The queue has row-level security, which would hide its rows from a backup.
alter role :"backup" bypassrls;
grant pg_read_all_data to :"backup";

grant usage on schema public, graphile_worker to :"app";
grant select, insert, update, delete on all tables in schema public, graphile_worker to :"app";
grant usage, select on all sequences in schema public, graphile_worker to :"app";
grant execute on all functions in schema public, graphile_worker to :"app";
-- The queue's rows are hidden from everyone but its owner.
select format('drop policy if exists %I on %s', :'app', oid::regclass),
    format('create policy %I on %s to %I using (true) with check (true)', :'app', oid::regclass, :'app')
  from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity \gexec
-- Someone who has the app's password must not rewrite the audit log, or make a migration look as if it had run.
revoke update, delete on operator_audit from :"app";
revoke insert, update, delete on kysely_migration, kysely_migration_lock, graphile_worker.migrations from :"app";

-- The same for what later migrations add.
alter default privileges in schema public, graphile_worker grant select, insert, update, delete on tables to :"app";
alter default privileges in schema public, graphile_worker grant usage, select on sequences to :"app";
alter default privileges in schema public, graphile_worker grant execute on functions to :"app";
commit;
