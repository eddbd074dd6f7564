import { ErrorDePortal } from '@catastro/domain/errores'
import { DANADOS } from '@catastro/domain/respaldo/mensajes'
import { type Db, type DbRaiz, sentencia } from '../base/db.ts'
import { unaFila } from '../base/unaFila.ts'
import type { Trabajo } from '../proceso/trabajos.ts'
import { type Almacen, ArchivoInexistente } from './almacen.ts'
import { medido } from './medido.ts'
import { sinFila } from './tablasConArchivos.ts'

/**
 * Every stored file is read again in the course of four weeks, and compared with what its row says (A-215): disks and people
 * change bytes without a word. What no row names is the sweep's (archivosSinDueno.ts).
 */

const MINUTOS = 10
const TANDAS = (28 * 24 * 60) / MINUTOS
const POR_LO_MENOS = 20

/** Where each table has the sum of its bytes; null: it has none, and the file has only to be there. */
const SUMAS: Readonly<Record<string, string | null>> = {
  archivo: 'sha256',
  borrador_archivo: 'sha256',
  certificado: 'sha256',
  certificado_de_padron: 'sha256',
  importacion: null,
  legajo: 'sha256',
  pago_en_mesa: 'sha256',
  vereda_copia_foto: 'sha256',
  visita_envio: 'sha256_limpio',
}

/** The next ones by their name, from wherever the last round stopped; and the round goes on from there, whoever asks. */
const tomar = sentencia(
  'tomar_archivos_por_releer',
  `with cuantos as (
     select greatest(${POR_LO_MENOS}, ceil((${Object.keys(SUMAS)
       .map((tabla) => `(select count(*) from ${tabla})`)
       .join(' + ')}) / ${TANDAS}.0))::integer as n
   ), desde as (select hasta from relectura for update),
   lote as (
     select distinct on (ruta) ruta, sha256 from (
       ${Object.entries(SUMAS)
         .map(
           ([tabla, suma]) =>
             `(select t.ruta, ${suma === null ? 'null' : `t.${suma}`}::text as sha256 from ${tabla} t, desde
               where t.ruta > desde.hasta order by t.ruta limit (select n from cuantos))`,
         )
         .join(' union all ')}
     ) t where not exists (select 1 from revision_de_archivo v where v.ruta = t.ruta and v.estado = 'INFECTADO')
     order by ruta limit (select n from cuantos)
   ), anotada as (
     update relectura set hasta = coalesce((select max(ruta) from lote), ''),
       leidos = case when exists (select 1 from lote) then leidos + (select count(*) from lote) else 0 end,
       completa_el = case when exists (select 1 from lote) then completa_el else now() end,
       vuelta_desde = case when exists (select 1 from lote) then vuelta_desde else now() end
   )
   select ruta as "ruta!", sha256 from lote`,
)
const anotar = sentencia(
  'anotar_archivo_danado',
  `insert into archivo_danado (nombre, problema) values ($1, $2) on conflict (nombre) do update set problema = excluded.problema
   where archivo_danado.problema <> excluded.problema`,
)
const olvidar = sentencia('olvidar_archivos_danados', 'delete from archivo_danado where nombre = any($1::text[])')
const danados = sentencia(
  'archivos_danados',
  `select nombre, problema, hallado_el as hallado from archivo_danado order by hallado_el desc limit 200`,
)
const contar = sentencia('cuantos_archivos_danados', 'select count(*)::integer as "cuantos!" from archivo_danado')

interface Relectura {
  readonly db: DbRaiz
  readonly almacen: Almacen
  readonly registro: { error(datos: object, texto: string): void }
}

export const trabajosDeRelectura = (relectura: Relectura): readonly Trabajo[] => [
  { nombre: 'releer-archivos', cuando: { cadaSegundos: MINUTOS * 60 }, obra: (fin) => releer(relectura, fin) },
]

async function releer({ db, almacen, registro }: Relectura, fin: AbortSignal): Promise<void> {
  const lote = await tomar(db)
  const sanos = (
    await sinFila(
      db,
      (await danados(db)).map(({ nombre }) => nombre),
    )
  ).slice()
  for (const { ruta, sha256 } of lote) {
    if (fin.aborted) return
    const problema = await problemaDe(almacen, ruta, sha256)
    if (problema === undefined) continue
    if (problema === null) sanos.push(ruta)
    // A row that went away while its file was read is no fault.
    else if ((await sinFila(db, [ruta])).length === 0) {
      registro.error({ ruta, problema }, 'un archivo guardado no es lo que se guardó')
      await anotar(db, ruta, problema)
    }
  }
  if (sanos.length > 0) await olvidar(db, sanos)
}

/** null: none. undefined: nobody can tell for now. */
async function problemaDe(almacen: Almacen, ruta: string, sha256: string | null) {
  try {
    const { trozos, puesto } = medido(await almacen.leer(ruta))
    for await (const _ of trozos);
    return sha256 === null || puesto().sha256 === sha256 ? null : 'CAMBIADO'
  } catch (error) {
    if (error instanceof ArchivoInexistente) return 'FALTA'
    if (error instanceof ErrorDePortal) return undefined
    throw error
  }
}

export const archivosDanados = async (db: Db) =>
  (await danados(db)).map(({ hallado, ...archivo }) => ({ ...archivo, hallado: hallado.toISOString() }))

const cuantosDanados = async (db: Db): Promise<number> => unaFila(await contar(db)).cuantos

export async function avisosDeDanados(db: Db): Promise<string[]> {
  const cuantos = await cuantosDanados(db)
  return cuantos > 0 ? [DANADOS(cuantos)] : []
}
