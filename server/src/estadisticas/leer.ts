import type { Filas, Grafico } from '@catastro/domain/estadisticas/filas'
import { type Db, type DbRaiz, sentencia } from '../plataforma/db.ts'
import { TIPOS } from './cuentas.ts'
import * as deHoy from './deHoy.ts'
import * as delPeriodo from './delPeriodo.ts'
import type { Filtro } from './filtro.ts'

/** How the rows of each chart are read: one without its reader does not compile. */
export const LECTORES: { readonly [G in Grafico]: (db: Db, filtro: Filtro) => Promise<Filas[G][]> } = {
  ...deHoy,
  ...delPeriodo,
}

const leerTipos = sentencia(
  'tipos_de_las_estadisticas',
  `select case when id_uso = 0 then 'encomienda-' || id_encomienda_tipo else 'uso-' || id_uso end as "tipo!", nombre as "nombre!"
   from ${TIPOS} order by id_uso > 0, nombre collate "es-x-icu"`,
)

/** Every chart, one after another: none of them is long, and together they would take all the connections of the process. */
export async function leerEstadisticas(db: DbRaiz, filtro: Filtro) {
  return {
    ...filtro.periodo,
    tipos: await leerTipos(db),
    estados: await LECTORES.estados(db, filtro),
    esperas: await LECTORES.esperas(db, filtro),
    inspectores: await LECTORES.inspectores(db, filtro),
    semanas: await LECTORES.semanas(db, filtro),
    demoras: await LECTORES.demoras(db, filtro),
    oficinas: await LECTORES.oficinas(db, filtro),
    observaciones: await LECTORES.observaciones(db, filtro),
    obras: await LECTORES.obras(db, filtro),
    dinero: await LECTORES.dinero(db, filtro),
  }
}
