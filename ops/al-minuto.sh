#!/bin/sh
# Vuelve la base a como estaba en un minuto, con pgBackRest (docs/operacion.md, Al minuto). En la máquina de PostgreSQL, como root
# o como postgres, y con el portal detenido en todas:
#   ops/al-minuto.sh '2026-11-24 10:15:00-03'
# La que había queda al lado, en DATOS.antes-HORA: si algo sale mal vuelve sola a su lugar, y si sale bien, usted la borra.
set -eu

cuando=${1-}
datos=${DATOS:-/var/lib/postgresql/15/main}
estrofa=${STANZA:-catastro}
base=${BASE:-catastro}
detener=${DETENER:-systemctl stop postgresql@15-main}
iniciar=${INICIAR:-systemctl start postgresql@15-main}
portal_en_marcha=${PORTAL_EN_MARCHA:-systemctl is-active --quiet catastro}

decir() { echo "$*" >&2; }
case $cuando in
  [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]\ [0-9][0-9]:[0-9][0-9]:[0-9][0-9]*[+-][0-9][0-9]*) ;;
  *)
    decir "Diga a qué momento, con su zona horaria: $0 '2026-11-24 10:15:00-03'"
    exit 2
    ;;
esac
if $portal_en_marcha 2>/dev/null; then
  decir 'El portal está en marcha: deténgalo antes, en todas sus máquinas'
  exit 2
fi

como_postgres() {
  if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else "$@"; fi
}
responde() { como_postgres psql -d postgres -Atqc 'select 1' >/dev/null 2>&1; }

# Lo último que se escribió está en el WAL que todavía no se guardó.
if responde; then
  como_postgres pgbackrest --stanza="$estrofa" check || {
    decir 'pgBackRest no está guardando el WAL: no se tocó nada'
    exit 1
  }
  $detener
fi

antes="$datos.antes-$(date -u +%Y%m%d-%H%M%S)"
mv "$datos" "$antes"
volver_atras() {
  $detener >/dev/null 2>&1 || true
  rm -rf "$datos"
  mv "$antes" "$datos"
  $iniciar || true
  decir "No se pudo: $1. La base que había volvió a su lugar"
  exit 1
}
como_postgres mkdir -m 700 "$datos"
como_postgres pgbackrest --stanza="$estrofa" --type=time --target="$cuando" --target-action=promote restore ||
  volver_atras 'pgBackRest no restauró'
$iniciar || volver_atras 'PostgreSQL no arrancó; si dice «recovery ended before configured recovery target», ese momento no llegó a guardarse'

intentos=0
while [ "$(como_postgres psql -d postgres -Atqc 'select pg_is_in_recovery()' 2>/dev/null)" != f ]; do
  intentos=$((intentos + 1))
  [ "$intentos" -lt "${ESPERA:-600}" ] || volver_atras 'PostgreSQL no terminó de volver'
  sleep 1
done
hasta=$(como_postgres psql -d "$base" -Atqc "select to_char(max(ocurrido_el) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') from auditoria") ||
  volver_atras "la base $base no se lee"
echo "La base volvió a las $cuando: lo último que tiene escrito es de las $hasta (UTC)."
echo "La que había está en $antes: bórrela cuando haya visto que todo está bien."
echo 'Arranque el portal: lo va a decir hasta que un administrador confirme que lo sabe.'
