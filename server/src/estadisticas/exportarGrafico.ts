import type { Readable } from 'node:stream'
import type { Filas, Grafico } from '@catastro/domain/estadisticas/filas'
import { type Columna, GRAFICOS } from '@catastro/domain/estadisticas/graficos'
import { estadoDeGrafico } from '@catastro/domain/estadisticas/mensajes'
import type { Formato } from '@catastro/domain/importaciones/reglas'
import type { FastifyReply } from 'fastify'
import { nombresDeEstado } from '../carpetas/nombresDeEstado.ts'
import type { Db } from '../plataforma/base/db.ts'
import { planilla } from '../plataforma/planilla/planilla.ts'
import type { Celda } from '../plataforma/planilla/xlsx.ts'
import type { Estadisticas } from './leer.ts'

/** The table of a chart, as it is seen beside it. */
export function exportarGrafico(
  db: Db,
  estadisticas: Estadisticas,
  grafico: Grafico,
  formato: Formato,
  reply: FastifyReply,
): Readable {
  const { titulo } = GRAFICOS[grafico]
  const nombre = `${titulo.toLowerCase()} ${estadisticas.desde} a ${estadisticas.hasta}`
  return planilla(reply, { titulo, nombre, formato }, tablaDe(db, grafico, estadisticas[grafico]))
}

const tablaDe = <G extends Grafico>(db: Db, grafico: G, filas: readonly Filas[G][]) =>
  comoFilas<Filas[G]>(db, GRAFICOS[grafico].columnas, filas)

async function* comoFilas<F>(
  db: Db,
  columnas: readonly Columna<F>[],
  filas: readonly F[],
): AsyncGenerator<readonly Celda[]> {
  const nombreDe = await nombresDeEstado(db)
  yield columnas.map(({ titulo }) => titulo)
  for (const fila of filas)
    yield columnas.map(({ clave, clase }) =>
      clase === 'estado' ? estadoDeGrafico(String(fila[clave]), nombreDe) : (fila[clave] as Celda),
    )
}
