import { ErrorDePortal } from '@catastro/domain/errores'
import {
  ALGO_LO_USA,
  CAMBIO_MIENTRAS_TANTO,
  NO_SE_DESHIZO_EN_TRES,
  NO_SE_PUDO_EN_TRES,
} from '@catastro/domain/importaciones/mensajes'
import { DIAS_CON_LAS_MALAS, type EstadoDeImportacion } from '@catastro/domain/importaciones/reglas'
import type { PoolClient } from 'pg'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { type AlmacenVigilado, ArchivoRetenido } from '../plataforma/archivos/vigilado.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { comoErrorDePortal } from '../plataforma/http/errores.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { aplicar } from './aplicar.ts'
import { deshacer } from './deshacer.ts'
import { olvidarFilas, type Pendiente } from './filas.ts'
import { type Archivos, revisar } from './revisar.ts'

const leerPendientes = sentencia(
  'importaciones_pendientes',
  `select id_importacion as "idImportacion", estado, clase, formato, codificacion, sistema, id_persona as "idPersona", deshace, ruta, intentos, altas, cambios, parcial
   from importacion where estado in ('POR_REVISAR', 'POR_APLICAR', 'POR_DESHACER') order by id_importacion limit 20`,
)

/** `importar`: does what waits, wherever that is; it is asked only while something does that nobody else is at. */
export const trabajosDeImportacion = (
  db: DbRaiz,
  almacen: AlmacenVigilado,
  importar: (fin: AbortSignal) => Promise<void>,
): readonly Trabajo[] => [
  {
    nombre: 'importar',
    cuando: { cadaSegundos: 1 },
    obra: async (fin) => ((await hayAlguna(db, almacen)) ? importar(fin) : undefined),
  },
  { nombre: 'descartar-importaciones', cuando: '41 4 * * *', obra: () => descartarViejas(db, almacen) },
]

/** Takes it for as long as it takes to look. */
const hayAlguna = (db: DbRaiz, almacen: AlmacenVigilado): Promise<boolean> => conLaQueSigue(db, almacen, async () => {})

/** Begun so often and never ended, it is what ends the process: it is not begun again. */
const MAX_INTENTOS = 3

const HACER: Readonly<Partial<Record<EstadoDeImportacion, typeof revisar>>> = {
  POR_REVISAR: revisar,
  POR_APLICAR: aplicar,
  POR_DESHACER: deshacer,
}

/** One after another, until none is left. */
export async function atenderPendientes(db: DbRaiz, archivos: Archivos, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await atenderUna(db, archivos, fin))) {}
}

const atenderUna = (db: DbRaiz, archivos: Archivos, fin: AbortSignal): Promise<boolean> =>
  conLaQueSigue(db, archivos.almacen, async (pendiente) => {
    if (pendiente.intentos >= MAX_INTENTOS) {
      const motivo = pendiente.estado === 'POR_DESHACER' ? NO_SE_DESHIZO_EN_TRES : NO_SE_PUDO_EN_TRES
      return anotarFalla(db, archivos.almacen, pendiente, motivo)
    }
    await contarIntento(db, pendiente.idImportacion, 1)
    try {
      await HACER[pendiente.estado]?.(db, archivos, pendiente, fin)
    } catch (error) {
      const { status } = comoErrorDePortal(error)
      // Nobody's fault, or the process is ending: it stays as it is for the next round.
      if (fin.aborted || status === 503) {
        await contarIntento(db, pendiente.idImportacion, -1)
        throw error
      }
      await anotarFalla(db, archivos.almacen, pendiente, motivoDe(pendiente, error))
      if (status >= 500) throw error
    }
  })

/** What its person reads: what a database says of rows that are not what they were is no sentence for it. */
function motivoDe({ estado }: Pendiente, error: unknown): string {
  const { status, message } = comoErrorDePortal(error)
  if (estado === 'POR_DESHACER') return error instanceof ErrorDePortal ? message : ALGO_LO_USA
  return status === 409 && !(error instanceof ArchivoRetenido) ? CAMBIO_MIENTRAS_TANTO : message
}

/**
 * Whether there was one, and no other process has it. The lock is of a transaction that does nothing else, and goes with its
 * connection: a process that is killed leaves its import to the next one, which begins it again. Not of the connection itself,
 * which a pooler gives to somebody else (ADR 38).
 */
