#!/bin/sh
# Writes the files of secrets/ that are not there yet, with passwords that nobody has seen. Say where e-mails go:
# ./make-secrets.sh smtp://user:password@host:587
set -eu
cd "$(dirname "$0")/secrets"
[ $# -eq 1 ] || { echo "Say where e-mails go: make-secrets.sh smtp://user:password@host:587" >&2; exit 1; }
umask 022

random() { head -c 32 /dev/urandom | od -An -v -t x1 | tr -d ' \n'; }
# Compose shows a file to a container under the owner and mode that it has here, and the shop there is no owner of it: the folder keeps others out.
write() { [ -e "$1" ] || printf '%s\n' "$2" > "$1"; }

chmod 700 .
write postgres_password "$(random)"
password=$(cat postgres_password)
write database_url "postgres://shop:$password@postgres:5432/shop"
write database_pooled_url "postgres://shop:$password@pgbouncer:6432/shop"
write valkey_password "$(random)"
write valkey_url "valkey://shop:$(cat valkey_password)@valkey:6379"
write session_secrets "$(random)"
write smtp_url "$1"
