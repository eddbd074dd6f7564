#!/bin/sh
# Revisa las reglas de Prometheus con promtool (Debian: apt install prometheus), y que el tablero de Grafana sea JSON.
set -eu
cd "$(dirname "$0")"
node -e "JSON.parse(require('fs').readFileSync('grafana/portal.json', 'utf8'))"
if ! command -v promtool >/dev/null; then
  echo 'Falta promtool: las reglas quedan sin revisar' >&2
  exit 2
fi
promtool check rules prometheus/reglas.yml
promtool test rules prometheus/reglas.prueba.yml
