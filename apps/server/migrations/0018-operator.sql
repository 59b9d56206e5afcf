-- A role counts only while the member has two-factor authentication turned on. Every check asks for both.
create table operator_roles (
  user_id uuid primary key references users (id) on delete cascade,
  role text not null check (role in ('moderator', 'operator')),
  granted_at timestamptz not null
);

-- The only link between a member and the audit log; deleted with the member.
create table operator_subjects (
  user_id uuid primary key references users (id) on delete cascade,
  subject_id uuid not null unique
);

-- Actions in the console and from the shell. Rows are added, never changed, and deleted after two years.
create table operator_audit (
  id uuid primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'shell', 'system')),
  actor_subject_id uuid check ((actor_subject_id is not null) = (actor_kind = 'member')),
  act text not null check (act ~ '^[a-z]+(_[a-z]+)*$' and char_length(act) <= 50),
  -- The member who was affected.
  subject_id uuid,
  -- The report, letter or batch that the action was about.
  object_id uuid,
  reason text not null check (char_length(reason) between 1 and 500)
);
create index operator_audit_by_actor on operator_audit (actor_subject_id, id) where actor_subject_id is not null;
create index operator_audit_by_subject on operator_audit (subject_id, id) where subject_id is not null;
create index operator_audit_by_age on operator_audit (at);

-- Database roles belong to the whole server, so another database may already have created this one.
do $$
begin
  if not exists (select from pg_roles where rolname = 'sadhana_audit') then
    begin
      create role sadhana_audit nologin;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'this database user may not create the role sadhana_audit, which owns the audit log'
          using hint = 'As an administrator, run what docs/operations.md says under "The audit log", and migrate again.';
    end;
  end if;
end $$;

create function operator_audit_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user = 'sadhana_audit' then
    return null;
  end if;
  raise exception 'the audit log is never changed';
end $$;
create trigger operator_audit_is_final before update or delete or truncate on operator_audit
  for each statement execute function operator_audit_is_final();
-- The trigger also fires for a superuser who disables ordinary triggers.
alter table operator_audit enable always trigger operator_audit_is_final;

-- The only way to delete rows. The caller can't choose how old they must be.
create function delete_old_operator_audit() returns void language sql security definer set search_path = public as $$
  delete from operator_audit where at < now() - interval '2 years'
$$;

alter table operator_audit owner to sadhana_audit;
alter function operator_audit_is_final() owner to sadhana_audit;
alter function delete_old_operator_audit() owner to sadhana_audit;
revoke all on operator_audit from public;
revoke all on function delete_old_operator_audit() from public;
grant insert, select on operator_audit to current_user;
grant execute on function delete_old_operator_audit() to current_user;
