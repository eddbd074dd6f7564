import * as llamadas from '@catastro/domain/consultas/llamadas'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { misConsultas } from './misConsultas.ts'
import { type MaximosDeTitulares, rafagas } from './rafagas.ts'

export function rutasDeConsultas(rutas: Rutas, maximos: MaximosDeTitulares): void {
  rutas.on(llamadas.misConsultas, ({ db, quien, query }) => misConsultas(db, quien, query))
  rutas.on(llamadas.rafagas, async ({ db }) => ({ rafagas: await rafagas(db, maximos) }))
}
