#!/bin/bash
# Runs a shop on Debian's PostgreSQL 15 in a folder, backs it up with pgBackRest and restores it.
# The last line of output is the report of the drill. usage: FOLDER NODE
set -euo pipefail
folder=$1
node=$2
programs=/usr/lib/postgresql/15/bin

export PGBACKREST_CONFIG=/dev/null PGBACKREST_STANZA=kaagazz PGBACKREST_LOG_LEVEL_CONSOLE=warn
export PGBACKREST_PG1_PATH=$folder/data PGBACKREST_PG1_SOCKET_PATH=$folder PGBACKREST_PG1_USER=kaagazz
export PGBACKREST_REPO1_PATH=$folder/backup/postgres PGBACKREST_LOG_PATH=$folder/log
export PGBACKREST_LOCK_PATH=$folder/lock PGBACKREST_SPOOL_PATH=$folder/spool
mkdir -p "$folder"/{backup,log,lock,spool}
port=$("$node" -p "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() }); ''" | tr -d '\n')
export PGBACKREST_PG1_PORT=$port
export DATABASE_URL=postgres://kaagazz:unused@127.0.0.1:$port/kaagazz
export BACKUP_DIR=$folder/backup/folders BACKUP_FOLDERS=$folder/files

"$programs/initdb" -D "$folder/data" -U kaagazz --auth=trust > /dev/null
"$programs/postgres" -D "$folder/data" -p "$port" -k "$folder" \
  --archive_mode=on --archive_command='pgbackrest archive-push %p' --archive_timeout=5 2> "$folder/postgres.log" &
postgres=$!
trap 'kill -INT $postgres 2> /dev/null; wait $postgres || true' EXIT
until "$programs/createdb" -h "$folder" -p "$port" -U kaagazz kaagazz 2> /dev/null; do sleep 0.2; done

coproc api { SEED=demo DATA_DIR=$folder/shop API_PORT=0 exec "$node" api/src/main.ts; }
read -r _ <&"${api[0]}"
"$node" api/backup/backup-command.ts --once >&2
kill "$api_PID"
wait "$api_PID" || true
POSTGRES_PROGRAM=$programs/postgres "$node" api/backup/drill-command.ts 2> "$folder/drill.log"