async function conLaQueSigue(
  db: DbRaiz,
  almacen: AlmacenVigilado,
  obra: (pendiente: Pendiente) => Promise<void>,
): Promise<boolean> {
  const client = await db.$client.connect()
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0')
    const pendiente = await tomarUna(client, almacen)
    if (pendiente) await obra(pendiente)
    return pendiente !== undefined
  } finally {
    const roto = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(roto)
  }
}

const contarIntento = sentencia(
  'contar_intento_de_importacion',
  'update importacion set intentos = intentos + $2 where id_importacion = $1',
)

/** What tells these locks from any other: the first of the two numbers of an advisory lock. */
const CANDADO = 7301
/** The second, in place of an import's: whoever changes what is stored, so that nobody undoes what another is changing. */
const TURNO = 0

const tomarCandado = sentencia('candado_de_importacion', 'select pg_try_advisory_xact_lock($1, $2) as "mio!"')
const sigueAsi = sentencia(
  'importacion_sigue_asi',
  'select id_importacion from importacion where id_importacion = $1 and estado = $2',
)

const esMio = async (db: { readonly $client: PoolClient }, cual: number) =>
  (await tomarCandado(db, CANDADO, cual))[0]?.mio === true

async function tomarUna($client: PoolClient, almacen: AlmacenVigilado): Promise<Pendiente | undefined> {
  const db = { $client }
  const pendientes = await leerPendientes(db)
  const situaciones = await almacen.situaciones(pendientes.flatMap(({ ruta }) => ruta ?? []))
  for (const pendiente of pendientes) {
    // It waits for the scanner; one that was put aside fails with its sentence.
    if (situaciones.get(pendiente.ruta ?? '') === 'EN_REVISION') continue
    if (pendiente.estado !== 'POR_REVISAR' && !(await esMio(db, TURNO))) continue
    if (!(await esMio(db, pendiente.idImportacion))) continue
    // Another process may have finished it between the reading and the lock.
    const [sigue] = await sigueAsi(db, pendiente.idImportacion, pendiente.estado)
    if (sigue) return pendiente
  }
  return undefined
}

const fallar = sentencia(
  'importacion_fallida',
  `update importacion set estado = 'FALLIDA', ruta = null, motivo = left($2, 500) where id_importacion = $1`,
)
const noSeDeshizo = sentencia(
  'importacion_sin_deshacer',
  `update importacion set estado = 'APLICADA', intentos = 0, motivo = left($2, 500) where id_importacion = $1`,
)

async function anotarFalla(db: DbRaiz, almacen: Almacen, pendiente: Pendiente, motivo: string): Promise<void> {
  const { idImportacion, idPersona, ruta } = pendiente
  if (pendiente.estado === 'POR_DESHACER') {
    await enTransaccion(db, pendiente.deshace, (tx) => noSeDeshizo(tx, idImportacion, motivo))
    return
  }
  await enTransaccion(db, idPersona, (tx) => fallar(tx, idImportacion, motivo))
  await olvidarFilas(db, idImportacion)
  if (ruta !== null) await almacen.borrar(ruta)
}

const descartar = sentencia(
  'descartar_importaciones_viejas',
  `with viejas as (
     select id_importacion, ruta from importacion where estado = 'REVISADA' and creado_el < now() - interval '7 days' for update),
   descartadas as (
     update importacion i set estado = 'DESCARTADA', ruta = null from viejas v where i.id_importacion = v.id_importacion)
   select ruta from viejas`,
)
// Those that were given back may be taken for so long.
const olvidarCerradas = sentencia(
  'olvidar_filas_de_importaciones_cerradas',
  `delete from importaciones.fila f using importacion i
   where i.id_importacion = f.id_importacion and (i.estado in ('DESCARTADA', 'FALLIDA')
     or i.estado = 'APLICADA' and (f.accion <> 'RECHAZADA' or i.aplicada_el < now() - make_interval(days => ${DIAS_CON_LAS_MALAS})))`,
)

/** A dry run that nobody applied in a week is forgotten, with its rows. */
async function descartarViejas(db: DbRaiz, almacen: Almacen): Promise<void> {
  for (const { ruta } of await descartar(db)) if (ruta !== null) await almacen.borrar(ruta)
  await olvidarCerradas(db)
}
