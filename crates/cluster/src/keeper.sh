# Makes a PostgreSQL cluster, obeys commands, and removes all when they end.
trap '' INT HUP TERM
bin=$1
folder=$(mktemp -d "${TMPDIR:-/tmp}/asterism-cluster.XXXXXX") || exit 1
# Others on this machine may reach the socket.
chmod 711 "$folder"

start() {
    "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -s -w -t 60 \
        -o "-k '$folder' -c listen_addresses= -c max_connections=300" start >/dev/null </dev/null
}

"$bin/initdb" -D "$folder/data" -U asterism -A trust -E UTF8 --locale=C --no-sync >/dev/null </dev/null &&
    start && echo "done $folder"

while read -r command word; do
    case $command in
    start) start ;;
    stop) "$bin/pg_ctl" -D "$folder/data" -s -w -m "$word" stop >/dev/null </dev/null ;;
    create) "$bin/createdb" -h "$folder" -U asterism "$word" </dev/null ;;
    *) false ;;
    esac && echo "done $command" || echo "failed $command"
done

"$bin/pg_ctl" -D "$folder/data" -s -w -m immediate stop >/dev/null 2>&1 </dev/null
rm -rf "$folder"
