#!/bin/sh
# One of the three machines, as the first process of its own namespaces: when this process is killed, the whole machine
# is dead. `machine.sh <folder> <Debian>`: the folder keeps its disk while the machine is off.
set -eu
folder=$1 debian=$2
root=$folder/root
mount -t overlay overlay -o "lowerdir=$debian,upperdir=$folder/disk,workdir=$folder/work" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
# Patroni's locks and PostgreSQL's shared memory.
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t tmpfs tmpfs "$root/run"
mkdir "$root/run/postgresql" "$root/run/valkey"
chmod 777 "$root/run/postgresql" "$root/run/valkey"
# What the package makes of its own accord: `pg_dropcluster 17 main`.
if [ ! -e "$folder/installed" ]; then
  rm -rf "$root/var/lib/postgresql/17/main"
  touch "$folder/installed"
fi
# Numbers of processes start at one again, so a lock of the former life would name some other process of this one.
rm -f "$root/var/lib/postgresql/17/main/postmaster.pid"
ip link set lo up

# Runs a program as its user, and again when it ends, as systemd does.
keep() {
  user=$1
  shift
  while :; do
    chroot "$root" setpriv --reset-env --reuid "$user" --regid "$user" --init-groups "$@" >>"$folder/$user.log" 2>&1 || true
    sleep 1
  done
}
keep etcd etcd --config-file /etc/etcd/etcd.conf.yml &
keep valkey valkey-server /etc/valkey/valkey.conf --daemonize no --logfile '' &
keep valkey valkey-sentinel /etc/valkey/sentinel.conf --daemonize no --logfile '' &
keep postgres patroni /etc/patroni/config.yml &
wait
