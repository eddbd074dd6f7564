import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { AlmacenAjeno, type AlmacenEntero, ArchivoInexistente } from './almacen.ts'
import type { Objetos } from './objetos.ts'

/** A name that everybody sees and copies along: `cp carpeta/*` leaves out those that begin with a dot. */
const NOMBRE = 'ALMACEN.json'

const Escrita = z.object({
  id: z.uuid(),
  testigo: z.uuid(),
  /** The place that it was written in. */
  carpeta: z.string(),
  anterior: z.optional(z.uuid()),
  sabido: z.optional(z.object({ el: z.iso.datetime(), escrituras: z.int(), numeros: z.record(z.string(), z.int()) })),
})

/** The mark of a store. It names its place, so that a copy is known for one. */
export const marcaDeAlmacen = (objetos: Objetos): Pick<AlmacenEntero, 'marca' | 'marcar'> => ({
  marca: async () => {
    const escrita = await objetos.abrir(NOMBRE).catch((error: unknown) => {
      if (error instanceof ArchivoInexistente) return undefined
      throw error
    })
    if (!escrita) return null
    const { carpeta: anotada, ...marca } = leer(await text(escrita.contenido))
    return { ...marca, mudado: anotada !== (await objetos.lugar()) }
  },
  marcar: async ({ id, testigo, anterior, sabido }) => {
    const escrita = JSON.stringify({ id, testigo, carpeta: await objetos.lugar(), anterior, sabido })
    await objetos.poner(NOMBRE, Readable.from([Buffer.from(escrita)]))
  },
})

function leer(texto: string) {
  try {
    return Escrita.parse(JSON.parse(texto))
  } catch {
    throw new AlmacenAjeno(`${NOMBRE}, que dice de qué base es la carpeta de archivos, no se puede leer`)
  }
}
