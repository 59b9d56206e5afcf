#!/usr/bin/env bash
# Sets up an installation in an empty directory, until a member has registered over https and an email passes DKIM. Then
# replaces one API of two under load, behind Caddy, nginx and HAProxy, and runs keep.sh. `npm run long -- hosting` starts it. Needs root, podman,
# nginx, haproxy, postfix and opendkim, and images of the names in deploy/ (stand-ins.sh makes stand-ins).
#
#   LAB           a folder for everything that it makes
#   COMPOSE       docker-compose; it talks to podman
#   ROUNDS        how often both APIs are replaced behind each proxy, 1 unless you say otherwise
#   PARTS         caddy, keep and others (nginx and HAProxy); all unless you say otherwise
#   BUILD_FLAGS   what else this machine's builds need, such as --network host; UP_FLAGS: the same for compose up
set -euo pipefail
: "${LAB:?}" "${COMPOSE:=docker-compose}"
here=$(cd "$(dirname "$0")" && pwd)
source_dir=$(cd "$here/../.." && pwd)
domain=compass.localhost
trial=$LAB/trial
export CONTAINER_ENGINE=podman IMAGE=localhost/sadhana-compass:trial DOCKER_HOST=unix://$LAB/podman.sock LAB
jobs_of_trial=()
# shellcheck disable=SC2317,SC2329
finish() {
  status=$?
  set +e
  # Keeps all logs, to see who answered what.
  for name in $(podman ps -a --format '{{.Names}}' --filter name=^trial-); do podman logs -t "$name" >"$LAB/logs/$name.log" 2>&1; done
  [ $status = 0 ] || for log in "$LAB"/logs/trial-*.log; do echo "$log:"; tail -n 5 "$log" | cut -c 1-200; done
  (cd "$trial/sadhana/deploy" 2>/dev/null && compose down -v -t 5 >/dev/null 2>&1)
  podman rm -f -t 2 trial-a trial-b >/dev/null 2>&1
  "$here/mail.sh" stop
  for pid in "${jobs_of_trial[@]}"; do kill "$pid" 2>/dev/null; done
  exit $status
}
trap finish EXIT
compose() { "$COMPOSE" -p trial "$@"; }
setting() { sed -n "s/^$1='\(.*\)'/\1/p" .env; }
say() { echo "== $SECONDS s: $*"; }
until_true() { for _ in $(seq 150); do "$@" >/dev/null 2>&1 && return; sleep 0.4; done; echo "waited in vain for: $*"; return 1; }

rm -rf "$trial" "$LAB/mail/received" "$LAB/logs"
mkdir -p "$trial" "$LAB/logs"
# shellcheck source=scripts/hosting/keep.sh
source "$here/keep.sh"
[ -d "$LAB/node_modules/mailauth" ] || npm install --prefix "$LAB" --silent --ignore-scripts mailauth@7.1.0
"$here/mail.sh"
podman system service --time 0 "$DOCKER_HOST" & jobs_of_trial+=($!)

SECONDS=0
git clone -q "$source_dir" "$trial/sadhana"
cd "$trial/sadhana/deploy"
[ -n "${KEEP_IMAGE-}" ] || podman rmi -f "$IMAGE" >/dev/null 2>&1 || true
SMTP_URL="smtp://$(hostname -I | cut -d ' ' -f 1):2525" ./init --domain "$domain" --operator-email asha@sadhana.test --mail-from 'Compass <hello@sadhana.test>' </dev/null
say 'image built, settings written, first email sent'
# The load below is one member who sends more requests than a person would.
echo 'READS_PER_MINUTE=6000' >>.env
echo "image: $(($(podman image inspect "$IMAGE" --format '{{.Size}}') / 1000000)) MB, of which its base $(($(podman image inspect docker.io/library/node:24-slim --format '{{.Size}}') / 1000000)) MB"

# Podman leaves healthchecks to systemd, which a container or a small machine may not have.
(while sleep 1; do for name in trial-database-1 trial-cache-1; do podman healthcheck run "$name" || true; done; done) >/dev/null 2>&1 & jobs_of_trial+=($!)
# shellcheck disable=SC2086
compose up -d --no-build ${UP_FLAGS:-} 2>&1 | tail -n 3
authority=$LAB/authority.crt
until_true podman cp trial-caddy-1:/data/caddy/pki/authorities/local/root.crt "$authority"
ask() { curl -sS --cacert "$authority" --resolve "$domain:443:127.0.0.1" "$@"; }
until_true ask -f "https://$domain/healthz"
say "up: $(ask "https://$domain/healthz")"
podman ps --format '{{.Names}}' | tr '\n' ' '
echo
podman inspect trial-api-1 --format 'the API runs as {{.Config.User}}, read-only {{.HostConfig.ReadonlyRootfs}}, capabilities {{.EffectiveCaps}}'

invited=$(compose exec -T api node apps/server/src/cli.ts invite)
code=${invited%%$'\n'*}
password=$(openssl rand -hex 16)
answer=$(ask --http2 -w '\n%{http_version} %{http_code}' "https://$domain/api/auth/register" -H 'content-type: application/json' \
  -d "{\"email\":\"mira@sadhana.test\",\"username\":\"mira\",\"displayName\":\"Mira\",\"password\":\"$password\",\"referralCode\":\"$code\"}")
say "registered over HTTP/$(tail -n 1 <<<"$answer")"
grep -Eq '^2 20[01]$' <<<"$answer" || { echo "$answer"; exit 1; }
TOKEN=$(head -n -1 <<<"$answer" | node -p 'JSON.parse(fs.readFileSync(0)).token')
if podman image exists localhost/debian:13; then
  podman run --rm --network host -v "$authority:/ca.crt:ro" localhost/debian:13 curl -sS --http3-only --cacert /ca.crt \
    --resolve "$domain:443:127.0.0.1" -o /dev/null -w 'HTTP/%{http_version} %{http_code}\n' "https://$domain/" || echo 'no HTTP/3'
