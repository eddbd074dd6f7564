import { ErrorDePortal } from '@catastro/domain/errores'
import type { DeclaracionDeLlamada } from '@catastro/domain/llamada'
import * as agenda from '@catastro/domain/visitas/agenda'
import * as apartados from '@catastro/domain/visitas/apartados'
import * as distancia from '@catastro/domain/visitas/distancia'
import * as listas from '@catastro/domain/visitas/listas'
import * as llamadas from '@catastro/domain/visitas/llamadas'
import * as resultado from '@catastro/domain/visitas/resultado'
import type { Rutas } from '../plataforma/http/rutas.ts'

const esLlamada = (valor: unknown): valor is DeclaracionDeLlamada =>
  typeof valor === 'object' && valor !== null && 'method' in valor && 'path' in valor

export function rutasDeVisitas(rutas: Rutas): void {
  for (const llamada of [llamadas, listas, resultado, apartados, agenda, distancia].flatMap((modulo) =>
    Object.values<unknown>(modulo).filter(esLlamada),
  )) {
    rutas.on(llamada, () => {
      throw new ErrorDePortal(503, 'Todavía no')
    })
  }
}
