import * as llamadas from '@catastro/domain/consultas/llamadas'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { misConsultas } from './mias.ts'
import { rafagas } from './rafagas.ts'

/** `maximoPorDia`: of look-ups; 0, no limit. */
export function rutasDeConsultas(rutas: Rutas, maximoPorDia: number): void {
  rutas.on(llamadas.misConsultas, ({ db, quien, query }) => misConsultas(db, quien, query))
  rutas.on(llamadas.rafagas, async ({ db }) => ({ rafagas: await rafagas(db, maximoPorDia) }))
}
