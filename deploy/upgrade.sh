#!/usr/bin/env bash
# Deploys a new release: backup, migrate, restart, wait for health; rolls back automatically if health stays red.
#
#   upgrade.sh compose IMAGE     the image of the new release; IMAGE in deploy/.env says which one runs
#   upgrade.sh folder FOLDER     without containers: a folder with the new release, installed and built
#
# COMPOSE          compose: the command, docker compose
# LINK             folder: the link to the running release, /srv/sadhana
# RESTART          folder: how to restart both processes, systemctl restart sadhana-api sadhana-worker
# HEALTH_URL       folder: http://127.0.0.1:3000/readyz?with=worker
# HEALTH_SECONDS   how long health may stay red, 120
# For `folder`, also what backup.sh needs: DATABASE_URL, BACKUP_DIR and FILES.
#
# The rows are never rolled back: migrations run in one transaction, so one that fails leaves nothing behind, and the
# former release works on the new schema (CONTRIBUTING.md, "Migrations in two releases"). So nothing that was
# acknowledged is lost. The backup is for the day when something else goes wrong.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
how=${1:?compose or folder}
new=${2:?the image or the folder of the new release}
LINK=${LINK:-/srv/sadhana}
RESTART=${RESTART:-systemctl restart sadhana-api sadhana-worker}
HEALTH_URL=${HEALTH_URL:-http://127.0.0.1:3000/readyz?with=worker}
seconds=${HEALTH_SECONDS:-120}
say() { printf '%s %s\n' "$(date -u +%FT%TZ)" "$*"; }

# shellcheck disable=SC2086 # a command with its options
compose() { ${COMPOSE:-docker compose} --project-directory "$here" -f "$here/compose.yaml" "$@"; }
asks_health='fetch(process.argv[1]).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))'

case $how in
  compose)
    running() {
      local image
      image=$(sed -n "s/^IMAGE=//p" "$here/.env" | tail -n 1 | tr -d "'\"")
      echo "${image:-sadhana-compass}"
    }
    # Podman forgets a container's exit code once it is removed, so the container prints it too.
    # shellcheck disable=SC2016 # for the shell in the container
    in_container() {
      compose run --rm --no-deps -T --entrypoint sh "$1" -c '"$@" && echo "it went well"' - "${@:2}" | went_well
    }
    went_well() {
      local line last=
      while IFS= read -r line; do
        echo "$line"
        last=$line
      done
      [ "$last" = 'it went well' ]
    }
    back_up() { in_container backup bash /deploy/backup.sh once; }
    # Installations from before these users have no passwords for them yet.
    add_passwords() {
      local name
      # Otherwise the first of them would continue a last line that someone wrote by hand.
      [ -z "$(tail -c 1 "$here/.env")" ] || echo >>"$here/.env"
      for name in DATABASE_APP_PASSWORD DATABASE_BACKUP_PASSWORD CACHE_PASSWORD; do
        grep -q "^$name=" "$here/.env" || printf "%s='%s'\n" "$name" "$(head -c 24 /dev/urandom | base64 | tr '+/' '-_')" >>"$here/.env"
      done
    }
    make_users() { compose run --rm --no-deps -T users; }
    migrate() { IMAGE=$1 in_container migrate node apps/server/src/migrate.ts && make_users; }
    switch_to() {
      (umask 077 && { grep -v '^IMAGE=' "$here/.env" || true; echo "IMAGE=$1"; } >"$here/.env.next")
      chmod --reference="$here/.env" "$here/.env.next"
      mv "$here/.env.next" "$here/.env"
      compose up -d --no-deps --no-build cache api worker backup
    }
    is_healthy() {
      compose exec -T api node -e "$asks_health" 'http://127.0.0.1:3000/readyz?with=worker' >/dev/null 2>&1
    }
    ;;
  folder)
    running() { readlink -f "$LINK"; }
    back_up() { "$here/backup.sh" once; }
    migrate() { (cd "$1" && node apps/server/src/migrate.ts); }
    switch_to() {
      ln -sfn "$1" "$LINK.next"
      mv -T "$LINK.next" "$LINK"
      $RESTART
    }
    is_healthy() { node -e "$asks_health" "$HEALTH_URL"; }
    new=$(readlink -f "$new")
    [ -f "$new/apps/server/src/migrate.ts" ] || { say "$new holds no release"; exit 1; }
    ;;
  *)
    say "unknown: $how"
    exit 1
    ;;
esac

# Healthy three times in a row, because a process may die right after its start.
wait_for_health() {
  local green=0 end=$((SECONDS + seconds))
  while [ "$SECONDS" -lt "$end" ]; do
    if is_healthy; then green=$((green + 1)); else green=0; fi
    [ "$green" -lt 3 ] || return 0
    sleep 1
  done
  return 1
}

former=$(running)
[ -n "$former" ] || { say 'no release is running yet: start one first'; exit 1; }
say "from $former to $new"
if [ "$how" = compose ]; then
  add_passwords
  make_users
fi
back_up
if ! migrate "$new"; then
  say "the migration failed and left nothing behind; $former goes on as before"
  exit 1
fi
switch_to "$new" || true
if wait_for_health; then
  say "$new is running"
  exit 0
fi
say "$new did not become healthy in $seconds s: back to $former"
switch_to "$former" || true
if wait_for_health; then
  say "$former is running again"
else
  say "$former is not healthy either: see docs/operations.md, \"The API is down\""
fi
exit 1
