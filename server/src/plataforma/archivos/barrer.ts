import { type DbRaiz, sentencia } from '../base/db.ts'
import type { AlmacenEntero } from './almacen.ts'
import { anotarSinDueno } from './archivosSinDueno.ts'
import { siNoSeCopia } from './copiaEnCurso.ts'
import { intercambiarTestigo } from './identidad.ts'
import { porLotes, sinFila } from './tablasConArchivos.ts'

export interface Barrido {
  readonly db: DbRaiz
  readonly almacen: AlmacenEntero
  readonly registro: Record<'info' | 'error', (datos: object, texto: string) => void>
  /** Per cent of the store that may be put aside at once. */
  readonly maximo: number
  /** How long what a row let go stays aside; 0, for ever. */
  diasApartado(): Promise<number>
}

/** So many are no cause for alarm in a small store either. */
const SIEMPRE_SE_PUEDE = 10

const anotarDetenido = sentencia('anotar_barrido_detenido', 'update almacen set detenido_por = $1?')

/**
 * Takes stored bytes that no row names: what a crash left between storing a file and committing its row, and what was
 * removed. Slowly, since a mistake here cannot be mended: a file is put aside once two whole listings a day apart agree,
 * and deleted days after a row let it go. What no row ever named may be all that is left of a filing: it is listed and kept
 * (sinDueno.ts). What a row names again comes back by itself.
 */
export async function barrerHuerfanos(barrido: Barrido): Promise<void> {
  const { db, almacen, registro } = barrido
  const { reposa } = await intercambiarTestigo(db, almacen)
  const devueltos = await devolver(barrido)
  const { total, huerfanos } = await listado(barrido)
  if (total > 0) await anotarSinDueno(barrido, huerfanos)
  if (reposa) return registro.info({ devueltos }, 'barrido: en reposo por una restauración, mudanza o migración')

  // An empty store proves nothing: perhaps its disk is not there.
  if (total === 0) return
  const acordados = await cruzar(db, huerfanos)
  const detenido = sonDemasiados(acordados.length, total, huerfanos.length, barrido.maximo)
  await anotarDetenido(db, detenido ? acordados.length : null)
  if (detenido) return registro.error({ total, sinFila: acordados.length }, BARRIDO_DETENIDO)

  const apartados = await apartar(barrido, acordados)
  const borrados = await borrarViejos(barrido)
  registro.info({ total, sinFila: huerfanos.length, apartados, devueltos, borrados }, 'barrido')
}

export const BARRIDO_DETENIDO = 'El barrido se detuvo: demasiados archivos no tienen fila en la base de datos'

/** More than a small share, or not one file of the store is known: the fault is more likely the database's. */
const sonDemasiados = (cuantos: number, total: number, huerfanos: number, maximo: number) =>
  cuantos > 0 && (huerfanos === total || cuantos > Math.max(SIEMPRE_SE_PUEDE, (total * maximo) / 100))

/** The whole list first: one that fails half-way has noted nothing. */
async function listado({ db, almacen }: Barrido) {
  let total = 0
  const huerfanos: string[] = []
  for await (const rutas of porLotes(almacen.listar())) {
    total += rutas.length
    huerfanos.push(...(await sinFila(db, rutas)))
  }
  return { total, huerfanos }
}

const olvidarOtros = sentencia(
  'olvidar_archivos_con_fila',
  'delete from archivo_sin_fila where nombre <> all($1::text[])',
)
const anotar = sentencia(
  'anotar_archivos_sin_fila',
  'insert into archivo_sin_fila (nombre) select unnest($1::text[]) on conflict (nombre) do nothing',
)
const vistosAyer = sentencia(
  'archivos_sin_fila_desde_ayer',
  `select nombre from archivo_sin_fila where visto_el < now() - interval '1 day'`,
)

/** Notes those seen now, forgets the others, and answers those that were seen a day ago too. */
async function cruzar(db: DbRaiz, huerfanos: readonly string[]): Promise<string[]> {
  await olvidarOtros(db, huerfanos)
  await anotar(db, huerfanos)
  return (await vistosAyer(db)).map(({ nombre }) => nombre)
}

const olvidar = sentencia('olvidar_archivos_apartados', 'delete from archivo_sin_fila where nombre = any($1::text[])')

/** Asked again for each handful: a row may have come while the list was read. */
async function apartar({ db, almacen }: Barrido, acordados: readonly string[]): Promise<number> {
  let apartados = 0
  for await (const lote of porLotes(acordados)) {
    // What waits for a backup is put aside the next time.
    apartados +=
      (await siNoSeCopia(db, async (tx) => {
        const todavia = await sinFila(tx, lote)
        for (const ruta of todavia) await almacen.apartar(ruta, new Date())
        await olvidar(tx, lote)
        return todavia.length
      })) ?? 0
  }
  return apartados
}

async function devolver({ db, almacen }: Barrido): Promise<number> {
  let devueltos = 0
  for await (const lote of porLotes(almacen.apartados())) {
    const deNadie = new Set(
      await sinFila(
        db,
        lote.map(({ ruta }) => ruta),
      ),
    )
    const conFila = lote.filter(({ ruta }) => !deNadie.has(ruta))
    for (const apartado of conFila) await almacen.devolver(apartado)
    devueltos += conFila.length
  }
  return devueltos
}

/** Of these, those that a row let go, longer ago than that, and none names. */
const sobran = sentencia(
  'archivos_que_sobran',
  `select nombre from archivo_soltado
   where nombre = any($1::text[]) and soltado_el < now() - make_interval(days => $2)`,
)

/** Those that a row names came back just now. */
async function borrarViejos({ db, almacen, diasApartado }: Barrido): Promise<number> {
  const dias = await diasApartado()
  if (dias === 0) return 0
  const hasta = new Date(Date.now() - dias * 86_400_000).toISOString().slice(0, 10)
  let borrados = 0
  for await (const lote of porLotes(almacen.apartados())) {
    const viejos = lote.filter(({ dia }) => dia < hasta)
    borrados +=
      (await siNoSeCopia(db, async (tx) => {
        const deNadie = await sinFila(
          tx,
          viejos.map(({ ruta }) => ruta),
        )
        const borrables = new Set((await sobran(tx, deNadie, dias)).map(({ nombre }) => nombre))
        for (const apartado of viejos.filter(({ ruta }) => borrables.has(ruta))) await almacen.descartar(apartado)
        return borrables.size
      })) ?? 0
  }
  return borrados
}
