#!/usr/bin/env bash
# A mail server as an operator would run it: Postfix with OpenDKIM, which signs for sadhana.test and passes every email
# to a sink that stores it in LAB/mail/received. Listens on port 2525 of this machine. `mail.sh stop` ends all three.
# Needs root, postfix, opendkim and opendkim-tools.
set -euo pipefail
: "${LAB:?}"
mail=$LAB/mail
if [ "${1-}" = stop ]; then
  postfix -c "$mail/conf" stop 2>/dev/null || true
  for name in opendkim sink; do [ -f "$mail/$name.pid" ] && kill "$(cat "$mail/$name.pid")" 2>/dev/null || true; done
  exit 0
fi
mkdir -p "$mail"/{conf,queue,data,keys,received}
chmod 755 "$LAB" "$mail"
chown postfix "$mail/data"
chown nobody "$mail/received"
cat >"$mail/conf/main.cf" <<END
compatibility_level = 3.6
queue_directory = $mail/queue
data_directory = $mail/data
myhostname = mail.sadhana.test
mydestination =
inet_interfaces = all
inet_protocols = ipv4
mynetworks = 127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ${SMTP_CLIENTS-}
maillog_file = $mail/data/mail.log
maillog_file_prefixes = $LAB
relayhost = [127.0.0.1]:2642
smtpd_milters = inet:127.0.0.1:8894
milter_default_action = tempfail
smtp_dns_support_level = disabled
END
# Uses another port and no chroot, which would need a copy of the system's files.
sed -E 's/^smtp( +)inet/2525\1inet/; s/^([a-z0-9]+ +(inet|unix|fifo) +[-ny] +[-ny] +)y/\1n/' /usr/share/postfix/master.cf.dist >"$mail/conf/master.cf"
[ -f "$mail/keys/trial.private" ] || opendkim-genkey -b 2048 -d sadhana.test -s trial -D "$mail/keys"
chown -R opendkim "$mail/keys"
cat >"$mail/opendkim.conf" <<END
Domain sadhana.test
Selector trial
KeyFile $mail/keys/trial.private
Socket inet:8894@127.0.0.1
Mode s
Canonicalization relaxed/relaxed
PidFile $mail/opendkim.pid
UserID opendkim
OversignHeaders From
InternalHosts 0.0.0.0/0
# Needed only because the trial is in a folder that others can write to.
RequireSafeKeys no
END
touch "$mail/opendkim.pid" && chown opendkim "$mail/opendkim.pid"
opendkim -x "$mail/opendkim.conf"
smtp-sink -u nobody -d "$mail/received/%H%M%S." 127.0.0.1:2642 100 >/dev/null 2>&1 &
echo $! >"$mail/sink.pid"
postfix -c "$mail/conf" start 2>/dev/null
