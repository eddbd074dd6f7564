import type { Readable } from 'node:stream'
import { BYTES_DE_CABECERA, tipoDeDocumento } from '@catastro/domain/archivos/tiposDeArchivo'
import { ErrorDePortal } from '@catastro/domain/errores'
import { fileTypeFromBuffer } from 'file-type'
import { type DbRaiz, enTransaccion, sentencia } from '../base/db.ts'
import { type AlmacenEntero, ArchivoInexistente } from './almacen.ts'
import { seguirPorEncimaDeLosSueltos } from './restauraciones.ts'
import { porLotes, sinFila } from './tablasConArchivos.ts'

/*
 * What lies in the store and this database never named: what a crash left, and, after a restoration, what people
 * filed since. Looked at once, and listed for an ADMINISTRADOR until a row names it or somebody says that it may go.
 */

/** As many as one round looks at, some hundreds at a time: each is read from end to end. */
const POR_RONDA = 10_000

const olvidarOtros = sentencia(
  'olvidar_archivos_con_dueno',
  'delete from archivo_sin_dueno where nombre <> all($1::text[])',
)
const desconocidos = sentencia(
  'archivos_sin_dueno_nuevos',
  `select r.nombre as "nombre!" from unnest($1::text[]) as r(nombre)
   where not exists (select 1 from archivo_soltado s where s.nombre = r.nombre)
     and not exists (select 1 from archivo_sin_dueno d where d.nombre = r.nombre) limit $2`,
)
const anotar = sentencia(
  'anotar_archivo_sin_dueno',
  `insert into archivo_sin_dueno (nombre, recibido_el, tamano, tipo, titulo, id_carpeta)
   values ($1, $2, $3, $4?, $5?, $6?) on conflict do nothing`,
)

interface Deposito {
  readonly db: DbRaiz
  readonly almacen: AlmacenEntero
}

/** `huerfanos`: those in their place that no row names. Those put aside are looked at too. */
export async function anotarSinDueno({ db, almacen }: Deposito, huerfanos: readonly string[]): Promise<void> {
  const todos = [...huerfanos]
  for await (const { ruta } of almacen.apartados()) todos.push(ruta)
  await enTransaccion(db, null, async (tx) => {
    await olvidarOtros(tx, todos)
    await seguirPorEncimaDeLosSueltos(tx)
  })
  const nuevos = await desconocidos(db, todos, POR_RONDA)
  for await (const lote of porLotes(nuevos)) {
    const vistos = await Promise.all(lote.map(({ nombre }) => examinar(almacen, nombre)))
    await enTransaccion(db, null, async (tx) => {
      for (const visto of vistos) {
        if (visto)
          await anotar(tx, visto.nombre, visto.recibidoEl, visto.tamano, visto.tipo, visto.titulo, visto.idCarpeta)
      }
      await seguirPorEncimaDeLosSueltos(tx)
    })
  }
}

/** All of them as they are now, for who asks by a command. */
export async function* mirarSinDueno(db: DbRaiz, almacen: AlmacenEntero) {
  async function* rutas() {
    yield* almacen.listar()
    for await (const { ruta } of almacen.apartados()) yield ruta
  }
  for await (const lote of porLotes(rutas())) {
    for (const ruta of await sinFila(db, lote)) {
      const visto = await examinar(almacen, ruta)
      if (visto) yield visto
    }
  }
}

/** Undefined for one that is gone meanwhile, or that the scanner holds back. */
async function examinar(almacen: AlmacenEntero, nombre: string) {
  const archivo = await almacen.examinar(nombre).catch((error: unknown) => {
    if (error instanceof ArchivoInexistente || error instanceof ErrorDePortal) return undefined
    throw error
  })
  if (!archivo) return undefined
  const { contenido, recibidoEl, tamano } = archivo
  const { cabecera, titulo } = await mirar(contenido)
  const hallado = await fileTypeFromBuffer(cabecera)
  const tipo = await tipoDeDocumento({ cabecera, hallar: async () => hallado?.mime })
  return {
    nombre,
    recibidoEl,
    tamano,
    tipo: tipo?.mime ?? hallado?.mime ?? null,
    titulo,
    idCarpeta: carpetaEn(titulo),
  }
}

const TITULO_DE_PDF = /\/Title ?\(((?:[^()\\]|\\.){1,400})\)/s
/** A title may lie across two parts that are read. */
const SE_REPITE = 500

/** The beginning of the bytes, and the title where it is a PDF that says one outside of what it compresses. */
async function mirar(contenido: Readable): Promise<{ cabecera: Uint8Array; titulo: string | null }> {
  let cabecera = Buffer.alloc(0)
  let titulo: string | null = null
  let cola = ''
  for await (const trozo of contenido as AsyncIterable<Buffer>) {
    if (cabecera.length < BYTES_DE_CABECERA) cabecera = Buffer.concat([cabecera, trozo]).subarray(0, BYTES_DE_CABECERA)
    const texto = cola + trozo.toString('latin1')
    titulo ??= tituloEn(texto)
    cola = texto.slice(-SE_REPITE)
  }
  return { cabecera, titulo: cabecera.toString('latin1').startsWith('%PDF-') ? titulo : null }
}

const CON_MARCA = 'þÿ'

function tituloEn(texto: string): string | null {
  const escrito = TITULO_DE_PDF.exec(texto)?.[1]?.replace(/\\(.)/gs, '$1')
  if (escrito === undefined) return null
  const leido = escrito.startsWith(CON_MARCA)
    ? Buffer.from(escrito.slice(CON_MARCA.length), 'latin1').swap16().toString('utf16le')
    : escrito
  return leido.replace(/\p{C}/gu, '').trim().slice(0, 200) || null
}

function carpetaEn(titulo: string | null): number | null {
  const numero = Number(/carpeta\D{0,10}(\d{1,9})/i.exec(titulo ?? '')?.[1])
  return Number.isInteger(numero) ? numero : null
}
