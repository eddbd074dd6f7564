import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import yazl from 'yazl'
import { larga } from '../../pruebas/larga.ts'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { carpetaLocal } from '../plataforma/archivos/carpetaLocal.ts'
import { LECTOR_DE_TABLAS } from '../plataforma/proceso/programas.ts'
import { leerTabla } from './leerTabla.ts'

let carpeta: string
let almacen: Almacen
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'tablas-'))
  almacen = await carpetaLocal({ carpeta, maximo: 100 * 1024 * 1024 })
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

async function leer(
  contenido: Readable,
  formato: 'csv' | 'xlsx',
): Promise<readonly (readonly [number, ...string[]])[]> {
  const { ruta } = await almacen.guardar(contenido)
  const filas: [number, ...string[]][] = []
  for await (const { numero, celdas } of leerTabla(almacen, LECTOR_DE_TABLAS, { ruta, formato })) {
    filas.push([numero, ...celdas])
  }
  return filas
}

const LIBRO = `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId7"/><sheet name="B" r:id="rId1"/></sheets></workbook>`
const RELACIONES =
  '<Relationships><Relationship Id="rId1" Target="worksheets/otra.xml"/><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>'
const hoja = (filas: string) => `<worksheet><sheetData>${filas}</sheetData></worksheet>`
type Partes = Readonly<Record<string, string | Readable>>

/** A spreadsheet as its parts are written; a stream is a part too long to be held. */
function xlsx(partes: Partes): Readable {
  const zip = new yazl.ZipFile()
  const todas: Partes = { 'xl/workbook.xml': LIBRO, 'xl/_rels/workbook.xml.rels': RELACIONES, ...partes }
  for (const [ruta, contenido] of Object.entries(todas)) {
    if (typeof contenido === 'string') zip.addBuffer(Buffer.from(contenido), ruta)
    else zip.addReadStream(contenido, ruta)
  }
  zip.end()
  return Readable.from(zip.outputStream)
}
const leerXlsx = (partes: Partes) => leer(xlsx(partes), 'xlsx')
const conHoja = (filas: string, resto: Partes = {}) => leerXlsx({ 'xl/worksheets/sheet1.xml': hoja(filas), ...resto })

/** So many bytes of the same text, without ever being in memory. */
function* repetido(antes: string, texto: string, bytes: number, despues: string) {
  yield Buffer.from(antes)
  const bloque = Buffer.from(texto.repeat(Math.ceil(65_536 / texto.length)))
  for (let escritos = 0; escritos < bytes; escritos += bloque.length) yield bloque
  yield Buffer.from(despues)
}

const ILEGIBLE = 'El archivo no se puede leer: no es un CSV o un XLSX válido'
const DEMASIADO =
  'El archivo no se puede leer: al abrirlo ocupa mucho más de lo que se admite. Guárdelo como CSV o divídalo'

