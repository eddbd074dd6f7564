import type { Readable } from 'node:stream'
import { ErrorDePortal } from '@catastro/domain/errores'
import { COLUMNAS, type Columna, MOTIVOS } from '@catastro/domain/importaciones/columnas'
import type { FilaDeImportacion, planillaDeImportacion as Planilla } from '@catastro/domain/importaciones/llamadas'
import { NO_SE_BAJA_CON_MOTIVOS, SIN_FILAS_RECHAZADAS } from '@catastro/domain/importaciones/mensajes'
import type { Recibido } from '@catastro/domain/llamada'
import type { FastifyReply } from 'fastify'
import type { DbRaiz } from '../plataforma/base/db.ts'
import { modelo } from '../plataforma/base/sentencias.ts'
import { planilla } from '../plataforma/planilla/planilla.ts'
import type { Celda } from '../plataforma/planilla/xlsx.ts'
import { verImportacion } from './pedidos.ts'
import { leerEnTandas } from './tandas.ts'

type Pedido = Pick<Recibido<typeof Planilla>, 'params' | 'query'>
type FilaGuardada = readonly [
  fila: number,
  datos: Readonly<Record<string, string>>,
  errores: FilaDeImportacion['errores'],
]

const conMotivos = modelo(
  'filas_de_importacion_con_motivos',
  `select fila, datos, errores from importaciones.fila
   where id_importacion = $1 and ($2::boolean or accion = 'RECHAZADA') order by fila`,
)

/** What a file had wrong, in the columns that it is imported by: mended where it stands, it is imported as any other. */
export async function planillaDeErrores(
  db: DbRaiz,
  { params, query }: Pedido,
  reply: FastifyReply,
  idPersona: number,
): Promise<Readable> {
  const { clase, estado, parcial, nombreArchivo, rechazadas } = await verImportacion(db, params.idImportacion)
  const devuelve = estado === 'APLICADA' && parcial
  if (estado !== 'REVISADA' && !devuelve) throw new ErrorDePortal(409, NO_SE_BAJA_CON_MOTIVOS)
  if (rechazadas === 0) throw new ErrorDePortal(409, SIN_FILAS_RECHAZADAS)
  // Of one that was applied the bad rows alone are kept.
  const todas = query.todas === 1 && !devuelve
  const filas = enPlanilla(
    COLUMNAS[clase],
    leerEnTandas<FilaGuardada>(db, conMotivos, [params.idImportacion, todas], idPersona),
  )
  const nombre = `${nombreArchivo.replace(/\.[^.]*$/, '')} ${todas ? 'con motivos' : 'con errores'}`
  return planilla(reply, { titulo: todas ? 'Filas' : 'Filas con errores', nombre, formato: 'xlsx' }, filas)
}

async function* enPlanilla(
  columnas: readonly Columna[],
  partes: ReturnType<typeof leerEnTandas<FilaGuardada>>,
): AsyncGenerator<readonly Celda[]> {
  yield [...columnas.map(({ titulo }) => titulo), MOTIVOS]
  for await (const { filas } of partes) {
    for (const [fila, datos, errores] of filas) {
      yield [...columnas.map(({ clave }) => datos[clave] ?? ''), motivosDe(fila, errores)]
    }
  }
}

/** With the number that the row had: another may say that it repeats it. */
const motivosDe = (fila: number, errores: FilaDeImportacion['errores']) =>
  errores.length === 0 ? '' : `Fila ${fila}. ${errores.map(({ columna, msg }) => `${columna}: ${msg}`).join('; ')}`
