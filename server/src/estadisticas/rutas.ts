import * as llamadas from '@catastro/domain/estadisticas/llamadas'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { exportarGrafico } from './exportarGrafico.ts'
import { leerFiltro } from './filtro.ts'
import { leerEstadisticas } from './leer.ts'
import { plazosPublicos } from './publicas.ts'

export function rutasDeEstadisticas(rutas: Rutas, { publicas }: { readonly publicas: boolean }): void {
  rutas.on(llamadas.verEstadisticas, ({ db, query }) => leerEstadisticas(db, leerFiltro(query)))
  rutas.on(llamadas.exportarGrafico, ({ db, params, query, reply }) =>
    exportarGrafico(db, params.grafico, leerFiltro(query), query.formato ?? 'xlsx', reply),
  )
  rutas.on(llamadas.estadisticasPublicas, ({ db }) => plazosPublicos(db, publicas))
}
