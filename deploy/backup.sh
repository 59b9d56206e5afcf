#!/usr/bin/env bash
# Backs up the rows and the files that they name. docs/operations.md says how to restore it.
#
#   backup.sh              once, with pg_dump
#   backup.sh nightly      every night at BACKUP_AT (UTC); the `backup` service of compose.yaml
#   backup.sh pgbackrest   once, with pgBackRest, on the machine of the database
#   backup.sh files        only files that are not in the backup yet: every few minutes beside pgBackRest
#
# DATABASE_URL       what to back up
# FILES              folder of the files (STORAGE_URL without file:); empty when they are in a bucket
# BACKUP_DIR         where backups go; best on another disk, and copied to another place
# BACKUP_KEEP_DAYS   how long backups stay, 14 unless you say otherwise; tell members
# BACKUP_AT          02:30 unless you say otherwise
# PGBACKREST         the command, with its options: pgbackrest --stanza=sadhana (as postgres when you are root)
#
# SECRET_KEY is in no backup, on purpose: a stolen backup must not reveal what it encrypts. Keep it somewhere else.
set -euo pipefail
umask 077
here=$(cd "$(dirname "$0")" && pwd)
: "${DATABASE_URL:?set DATABASE_URL}" "${BACKUP_DIR:?set BACKUP_DIR}"
FILES=${FILES-}
days=${BACKUP_KEEP_DAYS:-14}
# The text form of a row must not depend on the client's settings.
export PGOPTIONS='-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c bytea_output=hex -c extra_float_digits=1 -c statement_timeout=0 -c jit=off'
export PGAPPNAME=backup

say() { printf '%s %s\n' "$(date -u +%FT%TZ)" "$*"; }
fail() { say "failed: $*" >&2; exit 1; }

as_postgres() {
  if [ "$(id -u)" = 0 ]; then setpriv --reuid postgres --regid postgres --init-groups -- "$@"; else "$@"; fi
}

stored() { (cd "$FILES" && find . -type f ! -path './.drafts/*' -printf '%P\n' | LC_ALL=C sort); }

# A file's content never changes, so one copy serves every backup. Prints the names of all files.
copy_files() {
  [ -n "$FILES" ] && [ -d "$FILES" ] || return 0
  mkdir -p "$BACKUP_DIR/files"
  local path
  while IFS= read -r path; do
    printf '%s\n' "$path"
    [ -e "$BACKUP_DIR/files/$path" ] && continue
    mkdir -p "$BACKUP_DIR/files/$(dirname "$path")"
    if cp -p "$FILES/$path" "$BACKUP_DIR/.copying" 2>/dev/null; then
      mv "$BACKUP_DIR/.copying" "$BACKUP_DIR/files/$path"
    elif [ -e "$FILES/$path" ]; then
      fail "could not copy $path"
    fi
  done < <(stored)
}

# Hashes of the listed files. Files of an earlier backup aren't read again.
hash_files() {
  local list=$1 known
  known=$(find "$BACKUP_DIR" -mindepth 2 -maxdepth 2 -path '*Z/files.sha256' | sort | tail -n 1)
  (
    cd "$BACKUP_DIR/files" 2>/dev/null || exit 0
    awk -v old="$BACKUP_DIR/.known" '
      BEGIN { while ((getline line < ARGV[1]) > 0) hash[substr(line, 67)] = line; ARGV[1] = "" }
      { if ($0 in hash) print hash[$0] > old; else print }
    ' "${known:-/dev/null}" "$list" >"$BACKUP_DIR/.new"
    while IFS= read -r path; do
      # A file that its owner deleted before it could be copied isn't in the backup, but isn't missing either.
      if [ -e "$path" ]; then sha256sum "$path"; fi
    done <"$BACKUP_DIR/.new"
    if [ -e "$BACKUP_DIR/.known" ]; then cat "$BACKUP_DIR/.known"; fi
  ) | LC_ALL=C sort -k 2
  rm -f "$BACKUP_DIR/.known" "$BACKUP_DIR/.new"
}

# ask SESSION STATEMENT: sends it to a psql that stays open, and prints the one line of its reply.
ask() {
  local -n session=$1
  local answer
  printf '%s\n\\echo .\n' "$2" >&"${session[1]}"
  while IFS= read -r answer <&"${session[0]}"; do
    [ "$answer" = . ] && return 0
    printf '%s\n' "$answer"
  done
  return 1
}

# A moment that every table shares, to the microsecond: no one writes while it is recorded. It waits for writers for
# half a second at most and then tries again, because others wait behind it.
hold_writers() {
  local lock
  lock=$(psql "$DATABASE_URL" -XAtqc "select 'lock table ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    || ' in share mode' from pg_tables where schemaname !~ '^pg_' and schemaname <> 'information_schema'")
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    ask LOCKS "begin; set local lock_timeout = '500ms'; $lock;" >/dev/null
    [ "$(ask LOCKS 'select 1;')" = 1 ] && return 0
    ask LOCKS 'rollback;' >/dev/null
    sleep 1
  done
  fail 'the tables were busy ten times in a row'
}

