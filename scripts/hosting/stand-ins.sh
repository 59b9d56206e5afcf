#!/usr/bin/env bash
# Makes stand-ins for node:24-slim, postgres:17, valkey/valkey:8 and caddy:2, for a machine that can't reach an image
# registry. They are made from Debian packages and this machine's Node, so they aren't the same bytes as the real ones.
# LAB is an empty folder, MIRROR a Debian mirror. Needs root, podman and mmdebstrap.
set -euo pipefail
: "${LAB:?}" "${MIRROR:=http://deb.debian.org/debian}"
cd "$LAB"
image() { podman build -q --network host -t "docker.io/$1" -f - "$2"; }

[ -f bookworm.tar ] || mmdebstrap --variant=minbase --include=ca-certificates bookworm bookworm.tar "$MIRROR"
[ -f trixie.tar ] || mmdebstrap --variant=minbase --include=ca-certificates,postgresql-17,valkey-server,caddy,curl,docker-compose,cosign trixie trixie.tar "$MIRROR"
podman image exists localhost/debian:12 || podman import bookworm.tar localhost/debian:12
podman image exists localhost/debian:13 || podman import trixie.tar localhost/debian:13
mkdir -p base empty tools newer
# Debian 13 has Caddy 2.6, which gives up on a POST that finds no API. `caddy:2` and Debian unstable have a newer one.
if [ ! -x newer/usr/bin/caddy ]; then
  path=$(curl -fsS "$MIRROR/dists/sid/main/binary-amd64/Packages.xz" | xz -dc | sed -n '/^Package: caddy$/,/^$/s/^Filename: //p')
  curl -fsS -o caddy.deb "$MIRROR/$path"
  dpkg -x caddy.deb newer
fi
cp "$(readlink -f "$(command -v node)")" base/node
[ -d base/npm ] || cp -r "$(dirname "$(readlink -f "$(command -v npm)")")/.." base/npm
tar -C tools --strip-components=3 -xf trixie.tar ./usr/bin/cosign
tar -C tools --strip-components=5 -xf trixie.tar ./usr/libexec/docker/cli-plugins/docker-compose

image library/node:24-slim base <<'END'
FROM localhost/debian:12
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && groupadd -g 1000 node && useradd -u 1000 -g 1000 -m node
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
END
image library/postgres:17 empty <<'END'
FROM localhost/debian:13
RUN mkdir -p /var/lib/postgresql/data && chown -R postgres:postgres /var/lib/postgresql
ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin PGDATA=/var/lib/postgresql/data
RUN printf '%s\n' 'set -e; chown postgres:postgres $PGDATA /run/postgresql; chmod 700 $PGDATA' \
  'exec setpriv --reuid postgres --regid postgres --init-groups sh -ec "' \
  '[ -s $PGDATA/PG_VERSION ] || { printf %s \"\$POSTGRES_PASSWORD\" > /tmp/password; initdb -E UTF8 --locale C.UTF-8 -U \$POSTGRES_USER -A scram-sha-256 --pwfile /tmp/password; rm /tmp/password; echo host all all all scram-sha-256 >> $PGDATA/pg_hba.conf; echo \"create database \$POSTGRES_DB\" | postgres --single -D $PGDATA postgres; }' \
  'exec postgres -c listen_addresses=*"' > /entry.sh
CMD ["sh", "/entry.sh"]
END
image valkey/valkey:8 empty <<'END'
FROM localhost/debian:13
WORKDIR /data
ENTRYPOINT ["sh", "-c", "exec \"$@\" --protected-mode no", "--"]
END
image library/caddy:2 newer <<'END'
FROM localhost/debian:13
COPY usr/bin/caddy /usr/bin/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
END
