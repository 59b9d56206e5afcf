#!/usr/bin/env bash
# Sourced by trial.sh. Tests the upkeep of an installation in its containers: the nightly backup is made, a rehearsal
# restores it and finds a wrong byte, and of three upgrades two are rolled back automatically and one succeeds.
# shellcheck disable=SC2154 # of trial.sh: domain, here

deployed() { COMPOSE=$COMPOSE COMPOSE_PROJECT_NAME=trial "$PWD/$1" "${@:2}"; }
sql() { podman exec trial-database-1 psql "postgres://sadhana:$(setting DATABASE_PASSWORD)@127.0.0.1/sadhana" -XAtqc "$1"; }
has_backed_up() { podman logs trial-backup-1 2>&1 | grep -q 'backed up'; }

back_up_and_rehearse() {
  # A file that belongs to the app, like a member's picture.
  podman exec trial-api-1 sh -c 'mkdir -p var/storage/pictures/a && printf "image/webp\none" >var/storage/pictures/a/one~'
  local at
  at=$(date -u -d '+1 minute' +%H:%M)
  sed -i '/^BACKUP_AT=/d' .env && echo "BACKUP_AT=$at" >>.env
  compose up -d --no-build --no-deps backup 2>&1 | tail -n 1
  # It takes up to a minute until the backup starts, and another until it has finished.
  until_true has_backed_up || until_true has_backed_up
  podman logs trial-backup-1 2>&1 | tail -n 1
  local newest
  newest=$(find backups -maxdepth 1 -name '*Z' | sort | tail -n 1)
  du -sh "$newest" | cut -f 1
  deployed rehearse.sh compose
  echo '-- the same backup with one wrong byte must not pass'
  cp -p backups/files/pictures/a/one~ "$LAB/one"
  printf x | dd of=backups/files/pictures/a/one~ bs=1 seek=11 conv=notrunc 2>/dev/null
  if deployed rehearse.sh compose; then echo 'FAILED: the wrong byte was not found'; exit 1; fi
  cp -p "$LAB/one" backups/files/pictures/a/one~
  sql 'select restored_to, tables, rows, files, differences, started, seconds from rehearsals order by rehearsed_at'
}

# The image of this release with a planted fault.
variant() {
  { printf '%s\n' 'FROM localhost/sadhana-compass:trial' 'USER root'; printf 'RUN %s\n' "${@:2}"; echo 'USER node'; } |
    podman build -q -t "localhost/sadhana-compass:$1" -f - "$LAB/empty" >/dev/null
}
version_of() { podman inspect trial-api-1 --format '{{.ImageName}}'; }
expect_image() { [ "$(version_of)" = "localhost/sadhana-compass:$1" ] || { echo "FAILED: $(version_of) is running, not $1"; exit 1; }; }

upgrade_under_load() {
  mkdir -p "$LAB/empty"
  # From here on, deploy/.env says which image runs, as it does for an operator.
  sed -i '/^IMAGE=/d' .env && echo "IMAGE=$IMAGE" >>.env
  unset IMAGE
  local migrations=apps/server/migrations expand='create table expanded (id integer primary key);'
  variant broken "echo 'create table first_half (id integer primary key);' >$migrations/9001-platform-first-half.sql" \
    "echo 'insert into first_half values (1), (1);' >$migrations/9002-platform-second-half.sql"
  variant sick "echo '$expand' >$migrations/9001-platform-expand.sql" "echo \"throw new Error('planted')\" >>apps/server/src/worker.ts"
  variant good "echo '$expand' >$migrations/9001-platform-expand.sql"
  touch "$LAB/loading"
  local load before after
  before=$(sql 'select count(*) from practice_sessions')
  node "$here/through-proxy.ts" "https://$domain" "$LAB/loading" & load=$!
  sleep 3
  echo '-- an upgrade whose migration fails half-way'
  if deployed upgrade.sh compose localhost/sadhana-compass:broken; then echo 'FAILED: it says it went well'; exit 1; fi
  expect_image trial
  [ -z "$(sql "select to_regclass('first_half')")" ] || { echo 'FAILED: half of the migration stayed'; exit 1; }
  echo '-- one whose worker dies'
  if HEALTH_SECONDS=40 deployed upgrade.sh compose localhost/sadhana-compass:sick; then echo 'FAILED: it says it went well'; exit 1; fi
  expect_image trial
  echo '-- a good one'
  deployed upgrade.sh compose localhost/sadhana-compass:good
  expect_image good
  rm "$LAB/loading"
  # Only one API: requests wait for the next one for twenty seconds, and a busy machine may take longer to start it.
  wait $load || echo 'requests failed while the only API was replaced'
  after=$(sql 'select count(*) from practice_sessions')
  echo "$((after - before)) practices stored meanwhile"
  IMAGE=localhost/sadhana-compass:good
}
