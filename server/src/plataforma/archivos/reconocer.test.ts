import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import type { Almacen } from './almacen.ts'
import { carpetaLocal } from './carpetaLocal.ts'
import { reconocer } from './reconocer.ts'

let carpeta: string
let almacen: Almacen

beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'reconocer-'))
  almacen = await carpetaLocal({ carpeta, maximo: 20 * 1024 * 1024 })
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

const tipoDe = async (contenido: string | Buffer) => {
  const { ruta } = await almacen.guardar(Readable.from([Buffer.from(contenido)]))
  return reconocer(almacen, ruta)
}

const ofimatica = (tipo: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
   <Override PartName="/a.xml" ContentType="application/${tipo}.main+xml"/></Types>`
const DE_WORD = ofimatica('vnd.openxmlformats-officedocument.wordprocessingml.document')
const DE_EXCEL = ofimatica('vnd.openxmlformats-officedocument.spreadsheetml.sheet')

/** `porFlujo`: as programs write that do not know an entry's size beforehand. */
const zip = async (entradas: Record<string, string | Buffer>, porFlujo = false) => {
  const archivo = new ZipFile()
  for (const [nombre, contenido] of Object.entries(entradas)) {
    if (porFlujo) archivo.addReadStream(Readable.from([Buffer.from(contenido)]), nombre)
    else archivo.addBuffer(Buffer.from(contenido), nombre)
  }
  archivo.end()
  return buffer(archivo.outputStream)
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** With 60 KB of colour profile before the picture, as drawing programs write. */
const PNG_CON_PERFIL = Buffer.concat([
  PNG.subarray(0, 33),
  Buffer.from('0000ea60', 'hex'),
  Buffer.from('iCCP'),
  Buffer.alloc(60_000 + 4),
  PNG.subarray(33),
])
const JPEG = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(64)])
const EXE = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(56), Buffer.from('PE\0\0')])

describe('los tipos que se admiten', () => {
  it.each<[string, string | Buffer, string, boolean]>([
    ['PDF', '%PDF-1.4\n%âãÏÓ\n1 0 obj', 'application/pdf', true],
    ['PDF con saltos antes', '\r\n\r\n%PDF-1.7\n', 'application/pdf', true],
    ['PDF con lo que antepone una impresora', '\x1b%-12345X@PJL\r\n@PJL ENTER\r\n%PDF-1.4\n', 'application/pdf', true],
    ['PDF que empieza en el byte 1016', `${' '.repeat(1016)}%PDF-1.4\n`, 'application/pdf', true],
    ['PNG', PNG, 'image/png', true],
    ['PNG con un perfil de color largo', PNG_CON_PERFIL, 'image/png', true],
    ['JPEG', JPEG, 'image/jpeg', true],
    ['DWG R2018', Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200)]), 'image/vnd.dwg', false],
    ['DWG R14', Buffer.concat([Buffer.from('AC1014'), Buffer.alloc(200)]), 'image/vnd.dwg', false],
    ['DXF', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n  9\r\n$ACADVER\r\n', 'image/vnd.dxf', false],
    ['DXF con comentarios', '999\nhecho a mano\n0\nSECTION\n2\nENTITIES\n0\nLINE\n', 'image/vnd.dxf', false],
    ['DXF binario', 'AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION', 'image/vnd.dxf', false],
  ])('%s', async (_nombre, contenido, mime, enLinea) => {
    const bytes = typeof contenido === 'string' ? Buffer.from(contenido, 'latin1') : contenido
    expect(await tipoDe(bytes)).toMatchObject({ mime, enLinea })
  })

  it.each([false, true])('DOCX, XLSX y ZIP (entradas por flujo: %s)', async (porFlujo) => {
    const relleno = Buffer.alloc(300_000, 'texto de relleno que se comprime ')
    const docx = { '[Content_Types].xml': DE_WORD, 'word/document.xml': relleno }
    const docxAlReves = { 'word/document.xml': relleno, '[Content_Types].xml': DE_WORD }
    const xlsx = { '[Content_Types].xml': DE_EXCEL, 'xl/workbook.xml': relleno }
    expect(await tipoDe(await zip(docx, porFlujo))).toEqual({
      mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      extension: 'docx',
      enLinea: false,
    })
    expect(await tipoDe(await zip(docxAlReves, porFlujo))).toMatchObject({ extension: 'docx' })
    expect(await tipoDe(await zip(xlsx, porFlujo))).toMatchObject({ extension: 'xlsx' })
    expect(await tipoDe(await zip({ 'planos/planta.dwg': relleno }, porFlujo))).toEqual({
      mime: 'application/zip',
      extension: 'zip',
      enLinea: false,
    })
  })
})

describe('lo que se rechaza', () => {
  it.each<[string, string | Buffer]>([
    ['un archivo vacío', ''],
    ['un programa de Windows', EXE],
    ['un programa de Windows que lleva un PDF dentro', Buffer.concat([EXE, Buffer.from('%PDF-1.4\n')])],
    ['un programa de Linux', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\x3e\0', 'latin1')],
    ['HTML', '<!doctype html><html><body>hola</body></html>'],
    ['HTML con un PDF detrás', '<html><script>alert(1)</script>%PDF-1.4\n'],
    ['HTML tras saltos, con un PDF detrás', '\n\n <!-- --><svg onload=alert(1)>\n%PDF-1.4\n'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['un guion de shell', '#!/bin/sh\nrm -rf /\n'],
    ['un guion de shell con un PDF detrás', '#!/bin/sh\nexit\n%PDF-1.4\n'],
    ['un guion de Windows con un PDF detrás', '@echo off\r\nrem %PDF-1.4\r\n'],
    ['texto', 'una carta cualquiera'],
    ['un PDF que empieza después de los primeros 1024 bytes', `${' '.repeat(1024)}%PDF-1.4\n`],
    ['solo el nombre PDF', '%PDF-'],
    ['HTML en el comentario de un DXF', '999\n<script>alert(1)</script>\n0\nSECTION\n2\nHEADER\n'],
    ['una sección sola, que no es un DXF', '0\nSECTION\n2\nOTRA\n'],
    ['un GIF', 'GIF89a\x01\0\x01\0\x80\0\0'],
    ['un RAR', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')],
    ['un DOC antiguo', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)])],
    ['la firma de un PNG y nada más', PNG.subarray(0, 8)],
  ])('%s', async (_nombre, contenido) => {
    expect(await tipoDe(contenido)).toBeNull()
  })

  it.each(['vnd.ms-word.document.macroEnabled', 'vnd.ms-excel.sheet.macroEnabled'])('macros: %s', async (tipo) => {
    expect(await tipoDe(await zip({ '[Content_Types].xml': ofimatica(tipo), 'word/vbaProject.bin': 'x' }))).toBeNull()
  })

  it('un paquete de Java', async () => {
    expect(await tipoDe(await zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n', 'A.class': 'x' }))).toBeNull()
  })

  it('un ZIP cortado en cualquier lugar no es un error', async () => {
    const entero = await zip({ '[Content_Types].xml': DE_WORD, 'word/document.xml': 'x'.repeat(5000) })
    for (const largo of [3, 4, 10, 29, 30, 45, 60, 200, entero.length - 1]) {
      const tipo = await tipoDe(entero.subarray(0, largo))
      expect([undefined, 'zip', 'docx']).toContain(tipo?.extension)
    }
  })
})
