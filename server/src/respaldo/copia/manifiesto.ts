import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

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

/** The newest whole copy in a folder; undefined where there is none. */
export async function ultimaCopia(destino: string): Promise<string | undefined> {
  const nombres = await readdir(destino).catch(() => [])
  const ultima = nombres
    .filter((nombre) => ES_COPIA.test(nombre))
    .sort()
    .at(-1)
  return ultima && join(destino, ultima)
}

export async function leerManifiesto(copia: string): Promise<Manifiesto> {
  const texto = await readFile(join(copia, NOMBRE_DEL_MANIFIESTO), 'utf8').catch(() => {
    throw new CopiaInservible(`En ${copia} no hay una copia: le falta ${NOMBRE_DEL_MANIFIESTO}`)
  })
  try {
    return Manifiesto.parse(JSON.parse(texto))
  } catch {
    throw new CopiaInservible(`${NOMBRE_DEL_MANIFIESTO} de ${copia} no se puede leer`)
  }
}

const ArchivoCopiado = z.object({ ruta: z.string(), sha256: z.string(), tamano: z.int() })
export type ArchivoCopiado = z.output<typeof ArchivoCopiado>

export async function leerArchivos(copia: string): Promise<ArchivoCopiado[]> {
  const texto = await readFile(join(copia, LISTA_DE_ARCHIVOS), 'utf8')
  return texto
    .split('\n')
    .filter(Boolean)
    .map((linea) => ArchivoCopiado.parse(JSON.parse(linea)))
}

/** A copy that cannot be used, or a place that it cannot go to: a sentence for who runs the command. */
export class CopiaInservible extends Error {
  override readonly name = 'CopiaInservible'
}
