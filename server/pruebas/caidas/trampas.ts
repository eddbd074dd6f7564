import { crc32, deflateRawSync, constants as zlib } from 'node:zlib'

/** Small files that are enormous for whoever opens them, made in little memory and time. */

/** A PNG that says it is so big, with nothing in it. */
export function pngDe(ancho: number, alto: number): Buffer {
  const trozo = (tipo: string, datos: Buffer) => {
    const cuerpo = Buffer.concat([Buffer.from(tipo), datos])
    const [largo, suma] = [Buffer.alloc(4), Buffer.alloc(4)]
    largo.writeUInt32BE(datos.length)
    suma.writeUInt32BE(crc32(cuerpo))
    return Buffer.concat([largo, cuerpo, suma])
  }
  const cabeza = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  cabeza.writeUInt32BE(ancho, 0)
  cabeza.writeUInt32BE(alto, 4)
  const firma = Buffer.from('89504e470d0a1a0a', 'hex')
  const nada = trozo('IDAT', Buffer.from('789c030000000001', 'hex'))
  return Buffer.concat([firma, trozo('IHDR', cabeza), nada, trozo('IEND', Buffer.alloc(0))])
}

export function pdfDe(paginas: number): Buffer {
  const numeros = Array.from({ length: paginas }, (_, n) => n + 3)
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Count ${paginas}/Kids[${numeros.map((n) => `${n} 0 R`).join(' ')}]>>endobj`,
      ...numeros.map((n) => `${n} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj`),
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  )
}

const BLOQUE = 16 * 1024 * 1024

/** The same letter over and over: one block is packed once, and its packed bytes repeated. */
function repetido(antes: string, bloques: number, despues: string) {
  const abierto = { finishFlush: zlib.Z_FULL_FLUSH, level: 9 }
  const bloque = Buffer.alloc(BLOQUE, 'a')
  const empacado = deflateRawSync(bloque, abierto)
  let suma = crc32(antes)
  for (let n = 0; n < bloques; n += 1) suma = crc32(bloque, suma)
  return {
    crc: crc32(despues, suma),
    tamano: antes.length + bloques * BLOQUE + despues.length,
    datos: Buffer.concat([
      deflateRawSync(Buffer.from(antes), abierto),
      ...Array<Buffer>(bloques).fill(empacado),
      deflateRawSync(Buffer.from(despues)),
    ]),
  }
}

interface Parte {
  readonly crc: number
  readonly tamano: number
  readonly datos: Buffer
}

const deTexto = (texto: string): Parte => ({
  crc: crc32(texto),
  tamano: Buffer.byteLength(texto),
  datos: deflateRawSync(Buffer.from(texto)),
})

function zip(partes: Readonly<Record<string, Parte>>): Buffer {
  const locales: Buffer[] = []
  const central: Buffer[] = []
  let lugar = 0
  for (const [nombre, { crc, tamano, datos }] of Object.entries(partes)) {
    const comunes = Buffer.alloc(26)
    comunes.writeUInt16LE(20, 0)
    comunes.writeUInt16LE(8, 4)
    comunes.writeUInt32LE(crc, 10)
    comunes.writeUInt32LE(datos.length, 14)
    comunes.writeUInt32LE(tamano, 18)
    comunes.writeUInt16LE(nombre.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), comunes, Buffer.from(nombre), datos])
    const ubicacion = Buffer.alloc(14)
    ubicacion.writeUInt32LE(lugar, 10)
    central.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), comunes, ubicacion, Buffer.from(nombre))
    locales.push(local)
    lugar += local.length
  }
  const indice = Buffer.concat(central)
  const fin = Buffer.alloc(18)
  fin.writeUInt16LE(Object.keys(partes).length, 4)
  fin.writeUInt16LE(Object.keys(partes).length, 6)
  fin.writeUInt32LE(indice.length, 8)
  fin.writeUInt32LE(lugar, 12)
  return Buffer.concat([...locales, indice, Buffer.from('PK\x05\x06'), fin])
}

const TIPOS = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
const RELACION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A DOCX whose very first part unpacks to so many blocks of 16 MB: what tells its kind is in there. */
export const docxDe = (bloques: number) =>
  zip({ '[Content_Types].xml': repetido(`${TIPOS}<!--`, bloques, '--></Types>'), 'word/document.xml': deTexto('<w/>') })

/** A spreadsheet whose texts unpack to so many blocks of 16 MB. */
export const xlsxDe = (bloques: number) =>
  zip({
    '[Content_Types].xml': deTexto(
      `${TIPOS}<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ),
    'xl/workbook.xml': deTexto(
      `<workbook xmlns:r="${RELACION}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': deTexto(
      `<Relationships><Relationship Id="rId1" Type="${RELACION}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': repetido('<sst><si><t>', bloques, '</t></si></sst>'),
    'xl/worksheets/sheet1.xml': deTexto('<worksheet><sheetData><row/></sheetData></worksheet>'),
  })
