import { ErrorDePortal } from '@catastro/domain/errores'
import * as llamadas from '@catastro/domain/estadisticas/llamadas'
import { SIN_PUBLICAR } from '@catastro/domain/estadisticas/mensajes'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { exportarGrafico } from './exportarGrafico.ts'
import { leerFiltro } from './filtro.ts'
import { leerEstadisticas } from './leer.ts'
import { Recordadas } from './memoria.ts'
import { plazosPublicos } from './publicas.ts'

export function rutasDeEstadisticas(rutas: Rutas, { publicas }: { readonly publicas: boolean }): void {
  const delPersonal = new Recordadas(leerEstadisticas)
  const deTodos = new Recordadas(plazosPublicos)
  rutas.on(llamadas.verEstadisticas, ({ db, query }) => delPersonal.leer(db, leerFiltro(query)))
  rutas.on(llamadas.exportarGrafico, async ({ db, params, query, reply }) =>
    exportarGrafico(db, await delPersonal.leer(db, leerFiltro(query)), params.grafico, query.formato ?? 'xlsx', reply),
  )
  rutas.on(llamadas.estadisticasPublicas, ({ db }) => {
    if (!publicas) throw new ErrorDePortal(404, SIN_PUBLICAR)
    return deTodos.leer(db, {})
  })
}
