#!/usr/bin/env bash
# Restores a backup made by backup.sh with pg_dump into an empty database and an empty folder.
#
#   restore.sh BACKUP DATABASE_URL FOLDER
set -euo pipefail
umask 077
backup=${1:?which backup, such as /backups/2026-11-16T02-30-00Z}
url=${2:?the URL of an empty database}
folder=${3:?the folder for the files}

there=$(psql "$url" -XAtqc "select count(*) from pg_tables where schemaname !~ '^pg_' and schemaname <> 'information_schema'")
if [ "$there" != 0 ]; then
  echo "This database has $there tables: restore into an empty one." >&2
  exit 1
fi
pg_restore --dbname="$url" --no-owner --no-privileges --exit-on-error --single-transaction "$backup/rows.dump"

mkdir -p "$folder"
while IFS= read -r path; do
  mkdir -p "$folder/$(dirname "$path")"
  cp -p "$backup/../files/$path" "$folder/$path"
done < <(cut -c 67- "$backup/files.sha256")
echo "restored $(cat "$backup/taken-at") with $(wc -l <"$backup/files.sha256") files"