back_up() {
  local kind=$1 stamp began=$SECONDS draft found snapshot moment
  mkdir -p "$BACKUP_DIR"
  exec 9>"$BACKUP_DIR/.lock"
  flock -n 9 || fail 'another backup is running'
  rm -rf "$BACKUP_DIR"/.unfinished-*
  stamp=$(date -u +%FT%H-%M-%SZ)
  draft=$BACKUP_DIR/.unfinished-$stamp
  mkdir "$draft"

  # Files are copied before the rows and again after them. One that is deleted meanwhile is in the first list, and a new
  # one in the second, so every file that the rows name is there.
  copy_files >"$draft/names"

  coproc SNAPSHOT { exec psql "$DATABASE_URL" -XAtq -F $'\t' 2>&1; }
  if [ "$kind" = pgbackrest ]; then
    # Bash warns about a second coprocess; we want two.
    { coproc LOCKS { exec psql "$DATABASE_URL" -XAtq 2>&1; }; } 2>/dev/null
    hold_writers
  fi
  ask SNAPSHOT 'begin isolation level repeatable read read only;'
  found=$(ask SNAPSHOT "select pg_export_snapshot(), to_char(clock_timestamp(), 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"');")
  if [ "$kind" = pgbackrest ]; then ask LOCKS 'rollback;'; fi
  IFS=$'\t' read -r snapshot moment <<<"$found"
  [ -n "$moment" ] || fail "the database does not answer: $found"

  # shellcheck disable=SC2086 # a command with its options
  case $kind in
    dump) pg_dump "$DATABASE_URL" --format=custom --snapshot="$snapshot" --no-owner --file="$draft/rows.dump" ;;
    pgbackrest) as_postgres ${PGBACKREST:?set PGBACKREST} backup >&2 ;;
  esac
  cp "$here/row-hashes.sql" "$draft/rows.sql"
  ask SNAPSHOT "\\o $draft/rows.tsv
\\i $draft/rows.sql
\\o"
  ask SNAPSHOT 'commit;'
  [ -s "$draft/rows.tsv" ] || fail 'the rows could not be hashed'

  copy_files >>"$draft/names"
  LC_ALL=C sort -u -o "$draft/names" "$draft/names"
  hash_files "$draft/names" >"$draft/files.sha256"
  rm "$draft/names"
  printf '%s\n' "$moment" >"$draft/taken-at"
  printf '%s\n' "$kind" >"$draft/kind"
  sync -f "$draft"
  mv "$draft" "$BACKUP_DIR/$stamp"
  forget_old
  record "$kind" "$moment" "$(du -sb "$BACKUP_DIR/$stamp" | cut -f 1)"
  say "backed up $(wc -l <"$BACKUP_DIR/$stamp/rows.tsv") tables and $(wc -l <"$BACKUP_DIR/$stamp/files.sha256") files" \
    "to $BACKUP_DIR/$stamp in $((SECONDS - began)) s"
}

# Deletes backups older than BACKUP_KEEP_DAYS, except the newest, and files that no other backup names.
forget_old() {
  find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name '*Z' -mtime +"$((days - 1))" | sort |
    grep -vxF "$(find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name '*Z' | sort | tail -n 1)" |
    while IFS= read -r old; do rm -rf "$old"; done || true
  [ -d "$BACKUP_DIR/files" ] || return 0
  LC_ALL=C comm -23 <(cd "$BACKUP_DIR/files" && find . -type f -mmin +1440 -printf '%P\n' | LC_ALL=C sort) \
    <(cat "$BACKUP_DIR"/*Z/files.sha256 | cut -c 67- | LC_ALL=C sort -u) |
    while IFS= read -r path; do rm -f "$BACKUP_DIR/files/$path"; done
}

record() {
  psql "$DATABASE_URL" -Xq -v ON_ERROR_STOP=1 -v kind="$1" -v moment="$2" -v bytes="$3" >/dev/null 2>&1 \
    <<<"insert into backups (taken_at, kind, bytes) values (:'moment', :'kind', :'bytes');" ||
    say 'the backup is made, but the database has no table to say so in yet'
}

seconds_until() { echo $((($(date -u -d "$1" +%s) - $(date -u +%s) + 86400) % 86400)); }

case ${1:-once} in
  once) back_up dump ;;
  pgbackrest) back_up pgbackrest ;;
  files) copy_files >/dev/null ;;
  nightly)
    # As the first process of a container, it wouldn't end on SIGTERM by itself.
    trap 'exit 0' TERM INT
    while true; do
      sleep "$(seconds_until "${BACKUP_AT:-02:30}")" &
      wait $!
      # In a separate process: one failed night must not end the next ones.
      bash "$0" once || say 'this night has no backup; the next one tries again'
      sleep 60 &
      wait $!
    done
    ;;
  *) fail "unknown: $1" ;;
esac