fi
both_arrived() { [ "$(find "$LAB/mail/received" -type f | wc -l)" -ge 2 ]; }
until_true both_arrived
node "$here/verify-dkim.mjs" "$LAB"
say 'first member registered, emails verified by DKIM'

export TOKEN CA=$authority
SECRET_KEY=$(setting SECRET_KEY) && export SECRET_KEY
is_ready() { podman exec "$1" node -e "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; }
# One after the other, like an upgrade: the second only once the first is ready again.
replace() { for name in "$@"; do podman restart -t 25 "$name" >/dev/null && until_true is_ready "$name" && echo "replaced $name"; sleep 3; done; }
# The load continues until both are replaced. If one round fails, we still want to see the others.
failures=0
replace_under_load() {
  local address=$1 load
  shift
  for _ in $(seq "${ROUNDS:-1}"); do
    touch "$LAB/loading"
    node "$here/through-proxy.ts" "$address" "$LAB/loading" & load=$!
    sleep 6
    replace "$@"
    rm "$LAB/loading"
    wait $load || failures=$((failures + 1))
  done
}
runs() { [[ ${PARTS:-caddy keep others} = *$1* ]]; }
if runs caddy; then
  echo '-- Caddy, as compose runs it'
  API_COUNT=2 compose up -d --no-build --no-recreate api 2>&1 | tail -n 1
  until_true is_ready trial-api-2
  replace_under_load "https://$domain" trial-api-1 trial-api-2
  echo '-- Caddy, with one API alone'
  API_COUNT=1 compose up -d --no-build --no-recreate api 2>&1 | tail -n 1
  ROUNDS=1 replace_under_load "https://$domain" trial-api-1
fi

echo "connected to the cache $(podman logs trial-api-1 2>&1 | grep -c '"redis is reachable"') times"
echo '-- memory'
podman stats --no-stream --format '{{.Name}} {{.MemUsage}}'

echo '-- the doctor, from inside'
compose exec -T api node apps/server/src/cli.ts doctor || true

if runs keep; then
  back_up_and_rehearse
  say 'backed up, restored and compared'
  upgrade_under_load
  say 'upgraded'
fi

runs others || { say "done, $failures rounds with failures"; exit $((failures > 0)); }
database=$(podman inspect trial-database-1 --format '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}')
start_api() {
  podman run -d --name "trial-$1" --network host --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges --env-file <(sed "s/='\(.*\)'/=\1/" .env) \
    -v trial_files:/srv/sadhana/var -e PORT="$2" -e HOST=127.0.0.1 -e PUBLIC_URL="https://$domain" -e TRUSTED_PROXIES=127.0.0.1 -e STORAGE_URL=file:var/storage \
    -e DATABASE_URL="postgres://sadhana:$(setting DATABASE_PASSWORD)@$database:5432/sadhana" "$IMAGE" >/dev/null
  until_true curl -fsS "http://127.0.0.1:$2/readyz"
}
start_api a 3900
start_api b 3901
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3 -subj "/CN=$domain" -addext "subjectAltName=DNS:$domain" -keyout "$LAB/tls.key" -out "$LAB/tls.crt" 2>/dev/null
cat "$LAB/tls.crt" "$LAB/tls.key" >"$LAB/both.pem"
export CA=$LAB/tls.crt
# Changes only ports, paths and names of the examples.
changed() { sed -e "s/127.0.0.1:3000/127.0.0.1:3900/; s/127.0.0.1:3001/127.0.0.1:3901/; s/compass\.example/$domain/; /listen \[::\]/d" "$@"; }
changed -e "s#/etc/letsencrypt/live/.*/fullchain.pem#$LAB/tls.crt#; s#/etc/letsencrypt/live/.*/privkey.pem#$LAB/tls.key#; s/listen 443/listen 8443/; s/listen 80;/listen 8080;/; s#include sadhana-proxy#include $PWD/proxy/sadhana-proxy#" proxy/nginx.conf >"$LAB/nginx-sadhana.conf"
printf 'pid %s/nginx.pid; error_log %s/nginx.log; events {} http { access_log off; include %s/nginx-sadhana.conf; }' "$LAB" "$LAB" "$LAB" >"$LAB/nginx.conf"
changed -e "s/bind :80$/bind :8081/; s#bind :443 ssl crt [^ ]*#bind :8445 ssl crt $LAB/both.pem#" proxy/haproxy.cfg >"$LAB/haproxy.cfg"
nginx -g 'daemon off;' -c "$LAB/nginx.conf" & jobs_of_trial+=($!)
haproxy -db -f "$LAB/haproxy.cfg" >"$LAB/haproxy.log" 2>&1 & jobs_of_trial+=($!)
for proxy in nginx:8443 HAProxy:8445; do
  echo "-- ${proxy%:*}"
  until_true curl -fsS --cacert "$CA" --resolve "$domain:${proxy#*:}:127.0.0.1" "https://$domain:${proxy#*:}/healthz"
  curl -sS --cacert "$CA" --resolve "$domain:${proxy#*:}:127.0.0.1" -o /dev/null -w 'HTTP/%{http_version} %{http_code}\n' "https://$domain:${proxy#*:}/healthz"
  replace_under_load "https://$domain:${proxy#*:}" trial-a trial-b
done
say "all done, $failures rounds with failures"
exit $((failures > 0))
