import { type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import { TIPOS } from './cuentas.ts'
import type { Filtro } from './filtro.ts'
import * as delPeriodo from './periodo.ts'
import * as deHoy from './situacion.ts'

const leerTipos = sentencia(
  'tipos_de_las_estadisticas',
  `select case when id_uso = 0 then 'encomienda-' || id_encomienda_tipo else 'uso-' || id_uso end as "tipo!", nombre as "nombre!"
   from ${TIPOS} order by id_uso > 0, nombre collate "es-x-icu"`,
)

/** Every chart, one after another: none of them is long, and together they would take all the connections of the process. */
export async function leerEstadisticas(db: DbRaiz, filtro: Filtro) {
  return {
    ...filtro.periodo,
    momento: new Date().toISOString(),
    tipos: await leerTipos(db),
    estados: await deHoy.estados(db, filtro),
    esperas: await deHoy.esperas(db, filtro),
    inspectores: await deHoy.inspectores(db, filtro),
    semanas: await delPeriodo.semanas(db, filtro),
    demoras: await delPeriodo.demoras(db, filtro),
    oficinas: await delPeriodo.oficinas(db, filtro),
    observaciones: await delPeriodo.observaciones(db, filtro),
    obras: await delPeriodo.obras(db, filtro),
    dinero: await delPeriodo.dinero(db, filtro),
  }
}

export type Estadisticas = Awaited<ReturnType<typeof leerEstadisticas>>
