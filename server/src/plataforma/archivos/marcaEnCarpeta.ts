import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { AlmacenAjeno, type AlmacenEntero } from './almacen.ts'
import { reemplazar, siEsta } from './asentar.ts'

/** A name that everybody sees and copies along: `cp carpeta/*` leaves out those that begin with a dot. */
const NOMBRE = 'ALMACEN.json'

const Escrita = z.object({
  id: z.uuid(),
  testigo: z.uuid(),
  carpeta: z.string(),
  anterior: z.optional(z.uuid()),
  sabido: z.optional(z.object({ el: z.iso.datetime(), escrituras: z.int(), numeros: z.record(z.string(), z.int()) })),
})

/** The mark of a store in a folder. It names the folder's own number, so that a copy is known for one. */
export const marcaEnCarpeta = (raiz: string): Pick<AlmacenEntero, 'marca' | 'marcar'> => {
  const camino = join(raiz, NOMBRE)
  const carpeta = async () => String((await stat(raiz, { bigint: true })).ino)
  return {
    marca: async () => {
      const texto = await readFile(camino, 'utf8').catch(siEsta)
      if (texto === null) return null
      const { carpeta: anotada, ...marca } = leer(texto)
      return { ...marca, mudado: anotada !== (await carpeta()) }
    },
    marcar: async ({ id, testigo, anterior, sabido }) =>
      reemplazar(camino, JSON.stringify({ id, testigo, carpeta: await carpeta(), anterior, sabido })),
  }
}

function leer(texto: string) {
  try {
    return Escrita.parse(JSON.parse(texto))
  } catch {
    throw new AlmacenAjeno(`${NOMBRE}, que dice de qué base es la carpeta de archivos, no se puede leer`)
  }
}
