import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { ArchivoInexistente } from '../../plataforma/archivos/almacen.ts'
import type { Objetos } from '../../plataforma/archivos/objetos.ts'

/** What a copy says of itself; beside it, `archivos.jsonl` says which stored file has which bytes. */
const Manifiesto = z.object({
  formato: z.literal(1),
  hecha: z.iso.datetime(),
  portal: z.string(),
  postgres: z.string(),
  migraciones: z.int(),
  /** Whose files they are; null where there were none. */
  almacen: z.nullable(z.uuid()),
  sabido: z.object({ el: z.iso.datetime(), escrituras: z.int(), numeros: z.record(z.string(), z.int()) }),
  cifrada: z.boolean(),
  tablas: z.array(
    z.object({
      esquema: z.string(),
      tabla: z.string(),
      columnas: z.array(z.string()),
      filas: z.int(),
      suma: z.string(),
      archivo: z.string(),
      sha256: z.string(),
    }),
  ),
  secuencias: z.array(z.object({ esquema: z.string(), secuencia: z.string(), valor: z.string() })),
  archivos: z.int(),
  /** Named by a row, and not in the store when the copy was made. */
  faltan: z.array(z.string()),
})
export type Manifiesto = z.output<typeof Manifiesto>

export const NOMBRE_DEL_MANIFIESTO = 'MANIFIESTO.json'
export const LISTA_DE_ARCHIVOS = 'archivos.jsonl'

const dosCifras = (n: number) => String(n).padStart(2, '0')

/** 'copia-20261124-040500Z-portal0.1.0-pg18.4': sorted by name, sorted by time. */
export function nombreDeCopia(hecha: Date, portal: string, postgres: string): string {
  const dia = `${hecha.getUTCFullYear()}${dosCifras(hecha.getUTCMonth() + 1)}${dosCifras(hecha.getUTCDate())}`
  const hora = `${dosCifras(hecha.getUTCHours())}${dosCifras(hecha.getUTCMinutes())}${dosCifras(hecha.getUTCSeconds())}`
  return `copia-${dia}-${hora}Z-portal${portal}-pg${postgres.split(' ')[0]}`
}

const ES_COPIA = /^copia-\d{8}-\d{6}Z-/

/** Where copies are kept, one beside the other, and one of them by its name. */
export interface Copia {
  readonly deposito: Objetos
  readonly nombre: string
}

/** The newest whole copy; undefined where there is none. */
export async function ultimaCopia(deposito: Objetos): Promise<Copia | undefined> {
  const nombres = (await deposito.carpetas('')).filter((nombre) => ES_COPIA.test(nombre)).sort()
  for (const nombre of nombres.reverse()) {
    // In S3 a copy gets its name object by object, and this one last.
    if ((await deposito.medir(`${nombre}/${NOMBRE_DEL_MANIFIESTO}`)) !== undefined) return { deposito, nombre }
  }
  return undefined
}

export async function leerManifiesto({ deposito, nombre }: Copia): Promise<Manifiesto> {
  const escrito = await deposito.abrir(`${nombre}/${NOMBRE_DEL_MANIFIESTO}`).catch((error: unknown) => {
    if (!(error instanceof ArchivoInexistente)) throw error
    throw new CopiaInservible(`En ${nombre} no hay una copia: le falta ${NOMBRE_DEL_MANIFIESTO}`)
  })
  try {
    return Manifiesto.parse(JSON.parse(await text(escrito.contenido)))
  } catch {
    throw new CopiaInservible(`${NOMBRE_DEL_MANIFIESTO} de ${nombre} no se puede leer`)
  }
}

const ArchivoCopiado = z.object({ ruta: z.string(), sha256: z.string(), tamano: z.int() })
export type ArchivoCopiado = z.output<typeof ArchivoCopiado>

export async function leerArchivos({ deposito, nombre }: Copia): Promise<ArchivoCopiado[]> {
  const { contenido } = await deposito.abrir(`${nombre}/${LISTA_DE_ARCHIVOS}`)
  return (await text(contenido))
    .split('\n')
    .filter(Boolean)
    .map((linea) => ArchivoCopiado.parse(JSON.parse(linea)))
}

/** What it takes by itself: its tables, and the files that it names, each of which other copies may share. */
export async function bytesDeCopia(copia: Copia): Promise<number> {
  let bytes = (await leerArchivos(copia)).reduce((total, { tamano }) => total + tamano, 0)
  for await (const clave of copia.deposito.claves(`${copia.nombre}/`)) bytes += (await copia.deposito.medir(clave)) ?? 0
  return bytes
}

/** Where the bytes with this sum are kept, for every copy. */
export const bytesDe = (sha256: string) => `archivos/${sha256.slice(0, 2)}/${sha256}`

/** A copy that cannot be used, or a place that it cannot go to: a sentence for who runs the command. */
export class CopiaInservible extends Error {
  override readonly name = 'CopiaInservible'
}
