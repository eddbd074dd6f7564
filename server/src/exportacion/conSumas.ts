import { createHash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import { stringify } from 'csv-stringify'
import { SUMAS } from './manifiesto.ts'

/** One file of what somebody takes along. They are opened one after the other, in their order: each when the one before was read to its end. */
export interface Pieza {
  readonly nombre: string
  /** false: a ZIP keeps it as it is. */
  readonly comprimido?: boolean
  abrir(): Promise<Readable>
}

export const deTexto = (nombre: string, texto: () => string | Promise<string>): Pieza => ({
  nombre,
  abrir: async () => Readable.from([await texto()]),
})

/** The same, and at their end the sum of each. `alLeer`: once all of a piece was read, before the next is opened. */
export function conSumas(
  piezas: readonly Pieza[],
  alLeer: (nombre: string) => Promise<void> = async () => {},
): Pieza[] {
  const sumas: string[] = []
  const sumada = ({ abrir, ...pieza }: Pieza): Pieza => ({
    ...pieza,
    abrir: async () => {
      const resumen = createHash('sha256')
      const salida = new Transform({
        transform(trozo: Buffer, _, sigue) {
          resumen.update(trozo)
          sigue(null, trozo)
        },
        // Before its reader sees the end, and opens the next.
        flush(sigue) {
          sumas.push(`${resumen.digest('hex')}  ${pieza.nombre}`)
          alLeer(pieza.nombre).then(() => sigue(), sigue)
        },
      })
      pipeline(await abrir(), salida, () => {}) // the reader of `salida` sees the error
      return salida
    },
  })
  return [...piezas.map(sumada), deTexto(SUMAS, () => `${sumas.join('\n')}\n`)]
}

export type Renglon = readonly (string | null)[]

export async function* lineas(renglones: readonly Renglon[]): AsyncGenerator<Renglon> {
  yield* renglones
}

/** A value that is not there is an empty cell; an empty text is quoted. */
export function csv(renglones: AsyncIterable<Renglon>): Readable {
  const salida = stringify({
    cast: { string: (texto) => (texto === '' ? { value: texto, quoted_empty: true } : texto) },
  })
  pipeline(Readable.from(renglones), salida, () => {}) // the reader of `salida` sees the error
  return salida
}

/** What no system takes in a file's name. */
export const limpio = (nombre: string) => nombre.replace(/[\\/:*?"<>|\p{C}]/gu, '_').replace(/^\.+/, '_')
