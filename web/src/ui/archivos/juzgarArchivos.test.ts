import { afterEach, describe, expect, test, vi } from 'vitest'
import { juzgarArchivos, nombreDeAntes } from './juzgarArchivos.ts'

const DE_CARPETA = ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'dwg', 'dxf', 'zip']
const REGLAS = { label: 'Archivos', maxBytes: 10_485_760, acepta: DE_CARPETA }
const NO_ES = (nombre: string) =>
  `Archivos: el archivo «${nombre}» no es de un tipo admitido. Puede adjuntar PDF, PNG, JPG, DOCX, XLSX, DWG, DXF o ZIP`

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0))
const PNG = bytes('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
/** A text alone. */
const ZIP = bytes(
  'UEsDBBQAAAgAAMsyd11DvrfoAQAAAAEAAAAFAAAAYS50eHRhUEsBAj8DFAAACAAAyzJ3XUO+t+gBAAAAAQAAAAUACQAAAAAAAAAAALSBAAAAAGEudHh0VVQFAAOe2wNrUEsFBgAAAAABAAEAPAAAACQAAAAAAA==',
)
/** What says that it is one, alone. */
const DOCX = bytes(
  'UEsDBBQAAAgAAMsyd11nhU+oiwAAAIsAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbDxUeXBlcz48T3ZlcnJpZGUgUGFydE5hbWU9Ii9hLnhtbCIgQ29udGVudFR5cGU9ImFwcGxpY2F0aW9uL3ZuZC5vcGVueG1sZm9ybWF0cy1vZmZpY2Vkb2N1bWVudC53b3JkcHJvY2Vzc2luZ21sLmRvY3VtZW50Lm1haW4reG1sIi8+PC9UeXBlcz5QSwECPwMUAAAIAADLMnddZ4VPqIsAAACLAAAAEwAJAAAAAAAAAAAAtIEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFVUBQADntsDa1BLBQYAAAAAAQABAEoAAAC8AAAAAAA=',
)

const juzgar = async (nombre: string, contenido: BlobPart, reglas: Partial<typeof REGLAS> = {}) => {
  const { buenos, quejas } = await juzgarArchivos([new File([contenido], nombre)], { ...REGLAS, ...reglas })
  return [...buenos.map(({ name }) => name), ...quejas]
}

describe('por lo que contiene, y no por su nombre', () => {
  test.each<[string, BlobPart, string]>([
    ['plano.pdf', '%PDF-1.7', 'plano.pdf'],
    ['PLANO.PDF', '%PDF-1.7', 'PLANO.PDF'],
    ['con prólogo.pdf', '@PJL SET\r\n%PDF-1.4', 'con prólogo.pdf'],
    ['plano.html', '%PDF-1.7', 'plano.pdf'],
    ['plano', 'AC1032 dibujo', 'plano.dwg'],
    ['corte.dxf', '0\nSECTION\n2\nHEADER\n', 'corte.dxf'],
    ['frente.png', PNG, 'frente.png'],
    ['frente.jpeg', JPEG, 'frente.jpeg'],
    ['frente.png', JPEG, 'frente.jpg'],
    ['memoria.docx', DOCX, 'memoria.docx'],
    ['todo.zip', ZIP, 'todo.zip'],
    ['memoria.docx', ZIP, 'memoria.zip'],
    ['programa.pdf', 'MZ esto es un programa', NO_ES('programa.pdf')],
    ['pagina.pdf', '<html>%PDF-1.4', NO_ES('pagina.pdf')],
    ['dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', NO_ES('dibujo.svg')],
    ['notas.txt', 'hola', NO_ES('notas.txt')],
    ['tabla.csv', 'a;b\n1;2', NO_ES('tabla.csv')],
  ])('%s', async (nombre, contenido, esperado) => {
    expect(await juzgar(nombre, contenido)).toEqual([esperado])
  })

  test('se recuerda cómo se llamaba, solo si cambió', async () => {
    const { buenos } = await juzgarArchivos(
      [new File(['%PDF-1.7'], 'plano.html'), new File(['%PDF-1.7'], 'otro.pdf')],
      REGLAS,
    )
    expect(buenos.map((archivo) => nombreDeAntes(archivo))).toEqual(['plano.html', undefined])
  })
})

describe('una tabla', () => {
  const TABLAS = { label: 'Archivo', acepta: ['csv', 'xlsx'] }
  const PARCELAS = { label: 'Archivo', acepta: ['geojson', 'json', 'zip', 'csv', 'xlsx'] }
  const noEsTabla = (nombre: string) =>
    `Archivo: el archivo «${nombre}» no es de un tipo admitido. Puede adjuntar CSV o XLSX`
  test('un texto o una planilla, con el nombre que trae; un ZIP, solo donde se espera', async () => {
    expect(await juzgar('calles.csv', 'a;b\n1;2', TABLAS)).toEqual(['calles.csv'])
    expect(await juzgar('calles.txt', 'a;b\n1;2', TABLAS)).toEqual(['calles.txt'])
    expect(await juzgar('parcelas.geojson', '{"type":"FeatureCollection"}', PARCELAS)).toEqual(['parcelas.geojson'])
    expect(await juzgar('parcelas.zip', ZIP, PARCELAS)).toEqual(['parcelas.zip'])
    expect(await juzgar('calles.zip', ZIP, TABLAS)).toEqual([noEsTabla('calles.zip')])
    expect(await juzgar('calles.csv', '%PDF-1.7', TABLAS)).toEqual([noEsTabla('calles.csv')])
    expect(await juzgar('calles.csv', 'a\0b', TABLAS)).toEqual([noEsTabla('calles.csv')])
    expect(await juzgar('parcelas.zip', '%PDF-1.7', PARCELAS)).toEqual([
      'Archivo: el archivo «parcelas.zip» no es de un tipo admitido. Puede adjuntar GEOJSON, JSON, ZIP, CSV o XLSX',
    ])
  })
  test('lo que solo viene en un ZIP dice ZIP', async () => {
    const EN_ZIP = { label: 'Archivo', acepta: ['zip'] }
    expect(await juzgar('papeles.zip', ZIP, EN_ZIP)).toEqual(['papeles.zip'])
    expect(await juzgar('papeles.zip', 'PK esto no es un ZIP', EN_ZIP)).toEqual([
      'Archivo: el archivo «papeles.zip» no es de un tipo admitido. Puede adjuntar ZIP',
    ])
  })
})

describe('el tamaño', () => {
  test('10 MB entran; un byte más, y nada, no', async () => {
    const justo = new Uint8Array(10_485_760)
    justo.set(new TextEncoder().encode('%PDF-1.7'))
    expect(await juzgar('justo.pdf', justo)).toEqual(['justo.pdf'])
    expect(await juzgar('grande.pdf', new Uint8Array(10_485_761))).toEqual(['grande.pdf: supera los 10 MB permitidos'])
    expect(await juzgar('nada.pdf', '')).toEqual(['nada.pdf: el archivo está vacío'])
  })
})

describe('lo que no se puede leer', () => {
  afterEach(() => vi.doUnmock('file-type'))

  test('se dice', async () => {
    const ido = new File(['%PDF-1.7'], 'ido.pdf')
    ido.slice = () => {
      throw new DOMException('ya no está', 'NotFoundError')
    }
    expect(await juzgarArchivos([ido, new File(['%PDF-1.7'], 'b.pdf')], REGLAS)).toMatchObject({
      buenos: [{ name: 'b.pdf' }],
      quejas: ['ido.pdf: no se pudo leer. Elíjalo de nuevo'],
    })
  })

  test('sin lo que distingue los demás tipos, lo dice el servidor', async () => {
    vi.doMock('file-type', () => {
      throw new Error('sin conexión')
    })
    expect(await juzgar('frente.png', PNG)).toEqual(['frente.png'])
  })
})