describe('una planilla se lee como se ve', () => {
  it('textos compartidos, propios y con formato; números, fechas, fórmulas, sí y no, y errores', async () => {
    const filas = await conHoja(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
       <row r="4"><c r="A4" t="inlineStr"><is><r><t>Peña</t></r><r><t> María</t></r></is></c>
         <c r="B4"><v>1234.5600000000001</v></c><c r="C4" s="1"><v>45992</v></c><c r="D4" s="2"><v>45992.5</v></c>
         <c r="E4" t="str"><f>A1&amp;"x"</f><v>a &lt; b</v></c><c r="F4" t="b"><v>1</v></c><c r="G4" t="e"><v>#N/A</v></c>
         <c r="ZZ4" s="1"/></row>
       <row><c><v>7</v></c><c t="d"><v>2026-11-22T00:00:00</v></c></row>`,
      {
        'xl/sharedStrings.xml':
          '<x:sst xmlns:x="x"><x:si><x:t>Calle</x:t></x:si><x:si><x:r><x:t>Ti</x:t></x:r><x:r><x:t>po</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      },
    )
    expect(filas).toEqual([
      [1, 'Calle', '', 'Tipo'],
      [4, 'Peña María', '1234.56', '2025-12-01', '2025-12-01', 'a < b', 'true', ''],
      [5, '7', '2026-11-22'],
    ])
  })

  it('lo vacío no es una fila, y las fechas de una Mac vieja son las mismas', async () => {
    const filas = await conHoja(
      '<row r="1"><c r="A1" s="0"><v>44530</v></c></row><row r="2"><c r="A2" t="str"><v> </v></c></row>',
      {
        'xl/workbook.xml': LIBRO.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
        'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    )
    expect(filas).toEqual([[1, '2025-12-01']])
  })
})

describe('una trampa se rechaza con su motivo, y el portal sigue', () => {
  larga('textos que al abrirse pasan de lo que entra en memoria', async () => {
    const compartidos = Readable.from(repetido('<sst><si><t>', 'a', 65 * 1024 * 1024, '</t></si></sst>'))
    const bomba = leerXlsx({ 'xl/worksheets/sheet1.xml': hoja('<row/>'), 'xl/sharedStrings.xml': compartidos })
    await expect(bomba).rejects.toThrow(DEMASIADO)
  })

  it.each([
    ['201 columnas', '<row r="1"><c r="GS1"><v>1</v></c></row>', 'El archivo tiene más de 200 columnas'],
    [
      'una celda larga',
      `<row r="2"><c t="str"><v>${'x'.repeat(32_768)}</v></c></row>`,
      'La fila 2 tiene un texto de más de 32.767 caracteres',
    ],
    ['una fila imposible', '<row r="1048577"><c><v>1</v></c></row>', 'El archivo tiene más de 1.000.000 de filas'],
    ['algo que no es XML', '<row><c>', ILEGIBLE],
  ])('%s', async (_caso, filas, motivo) => {
    await expect(conHoja(filas)).rejects.toThrow(motivo)
  })

  larga('y lo que llega justo se toma', async () => {
    const celda = `<row r="2"><c t="str"><v>${'x'.repeat(32_767)}</v></c></row>`
    expect((await conHoja(celda))[0]?.[1]).toHaveLength(32_767)
    expect((await conHoja('<row r="1"><c r="GR1"><v>1</v></c></row>'))[0]).toHaveLength(201)
    expect(await conHoja('<row r="1048576"><c><v>1</v></c></row>')).toEqual([[1_048_576, '1']])
  })

  it('una entidad que se multiplica, una planilla sin hojas, un ZIP cortado', async () => {
    const entidades = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>'
    await expect(leerXlsx({ 'xl/worksheets/sheet1.xml': entidades })).rejects.toThrow(ILEGIBLE)
    await expect(leerXlsx({ 'xl/workbook.xml': '<workbook/>' })).rejects.toThrow(ILEGIBLE)
    await expect(leer(Readable.from([Buffer.from('PK\u0003\u0004 y nada más')]), 'xlsx')).rejects.toThrow(ILEGIBLE)
  })

  it('más filas, aunque vacías, que las que una planilla puede tener', async () => {
    await expect(conHoja('<row r="1048576"/><row/>')).rejects.toThrow('El archivo tiene más de 1.000.000 de filas')
  })
})

describe('el lector es un proceso aparte', () => {
  const conLector = async (programa: string) => {
    const lector = join(carpeta, 'lector.mjs')
    await writeFile(lector, programa)
    const { ruta } = await almacen.guardar(Readable.from([Buffer.from('a;b')]))
    return leerTabla(almacen, lector, { ruta, formato: 'csv' }).next()
  }

  larga('si la memoria que tiene no le alcanza, se dice', async () => {
    await expect(conLector('const todo = []; for (;;) todo.push("x".repeat(99_999) + todo.length)')).rejects.toThrow(
      DEMASIADO,
    )
  })

  it('si lo matan no es culpa del archivo', async () => {
    await expect(conLector('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(
      'El lector de tablas terminó antes del final: SIGKILL',
    )
  })

  it('no sabe nada de los ajustes del servidor, ni queda en marcha cuando nadie lo lee', async () => {
    const programa = `console.log(JSON.stringify({ filas: [{ numero: process.pid, celdas: Object.keys(process.env), avance: 0 }] }))
      setInterval(() => {}, 1000)`
    const lector = join(carpeta, 'lector.mjs')
    await writeFile(lector, programa)
    const { ruta } = await almacen.guardar(Readable.from([Buffer.from('a;b')]))
    let pid = 0
    for await (const { numero, celdas } of leerTabla(almacen, lector, { ruta, formato: 'csv' })) {
      expect(celdas).toEqual([])
      pid = numero
      break
    }
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
