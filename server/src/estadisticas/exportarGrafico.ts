import type { Readable } from 'node:stream'
import type { Filas, Grafico } from '@catastro/domain/estadisticas/filas'
import { type Columna, GRAFICOS } from '@catastro/domain/estadisticas/graficos'
import type { Formato } from '@catastro/domain/importaciones/reglas'
import type { FastifyReply } from 'fastify'
import type { DbRaiz } from '../plataforma/db.ts'
import { type Celda, planilla } from '../plataforma/planilla.ts'
import type { Filtro } from './filtro.ts'
import { LECTORES } from './leer.ts'

/** The table of a chart, as it is seen beside it. */
export async function exportarGrafico(
  db: DbRaiz,
  grafico: Grafico,
  filtro: Filtro,
  formato: Formato,
  reply: FastifyReply,
): Promise<Readable> {
  const { titulo } = GRAFICOS[grafico]
  const { desde, hasta } = filtro.periodo
  const nombre = `${titulo.toLowerCase()} ${desde} a ${hasta}`
  return planilla(reply, { titulo, nombre, formato }, await tablaDe(db, grafico, filtro))
}

const tablaDe = async <G extends Grafico>(db: DbRaiz, grafico: G, filtro: Filtro) =>
  comoFilas<Filas[G]>(GRAFICOS[grafico].columnas, await LECTORES[grafico](db, filtro))

async function* comoFilas<F>(columnas: readonly Columna<F>[], filas: readonly F[]): AsyncGenerator<readonly Celda[]> {
  yield columnas.map(({ titulo }) => titulo)
  for (const fila of filas) yield columnas.map(({ clave }) => fila[clave] as Celda)
}
