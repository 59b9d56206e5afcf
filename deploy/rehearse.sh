#!/usr/bin/env bash
# Restores the newest backup somewhere else, compares every row and file with what was recorded at the time,
# starts the app on it, and writes the result into the table `rehearsals`. The running service is not touched.
#
#   rehearse.sh [BACKUP]           where psql, pg_restore and Node are
#   rehearse.sh compose [BACKUP]   in containers, with the settings of deploy/.env; COMPOSE is `docker compose`
#
# Without containers:
# DATABASE_URL, BACKUP_DIR   as for backup.sh; a dump is restored into a new database on the same server
# SCRATCH                    folder that may be filled and emptied again; a new one in /tmp unless you say otherwise
# CLI                        how to run the operators' commands
# PGBACKREST                 for its backups, with its options: pgbackrest --stanza=sadhana
# PG_BIN                     for its backups: the folder of pg_ctl; both run as postgres when you are root
# AT                         for its backups: another moment than the one recorded, such as 2026-11-16T02:30:00Z
set -euo pipefail
umask 077
here=$(cd "$(dirname "$0")" && pwd)
name=rehearsal_$(date -u +%s)_$$

# Runs each step in the container that has what it needs: PostgreSQL's programs in one, the app in the other.
rehearse_in_containers() {
  local backup
  # shellcheck disable=SC2086 # a command with its options
  compose() { ${COMPOSE:-docker compose} --project-directory "$here" -f "$here/compose.yaml" "$@"; }
  in_database() { compose run --rm --no-deps -T --entrypoint bash restore -ec "$@"; }
  # Podman forgets a container's exit code once it is removed, so the container prints it too.
  went_well() {
    local line last=
    while IFS= read -r line; do
      echo "$line"
      last=$line
    done
    [ "$last" = 'it went well' ]
  }
  backup=${1:-$(in_database 'find /backups -mindepth 1 -maxdepth 1 -name "*Z" | sort | tail -n 1')}
  [ -n "$backup" ] || { echo 'There is no backup yet.' >&2; exit 1; }
  backup=/backups/$(basename "$backup")
  # shellcheck disable=SC2016 # for the shell in the container
  trap 'in_database "psql \"\$DATABASE_URL\" -Xqc \"drop database if exists $name with (force)\"; rm -rf /backups/.$name"' EXIT
  # shellcheck disable=SC2016
  in_database 'psql "$DATABASE_URL" -Xqc "create database $1"
    bash /deploy/restore.sh "$2" "${DATABASE_URL%/*}/$1" "/backups/.$1/files"
    echo "it went well"' - "$name" "$backup" | went_well
  # shellcheck disable=SC2016
  compose run --rm --no-deps -T rehearse sh -ec \
    'node apps/server/src/cli.ts rehearse "$2" --database "${DATABASE_URL%/*}/$1" --files "/backups/.$1/files"
    echo "it went well"' - "$name" "$backup" | went_well
}
if [ "${1-}" = compose ]; then
  shift
  rehearse_in_containers "$@"
  exit
fi

: "${DATABASE_URL:?set DATABASE_URL}" "${BACKUP_DIR:?set BACKUP_DIR}"
backup=${1:-$(find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name '*Z' | sort | tail -n 1)}
[ -n "$backup" ] || { echo "There is no backup in $BACKUP_DIR." >&2; exit 1; }
scratch=${SCRATCH:-$(mktemp -d)}
CLI=${CLI:-node $here/../apps/server/src/cli.ts}
database=${DATABASE_URL##*/}
database=${database%%\?*}

as_postgres() {
  if [ "$(id -u)" = 0 ]; then setpriv --reuid postgres --regid postgres --init-groups -- "$@"; else "$@"; fi
}
clean_dump() { psql "$DATABASE_URL" -Xqc "drop database if exists $name with (force)" >/dev/null; }
clean_cluster() { as_postgres "$PG_BIN/pg_ctl" -D "$scratch/cluster" -m immediate stop >/dev/null 2>&1 || true; }
clean() {
  if [ "$(cat "$backup/kind")" = dump ]; then clean_dump; else clean_cluster; fi
  rm -rf "$scratch"
}
trap clean EXIT

if [ "$(cat "$backup/kind")" = dump ]; then
  psql "$DATABASE_URL" -Xqc "create database $name" >/dev/null
  url=${DATABASE_URL/\/$database/\/$name}
  "$here/restore.sh" "$backup" "$url" "$scratch/files"
else
  : "${PGBACKREST:?set PGBACKREST}" "${PG_BIN:?set PG_BIN}"
  mkdir -p "$scratch/cluster"
  echo 'host all all 127.0.0.1/32 trust' >"$scratch/hba"
  [ "$(id -u)" != 0 ] || chown -R postgres: "$scratch"
  moment=${AT:-$(cat "$backup/taken-at")}
  target=${moment/T/ }
  # `--archive-mode=off` keeps what happens in the rehearsal out of the real archive.
  # shellcheck disable=SC2086 # a command with its options
  as_postgres $PGBACKREST --pg1-path="$scratch/cluster" --archive-mode=off --type=time --target="${target/Z/+00}" \
    --target-action=promote restore
  port=${SCRATCH_PORT:-5599}
  as_postgres "$PG_BIN/pg_ctl" -D "$scratch/cluster" -l "$scratch/cluster.log" -w -t 3600 \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$scratch -c hba_file=$scratch/hba" \
    start >/dev/null || { tail -n 20 "$scratch/cluster.log" >&2; exit 1; }
  url=postgres://postgres@127.0.0.1:$port/$database
  until [ "$(psql "$url" -XAtqc 'select pg_is_in_recovery()' 2>&1)" = f ]; do sleep 0.2; done
  mkdir -p "$scratch/files"
  while IFS= read -r path; do
    mkdir -p "$scratch/files/$(dirname "$path")"
    cp -p "$BACKUP_DIR/files/$path" "$scratch/files/$path"
  done < <(cut -c 67- "$backup/files.sha256")
  echo "restored $moment"
fi
$CLI rehearse "$backup" --database "$url" --files "$scratch/files"
