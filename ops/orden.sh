#!/bin/sh
# Una orden del portal, con los ajustes, las claves y el usuario de la unidad: como root,
#   ops/orden.sh respaldo respaldar        ops/orden.sh respaldo restaurar --en /copias        ops/orden.sh verificar-auditoria
set -eu
unidad=${UNIDAD:-/etc/systemd/system/catastro.service}
programa=${1:?Falta la orden: respaldo, externos, verificar-auditoria…}
shift

# Where the credentials are is known only once it runs: a transient unit takes no %d.
claves=$(sed -n 's|^Environment=\([A-Z_]*\)=%d/|export \1="$CREDENTIALS_DIRECTORY"/|p' "$unidad")
set -- /bin/sh -c "$claves
exec \"\$@\"" sh /usr/bin/node --enable-source-maps "server/dist/$programa.js" "$@"
while read -r propiedad; do
  set -- -p "$propiedad" "$@"
done <<FIN
$(grep -E '^(User|UMask|StateDirectory|StateDirectoryMode|WorkingDirectory|EnvironmentFile|LoadCredential)=' "$unidad")
FIN
exec systemd-run --quiet --collect --wait --pipe "$@"
