-- Each finished backup, written by the script that made it, so that the app can say how old the newest one is.
create table backups (
  finished_at timestamptz primary key default clock_timestamp(),
  -- The moment whose rows it holds.
  taken_at timestamptz not null,
  kind text not null check (kind in ('dump', 'pgbackrest')),
  bytes bigint check (bytes >= 0)
);

-- Each backup that was restored and compared with what had been recorded when it was made.
create table rehearsals (
  rehearsed_at timestamptz primary key default clock_timestamp(),
  -- The moment it was restored to.
  restored_to timestamptz not null,
  kind text not null check (kind in ('dump', 'pgbackrest')),
  tables integer not null check (tables >= 0),
  rows bigint not null check (rows >= 0),
  files bigint not null check (files >= 0),
  -- Tables and files that differ or are missing: 0 when the backup is as good as what it was made from.
  differences integer not null check (differences >= 0),
  -- Whether the app became ready on the restored rows.
  started boolean not null,
  seconds integer not null check (seconds >= 0)
);
