/** What a file is, by its bytes: the portal says it when one is chosen, and the server when it has come. */

/** `enLinea`: the browser may show it; anything else is only ever downloaded (S-7). */
export interface TipoDeArchivo {
  readonly mime: string
  readonly extension: string
  readonly enLinea: boolean
}

const PDF = { mime: 'application/pdf', extension: 'pdf', enLinea: true }
const DWG = { mime: 'image/vnd.dwg', extension: 'dwg', enLinea: false }
const DXF = { mime: 'image/vnd.dxf', extension: 'dxf', enLinea: false }
const PNG = { mime: 'image/png', extension: 'png', enLinea: true }
const JPEG = { mime: 'image/jpeg', extension: 'jpg', enLinea: true }
const CSV = { mime: 'text/csv', extension: 'csv', enLinea: false }

/** By the type that file-type finds. What is not here is refused: docm, xlsm, jar, exe, html, svg … */
const ACEPTADOS: Readonly<Record<string, TipoDeArchivo>> = {
  'image/png': PNG,
  'image/apng': PNG,
  'image/jpeg': JPEG,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    enLinea: false,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    enLinea: false,
  },
  'application/zip': { mime: 'application/zip', extension: 'zip', enLinea: false },
}

export const BYTES_DE_CABECERA = 4096

export interface Contenido {
  /** Its first BYTES_DE_CABECERA. */
  readonly cabecera: Uint8Array
  /** The type that file-type finds in the whole of it: asked for only where the first bytes do not tell. */
  readonly hallar: () => Promise<string | undefined>
}

/** Whatever its name says; null for one that is not accepted. */
export async function tipoDeDocumento({ cabecera, hallar }: Contenido): Promise<TipoDeArchivo | null> {
  const texto = enLatin1(cabecera)
  const deCabecera = porCabecera(texto)
  if (deCabecera) return deCabecera
  const hallado = await hallar()
  if (hallado) return ACEPTADOS[hallado] ?? null
  return esPdf(texto) ? PDF : null
}

/** A table to be read: an XLSX, a ZIP (a shapefile), or a text without the zero bytes that no text has; null for anything else. */
export async function tipoDeTabla({ cabecera, hallar }: Contenido): Promise<TipoDeArchivo | null> {
  const tipo = await tipoDeDocumento({ cabecera, hallar })
  if (tipo) return ['xlsx', 'zip'].includes(tipo.extension) ? tipo : null
  return cabecera.includes(0) || (await hallar()) ? null : CSV
}

const enLatin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** R10 to the present: the versions of AutoCAD whose drawings are still about. */
const VERSION_DWG = /^AC10(06|09|12|14|15|18|21|24|27|32)/
const DXF_BINARIO = 'AutoCAD Binary DXF\r\n\x1a\0'
/** The first section of a DXF, after comments (code 999) that some programs put before it. */
const DXF_ASCII =
  /^(?:\s*999[ \t]*\r?\n[^\r\n]*\r?\n)*\s*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n[ \t]*2[ \t]*\r?\n[ \t]*(HEADER|CLASSES|TABLES|BLOCKS|ENTITIES|OBJECTS)\b/

const porCabecera = (texto: string): TipoDeArchivo | null => {
  if (/^%PDF-\d/.test(texto)) return PDF
  if (VERSION_DWG.test(texto)) return DWG
  if (texto.startsWith(DXF_BINARIO)) return DXF
  const seccion = DXF_ASCII.exec(texto)
  return seccion && !pareceOtraCosa(seccion[0]) ? DXF : null
}

/** Readers accept a PDF that starts within its first 1,024 bytes: printers and mail programs put their own before it. */
const esPdf = (cabecera: string) => {
  const texto = cabecera.slice(0, 1024)
  const comienzo = texto.search(/%PDF-\d/)
  return comienzo >= 0 && !pareceOtraCosa(texto.slice(0, comienzo))
}

/** Markup or a script: somebody's program would take it for that, and not for what it claims to be. */
const pareceOtraCosa = (texto: string) => /<[a-z!?/%]/i.test(texto) || /^\s*(#!|MZ|@echo\b)/i.test(texto)

const MAX_NOMBRE = 200
const IGUALES: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg', 'jpe'] }

/** What a file is called once it is known what it is: a `plano.html` that is a PDF is a `plano.pdf`, wherever it goes. */
export function conExtension(nombre: string, extension: string): string {
  const [, base = nombre, suya = ''] = /^(.+)\.([^.\s]{1,10})$/u.exec(nombre) ?? []
  if ((IGUALES[extension] ?? [extension]).includes(suya.toLowerCase())) return nombre
  // Without half of a character where it is cut.
  const corta = base.slice(0, MAX_NOMBRE - extension.length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${corta}.${extension}`
}
