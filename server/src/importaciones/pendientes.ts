import { CAMBIO_MIENTRAS_TANTO } from '@catastro/domain/importaciones/mensajes'
import type { Clase, Formato } from '@catastro/domain/importaciones/reglas'
import type { PoolClient } from 'pg'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { type DbRaiz, enTransaccion } from '../plataforma/db.ts'
import { comoErrorDePortal } from '../plataforma/http/errores.ts'
import { conMemoriaAcotada } from '../plataforma/memoria.ts'
import type { Trabajo } from '../plataforma/trabajos.ts'
import { aplicar } from './aplicar.ts'
import { revisar } from './revisar.ts'

/** An import with work to be done. */
export interface Pendiente {
  readonly idImportacion: number
  readonly estado: 'POR_REVISAR' | 'POR_APLICAR'
  readonly clase: Clase
  readonly formato: Formato
  readonly idPersona: number
  readonly ruta: string | null
  readonly tamano: number
  readonly altas: number
  readonly cambios: number
}

const SIETE_DIAS = `interval '7 days'`

export const trabajosDeImportacion = (db: DbRaiz, almacen: Almacen): readonly Trabajo[] => [
  { nombre: 'importar', cuando: { cadaSegundos: 1 }, obra: (fin) => atenderPendientes(db, almacen, fin) },
  { nombre: 'descartar-importaciones', cuando: '41 4 * * *', obra: () => descartarViejas(db) },
]

/** One after another, until none is left. */
export async function atenderPendientes(db: DbRaiz, almacen: Almacen, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await atenderUna(db, almacen, fin))) {}
}

/**
 * The lock is of the connection, and goes with it: a process that is killed leaves its import to the next one, which
 * begins it again.
 */
async function atenderUna(db: DbRaiz, almacen: Almacen, fin: AbortSignal): Promise<boolean> {
  const client = await db.$client.connect()
  try {
    const pendiente = await tomarUna(client)
    if (!pendiente) return false
    try {
      await conMemoriaAcotada(() =>
        pendiente.estado === 'POR_REVISAR' ? revisar(db, almacen, pendiente, fin) : aplicar(db, pendiente, fin),
      )
    } catch (error) {
      const { status, message } = comoErrorDePortal(error)
      // Nobody's fault, or the process is ending: it stays as it is for the next round.
      if (fin.aborted || status === 503) throw error
      await anotarFalla(db, almacen, pendiente, status === 409 ? CAMBIO_MIENTRAS_TANTO : message)
      if (status >= 500) throw error
    }
    return true
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release()
  }
}

/** What tells these locks from any other: the first of the two numbers of an advisory lock. */
const CANDADO = 7301

async function tomarUna(client: PoolClient): Promise<Pendiente | undefined> {
  const { rows } = await client.query<Pendiente>(
    `select id_importacion as "idImportacion", estado, clase, formato, id_persona as "idPersona", ruta, tamano, altas, cambios
     from importacion where estado in ('POR_REVISAR', 'POR_APLICAR') order by id_importacion limit 20`,
  )
  for (const pendiente of rows) {
    const candado = await client.query<{ mio: boolean }>('select pg_try_advisory_lock($1, $2) as mio', [
      CANDADO,
      pendiente.idImportacion,
    ])
    if (!candado.rows[0]?.mio) continue
    // Another process may have finished it between the reading and the lock.
    const sigue = await client.query('select 1 from importacion where id_importacion = $1 and estado = $2', [
      pendiente.idImportacion,
      pendiente.estado,
    ])
    if (sigue.rowCount) return pendiente
  }
  return undefined
}

async function anotarFalla(db: DbRaiz, almacen: Almacen, pendiente: Pendiente, motivo: string): Promise<void> {
  await enTransaccion(db, pendiente.idPersona, (tx) =>
    tx.$client.query(
      `update importacion set estado = 'FALLIDA', ruta = null, motivo = left($2, 500) where id_importacion = $1`,
      [pendiente.idImportacion, motivo],
    ),
  )
  await db.$client.query('delete from importaciones.fila where id_importacion = $1', [pendiente.idImportacion])
  if (pendiente.ruta !== null) await almacen.borrar(pendiente.ruta)
}

/** A dry run that nobody applied in a week is forgotten, with its rows. */
async function descartarViejas(db: DbRaiz): Promise<void> {
  await db.$client.query(
    `update importacion set estado = 'DESCARTADA' where estado = 'REVISADA' and creado_el < now() - ${SIETE_DIAS}`,
  )
  await db.$client.query(
    `delete from importaciones.fila f using importacion i
     where i.id_importacion = f.id_importacion and i.estado in ('DESCARTADA', 'APLICADA', 'FALLIDA')`,
  )
}
