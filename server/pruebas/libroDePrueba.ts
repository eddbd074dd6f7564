import { posix } from 'node:path'
import { SaxesParser } from 'saxes'
import { zipDe } from './shapefileDePrueba.ts'
import { leerZip } from './zip.ts'

/** A workbook as any spreadsheet program takes it: by what its parts say of each other, and not by where the server puts them. */

type Celda = string | number
interface Elemento {
  readonly nombre: string
  readonly atributos: Readonly<Record<string, string>>
  texto: string
}

/** Its elements as they open, each with the text that is its own. Not well written, it is refused. */
function elementosDe(parte: Buffer | undefined): Elemento[] {
  const todos: Elemento[] = []
  const abiertos: Elemento[] = []
  const lector = new SaxesParser()
  lector.on('error', (error) => {
    throw error
  })
  lector.on('opentag', ({ name, attributes }) => {
    const elemento = { nombre: name, atributos: attributes, texto: '' }
    todos.push(elemento)
    abiertos.push(elemento)
  })
  lector.on('text', (texto) => {
    const dentro = abiertos.at(-1)
    if (dentro) dentro.texto += texto
  })
  lector.on('closetag', () => void abiertos.pop())
  lector.write(String(parte ?? '')).close()
  return todos
}

const LETRAS = /^([A-Z]+)(\d+)$/
const columnaDe = (letras: string) => [...letras].reduce((n, letra) => n * 26 + letra.charCodeAt(0) - 64, 0) - 1

/** The rows of its first sheet, as they would be seen: what has nothing is an empty text. A formula is refused. */
export function leerLibro(libro: Buffer): Celda[][] {
  const partes = new Map(leerZip(libro))
  const de = (ruta: string) => elementosDe(partes.get(ruta))
  const tipos = new Set(de('[Content_Types].xml').flatMap(({ atributos }) => atributos.PartName ?? []))
  const destino = (origen: string, cual: (relacion: Elemento['atributos']) => boolean | undefined) => {
    const { dir, base } = posix.parse(origen)
    const relacion = de(posix.join(dir, '_rels', `${base}.rels`)).find(({ atributos }) => cual(atributos))
    const ruta = posix.join(dir, relacion?.atributos.Target ?? '')
    if (!partes.has(ruta) || !tipos.has(`/${ruta}`))
      throw new Error(`Lo que sigue a ${origen || 'todo'} no está: ${ruta}`)
    return ruta
  }
  const indice = destino('', ({ Type }) => Type?.endsWith('/officeDocument'))
  const id = de(indice).find(({ nombre }) => nombre === 'sheet')?.atributos['r:id']
  de(destino(indice, ({ Type }) => Type?.endsWith('/styles')))
  return filasDe(de(destino(indice, ({ Id }) => Id === id)))
}

function filasDe(elementos: readonly Elemento[]): Celda[][] {
  const filas: Celda[][] = []
  let tipo: string | undefined
  let [fila, columna] = [0, 0]
  for (const { nombre, atributos, texto } of elementos) {
    if (nombre === 'f') throw new Error(`Es una fórmula: ${texto}`)
    if (nombre === 'c') {
      const [, letras = '', numero] = LETRAS.exec(atributos.r ?? '') ?? []
      ;[fila, columna, tipo] = [Number(numero) - 1, columnaDe(letras), atributos.t]
    }
    if (nombre !== 'v' && nombre !== 't') continue
    const celdas = filas[fila] ?? []
    filas[fila] = celdas
    while (celdas.length < columna) celdas.push('')
    celdas[columna] = nombre === 't' && tipo === 'inlineStr' ? texto : Number(texto)
  }
  return filas
}

const DIA_MS = 86_400_000
const PRIMER_DIA = Date.UTC(1899, 11, 30)
const enXml = (texto: string) => texto.replace(/[&<]/g, (signo) => (signo === '&' ? '&amp;' : '&lt;'))

/** Those rows as a spreadsheet program saves them: each text once, in a part for all, and a date as its number of days. */
export function escribirLibro(filas: readonly (readonly (Celda | Date)[])[]): Promise<Buffer> {
  const textos: string[] = []
  const enCelda = (celda: Celda | Date) => {
    if (celda instanceof Date) return `<c s="1"><v>${(celda.getTime() - PRIMER_DIA) / DIA_MS}</v></c>`
    if (typeof celda === 'number') return `<c><v>${celda}</v></c>`
    return celda === '' ? '<c/>' : `<c t="s"><v>${textos.push(celda) - 1}</v></c>`
  }
  const hoja = filas.map((fila) => `<row>${fila.map(enCelda).join('')}</row>`).join('')
  return zipDe({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Hoja 1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${textos.map((texto) => `<si><t xml:space="preserve">${enXml(texto)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${hoja}</sheetData></worksheet>`,
  })
}
