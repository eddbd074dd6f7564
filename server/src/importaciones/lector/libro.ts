import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, fromFdPromise } from 'yauzl'
import { recorrerTodo } from './marcas.ts'
import { demasiadoGrande, TOPES_XLSX } from './topes.ts'

interface Parte {
  readonly contenido: Readable
  readonly bytes: number
}

/** The parts of an XLSX, by their path in it. */
export interface Libro {
  /** Undefined where there is no such part. It never gives more bytes than it declares, and those are within `maximo`. */
  abrir(ruta: string, maximo: number): Promise<Parte | undefined>
  cerrar(): void
}

/** More than any spreadsheet has: a list of parts is kept in memory. */
const MAX_PARTES = 10_000

/** `archivo`: its descriptor. */
export async function abrirLibro(archivo: number): Promise<Libro> {
  const zip = await fromFdPromise(archivo, { autoClose: false })
  const partes = new Map<string, Entry>()
  if (zip.entryCount > MAX_PARTES) throw demasiadoGrande()
  for await (const entrada of zip.eachEntry()) partes.set(entrada.fileName, entrada)
  return {
    async abrir(ruta, maximo) {
      const entrada = partes.get(ruta)
      if (!entrada) return undefined
      if (entrada.uncompressedSize > maximo) throw demasiadoGrande()
      return { contenido: await zip.openReadStreamPromise(entrada), bytes: entrada.uncompressedSize }
    },
    cerrar: () => zip.close(),
  }
}

/** Where the first sheet is, and from which day its dates count. */
export interface Indice {
  readonly hoja: string
  readonly desde1904: boolean
}

const INDICE = 'xl/workbook.xml'

export async function leerIndice(libro: Libro): Promise<Indice> {
  let id: string | undefined
  let desde1904 = false
  await recorrerTodo(await exigir(libro, INDICE), {
    abre(nombre, a) {
      if (nombre === 'workbookPr') desde1904 = a.date1904 === '1' || a.date1904 === 'true'
      if (nombre === 'sheet') id ??= Object.entries(a).find(([atributo]) => /^(\w+:)?id$/.test(atributo))?.[1]
    },
  })
  let destino: string | undefined
  await recorrerTodo(await exigir(libro, 'xl/_rels/workbook.xml.rels'), {
    abre(nombre, a) {
      if (nombre === 'Relationship' && a.Id === id) destino = a.Target
    },
  })
  if (destino === undefined) throw new Error('la planilla no tiene hojas')
  return { hoja: posix.resolve('/xl', destino).slice(1), desde1904 }
}

async function exigir(libro: Libro, ruta: string): Promise<Readable> {
  const parte = await libro.abrir(ruta, TOPES_XLSX.resto)
  if (!parte) throw new Error(`la planilla no tiene ${ruta}`)
  return parte.contenido
}
