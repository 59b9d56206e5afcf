-- What operators have turned off for everyone. Turning it on again deletes the row.
create table switched_off (
  name text primary key check (name ~ '^[a-z]+$'),
  since timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 500),
  -- The operator's id in the audit log; null for someone at the shell.
  actor_subject uuid,
  -- Messages that waited for longer than they are of use.
  dropped integer not null default 0 check (dropped >= 0)
);
