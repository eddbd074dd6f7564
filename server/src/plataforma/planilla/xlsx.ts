import { Readable } from 'node:stream'
import yazl from 'yazl'

export type Celda = string | number | null

/** A workbook of one sheet, written as its rows come: the first are the titles, in bold, and stay in sight. */
export function comoXlsx(titulo: string, filas: AsyncIterable<readonly Celda[]>): Readable {
  const zip = new yazl.ZipFile()
  const salida = zip.outputStream as Readable
  const hoja = Readable.from(enHoja(filas), { objectMode: false })
  for (const [ruta, xml] of Object.entries(partesFijas(titulo))) zip.addBuffer(Buffer.from(CABEZA + xml), ruta)
  zip.addReadStream(hoja, 'xl/worksheets/sheet1.xml')
  zip.end()
  zip.on('error', (error: Error) => salida.destroy(error))
  hoja.on('error', (error) => salida.destroy(error))
  salida.on('close', () => hoja.destroy()) // whoever reads went away: so do the rows
  return salida
}

const CABEZA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OPEN_XML = 'http://schemas.openxmlformats.org'
const PRINCIPAL = `xmlns="${OPEN_XML}/spreadsheetml/2006/main"`
const RELACION = `${OPEN_XML}/officeDocument/2006/relationships`
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relaciones = (...destinos: readonly (readonly [tipo: string, destino: string])[]) =>
  `<Relationships xmlns="${OPEN_XML}/package/2006/relationships">${destinos
    .map(([tipo, destino], n) => `<Relationship Id="rId${n + 1}" Type="${RELACION}/${tipo}" Target="${destino}"/>`)
    .join('')}</Relationships>`

const parte = (ruta: string, tipo: string) => `<Override PartName="/xl/${ruta}" ContentType="${TIPO}.${tipo}+xml"/>`
const TIPOS = `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parte('workbook.xml', 'sheet.main')}${parte('worksheets/sheet1.xml', 'worksheet')}${parte('styles.xml', 'styles')}</Types>`

const LETRA = '<sz val="11"/><name val="Calibri"/>'
/** Style 0 is the plain one, style 1 bold. */
const ESTILOS = `<styleSheet ${PRINCIPAL}><fonts count="2"><font>${LETRA}</font><font><b/>${LETRA}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`

const partesFijas = (titulo: string) => ({
  '[Content_Types].xml': TIPOS,
  '_rels/.rels': relaciones(['officeDocument', 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relaciones(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': ESTILOS,
  'xl/workbook.xml': `<workbook ${PRINCIPAL} xmlns:r="${RELACION}"><sheets><sheet name="${enXml(titulo)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
})

const ANCHO = 24
const FIJA =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

async function* enHoja(filas: AsyncIterable<readonly Celda[]>): AsyncGenerator<string> {
  yield `${CABEZA}<worksheet ${PRINCIPAL}>${FIJA}`
  let numero = 0
  for await (const fila of filas) {
    numero += 1
    if (numero === 1)
      yield `<cols><col min="1" max="${fila.length}" width="${ANCHO}" customWidth="1"/></cols><sheetData>`
    yield `<row r="${numero}">${fila.map((celda, n) => enCelda(celda, `${columna(n)}${numero}`, numero === 1)).join('')}</row>`
  }
  yield `${numero === 0 ? '<sheetData>' : ''}</sheetData></worksheet>`
}

/** A text is written as one, so that none is taken for a formula. */
function enCelda(celda: Celda, lugar: string, titulo: boolean): string {
  if (celda === null || celda === '') return ''
  const estilo = titulo ? ' s="1"' : ''
  if (typeof celda === 'number') return `<c r="${lugar}"${estilo}><v>${celda}</v></c>`
  return `<c r="${lugar}"${estilo} t="inlineStr"><is><t xml:space="preserve">${enXml(celda)}</t></is></c>`
}

/** 0 is A, 26 is AA. */
const columna = (n: number): string =>
  (n < 26 ? '' : columna(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26))

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Without what XML has no way to write. */
const enXml = (texto: string) =>
  texto
    .replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]|[\uD800-\uDFFF]/gu, '')
    .replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? '')
