#!/usr/bin/env bash
# Really restores to a chosen second with pgBackRest: a separate cluster with members, running writers, a full and an
# incremental backup, a recorded moment, and then damage. The restored moment must equal the recorded one to the last
# row and byte, even under load; a later second must not. Needs the system's PostgreSQL and pgbackrest, as root.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
bin=$(dirname "$(find /usr/lib/postgresql -name pg_ctl | sort -V | tail -n 1)")
lab=$(mktemp -d)
unset PGUSER PGHOST PGPORT PGDATABASE
port=${RESTORE_PORT:-5531}
as() { setpriv --reuid postgres --regid postgres --init-groups -- "$@"; }
writer=
clean() {
  if [ -n "$writer" ]; then kill "$writer" 2>/dev/null || true; fi
  as "$bin/pg_ctl" -D "$lab/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$lab"
}
trap clean EXIT
mkdir "$lab"/{log,lock,spool,repo,backups,files}
chmod 755 "$lab"
chown -R postgres: "$lab"

sed -e "s#^repo1-path=.*#repo1-path=$lab/repo#" -e 's#REPLACE-ME.*#only-for-the-trial#' \
  -e "s#^pg1-path=.*#pg1-path=$lab/data\npg1-port=$port\npg1-socket-path=$lab#" \
  -e "s#^process-max=.*#process-max=1\nlog-path=$lab/log\nlock-path=$lab/lock\nspool-path=$lab/spool#" \
  "$root/deploy/pgbackrest/pgbackrest.conf" >"$lab/pgbackrest.conf"
command="pgbackrest --config=$lab/pgbackrest.conf --stanza=sadhana --log-level-console=warn"
as "$bin/initdb" -D "$lab/data" -k --no-locale -E UTF8 --auth=trust >/dev/null
{
  sed "s#pgbackrest --stanza=sadhana#$command#" "$root/deploy/pgbackrest/postgresql.conf"
  printf "port = %s\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '%s'\n" "$port" "$lab"
} >>"$lab/data/postgresql.conf"
as "$bin/pg_ctl" -D "$lab/data" -l "$lab/cluster.log" -w start >/dev/null
psql "postgres://postgres@127.0.0.1:$port/postgres" -qc 'create database sadhana'

export DATABASE_URL=postgres://postgres@127.0.0.1:$port/sadhana BACKUP_DIR=$lab/backups FILES=$lab/files
export STORAGE_URL=file://$lab/files SMTP_URL=smtp://127.0.0.1:1 MAIL_FROM=hello@localhost REDIS_URL=
export SECRET_KEY=only-for-the-trial-only-for-the-trial PGBACKREST=$command PG_BIN=$bin
node "$root/apps/server/src/migrate.ts" | tail -n 1
node "$root/apps/server/src/cli.ts" demo | tail -n 1
sql() { psql "$DATABASE_URL" -XAtq -v ON_ERROR_STOP=1 -c "$1"; }
mkdir -p "$FILES/pictures/a"
printf 'image/webp\none' >"$FILES/pictures/a/one~"
as $command stanza-create
as $command check

# Like an operator: the first backup is a full one, the next is incremental.
time_of() { local began=$SECONDS; "${@:2}" || return; echo "$1: $((SECONDS - began)) s"; }
time_of 'first backup' bash "$root/deploy/backup.sh" pgbackrest
printf 'image/webp\ntwo' >"$FILES/pictures/a/two~"
# Members keep writing, one row every few milliseconds, during the second backup.
while true; do
  echo "insert into waitlist_entries (id, email, name, current_practice)
    values (gen_random_uuid(), gen_random_uuid() || '@example.org', 'A writer', 'teacher');"
  sleep 0.005
done | psql "$DATABASE_URL" -Xq >/dev/null &
writer=$!
sleep 2
time_of 'second backup, while members write' bash "$root/deploy/backup.sh" pgbackrest
backup=$(find "$BACKUP_DIR" -maxdepth 1 -name '*Z' | sort | tail -n 1)
recorded=$(awk -F '\t' '$1 == "public.waitlist_entries" { print $2 }' "$backup/rows.tsv")
sleep 2
kill "$writer"; wait "$writer" 2>/dev/null || true; writer=
later=$(sql "select to_char(clock_timestamp(), 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')")
written=$(sql 'select count(*) from waitlist_entries')
echo "recorded $recorded rows of the writer at $(cat "$backup/taken-at"); it wrote $written until $later"
[ "$written" -gt "$recorded" ] || { echo 'nothing was written after the moment: this proves nothing'; exit 1; }
# The damage. Someone will want to go back to the time before it.
sql 'delete from practice_sessions; select pg_switch_wal()' >/dev/null
sleep 1
as $command check

echo '== the recorded moment'
time_of 'rehearsal' bash "$root/deploy/rehearse.sh" "$backup"
echo '== a later second, which must differ'
if AT=$later bash "$root/deploy/rehearse.sh" "$backup" 2>&1 | tee "$lab/wrong"; then
  echo 'FAILED: the wrong second was taken for the right one'
  exit 1
fi
grep -q 'waitlist_entries has' "$lab/wrong"
! grep -q 'practice_sessions' "$lab/wrong" || { echo 'FAILED: the deletion is there before it happened'; exit 1; }
sql 'select rehearsed_at::timestamp(0), restored_to, kind, tables, rows, files, differences, started from rehearsals'
as $command info | tail -n 20
as $command verify
echo 'passed'
