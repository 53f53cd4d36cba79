#!/bin/sh
# Writes Alertmanager's configuration from ALERT_EMAIL, ALERT_WEBHOOK_URL (optional), MAIL_FROM and SMTP_URL, and starts it.
set -eu
umask 077

# Decodes %40 and the like, because user names are often email addresses.
decoded() {
  rest=$1
  while case $rest in *%[0-9A-Fa-f][0-9A-Fa-f]*) true ;; *) false ;; esac; do
    before=${rest%%%[0-9A-Fa-f][0-9A-Fa-f]*}
    rest=${rest#"$before"%}
    after=${rest#??}
    printf '%s'"\\$(printf '%o' "0x${rest%"$after"}")" "$before"
    rest=$after
  done
  printf '%s' "$rest"
}
# Escapes a text for single quotes in YAML and for the replacement of sed.
quoted() { printf '%s' "$1" | sed -e "s/'/''/g" -e 's/[\\&|]/\\&/g'; }

login=${SMTP_URL#*://}
server=${login##*@}
case $login in *@*) login=${login%@*} ;; *) login=: ;; esac
case $server in *:*) ;; *) server=$server:465 ;; esac
# Without a webhook, the rest of the file is deleted.
webhook='/webhook_configs/,$d'
[ -z "${ALERT_WEBHOOK_URL:-}" ] || webhook="s|ALERT_WEBHOOK_URL|$(quoted "$ALERT_WEBHOOK_URL")|"
config=${CONFIG:-/tmp/alertmanager.yml}
sed -e "s|ALERT_EMAIL|$(quoted "$ALERT_EMAIL")|" -e "s|MAIL_FROM|$(quoted "$MAIL_FROM")|" \
    -e "s|SMTP_SERVER|$(quoted "$server")|" -e "s|SMTP_USER|$(quoted "$(decoded "${login%%:*}")")|" \
    -e "s|SMTP_PASSWORD|$(quoted "$(decoded "${login#*:}")")|" \
    -e "$webhook" "${0%/*}/alertmanager.yml" > "$config"
exec "${ALERTMANAGER:-alertmanager}" --config.file="$config" --storage.path="${STORAGE:-/alertmanager}"
