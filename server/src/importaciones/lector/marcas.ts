import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'

/** What is said of an element: its name without prefix, and its attributes as written. */
interface AlRecorrer {
  abre?(nombre: string, atributos: Readonly<Record<string, string>>): void
  cierra?(nombre: string): void
  texto?(texto: string): void
}

const sinPrefijo = (nombre: string) => nombre.slice(nombre.indexOf(':') + 1)

/**
 * Walks an XML as it comes. After each piece it gives way, with the bytes read so far, so that what it found can be taken
 * before more is read.
 */
export async function* recorrer(contenido: Readable, { abre, cierra, texto }: AlRecorrer): AsyncGenerator<number> {
  const lector = new SaxesParser()
  lector.on('error', (error) => {
    throw error
  })
  // An entity could stand for any amount of text: spreadsheets write none, and have no document type.
  lector.on('doctype', () => {
    throw new Error('un XML de planilla no declara un tipo de documento')
  })
  if (abre) lector.on('opentag', ({ name, attributes }) => abre(sinPrefijo(name), attributes))
  if (cierra) lector.on('closetag', ({ name }) => cierra(sinPrefijo(name)))
  if (texto) lector.on('text', texto)
  const letras = new TextDecoder('utf-8', { fatal: true })
  let leidos = 0
  for await (const trozo of contenido as AsyncIterable<Uint8Array>) {
    lector.write(letras.decode(trozo, { stream: true }))
    leidos += trozo.byteLength
    yield leidos
  }
  lector.close()
}

/** The same for a part that is small. */
export async function recorrerTodo(contenido: Readable, que: AlRecorrer): Promise<void> {
  for await (const _ of recorrer(contenido, que));
}
