import { ExportacionInservible } from './exportacionInservible.ts'

export type Renglon = readonly (string | null)[]

const FALTA = -1

/**
 * The CSV that an export writes, and no other: a value that is not there is an empty cell, an empty text is quoted. csv-parse says
 * which cells were quoted only by describing each one of them, and that was nearly all of the time of an import.
 */
export async function* leerCsv(trozos: AsyncIterable<Uint8Array>): AsyncGenerator<Renglon> {
  const decodificar = new TextDecoder('utf-8', { fatal: true })
  let texto = ''
  for await (const trozo of trozos) {
    texto += decodificar.decode(trozo, { stream: true })
    let desde = 0
    for (;;) {
      const celdas: (string | null)[] = []
      const hasta = leerRenglon(texto, desde, celdas)
      if (hasta === FALTA) break
      yield celdas
      desde = hasta
    }
    texto = texto.slice(desde)
  }
  decodificar.decode()
  if (texto !== '') throw new ExportacionInservible('termina en la mitad de un renglón')
}

/** Where the next one begins; `FALTA` where the rest of this one has not come yet. */
function leerRenglon(texto: string, desde: number, celdas: (string | null)[]): number {
  let lugar = desde
  for (;;) {
    const fin = texto[lugar] === '"' ? cierre(texto, lugar + 1) : finDeCelda(texto, lugar)
    if (fin === FALTA || fin >= texto.length) return FALTA
    celdas.push(celda(texto, lugar, fin))
    const sigue = texto[fin]
    if (sigue === '\n') return fin + 1
    if (sigue !== ',') throw new ExportacionInservible('tiene una celda mal cerrada')
    lugar = fin + 1
  }
}

function celda(texto: string, desde: number, hasta: number): string | null {
  if (texto[desde] === '"') return texto.slice(desde + 1, hasta - 1).replaceAll('""', '"')
  return desde === hasta ? null : texto.slice(desde, hasta)
}

function finDeCelda(texto: string, desde: number): number {
  for (let lugar = desde; lugar < texto.length; lugar++) {
    const letra = texto.charCodeAt(lugar)
    if (letra === COMA || letra === SALTO) return lugar
  }
  return FALTA
}
const [COMA, SALTO] = [44, 10]

/** After the quote that ends it: two of them are one that it says. */
function cierre(texto: string, desde: number): number {
  let lugar = texto.indexOf('"', desde)
  while (lugar !== FALTA && texto[lugar + 1] === '"') lugar = texto.indexOf('"', lugar + 2)
  return lugar === FALTA ? FALTA : lugar + 1
}
