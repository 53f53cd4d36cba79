#!/bin/sh
# Starts PgBouncer in transaction mode in front of the PostgreSQL of deploy/compose.yaml.
set -eu
umask 077
cat > /tmp/pgbouncer.ini <<END
[databases]
kaagazz = host=postgres port=5432 dbname=kaagazz user=kaagazz password=$DATABASE_PASSWORD
[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
auth_type = plain
auth_file = /tmp/users.txt
pool_mode = transaction
default_pool_size = 40
max_client_conn = 1000
ignore_startup_parameters = extra_float_digits
END
printf '"kaagazz" "%s"\n' "$DATABASE_PASSWORD" > /tmp/users.txt
exec pgbouncer /tmp/pgbouncer.ini
