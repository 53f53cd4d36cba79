#!/bin/sh
# Writes Alertmanager's configuration from ALERT_EMAIL, MAIL_FROM and SMTP_URL, and starts it.
set -eu
umask 077
rest=${SMTP_URL#*://}
server=${rest##*@}
user=
password=
case $rest in *@*)
  user=${rest%%:*}
  password=${rest#*:}
  password=${password%@*}
esac
case $server in *:*) ;; *) server=$server:465 ;; esac
sed -e "s|ALERT_EMAIL|$ALERT_EMAIL|" -e "s|MAIL_FROM|$MAIL_FROM|" -e "s|SMTP_SERVER|$server|" \
    -e "s|SMTP_USER|$user|" -e "s|SMTP_PASSWORD|$password|" \
    "${0%/*}/alertmanager.yml" > /tmp/alertmanager.yml
exec "${ALERTMANAGER:-alertmanager}" --config.file=/tmp/alertmanager.yml --storage.path="${STORAGE:-/alertmanager}"
