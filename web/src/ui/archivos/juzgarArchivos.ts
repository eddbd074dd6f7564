import { DOCUMENTOS_ADMITIDOS, tipoNoAdmitido, tiposEnPalabras } from '@catastro/domain/archivos/mensajes'
import {
  BYTES_DE_CABECERA,
  type Contenido,
  conExtension,
  type TipoDeArchivo,
  tipoDeDocumento,
  tipoDeTabla,
} from '@catastro/domain/archivos/tiposDeArchivo'
import { comoOracion } from '@catastro/domain/motivo'
import { tamanoDeArchivo } from '../pagina/formato.ts'

interface Reglas {
  /** The field's. */
  readonly label: string
  /** Undefined: it is not known, and the server says. */
  readonly maxBytes: number | undefined
  /** Extensions; with 'csv', it takes tables. */
  readonly acepta: readonly string[]
}

interface Juzgados {
  /** Those that may be sent, called what they are. */
  readonly buenos: readonly File[]
  /** What is wrong with each of the others. */
  readonly quejas: readonly string[]
}

const UN_MEGA = 1024 * 1024
/** What is said of a file over the limit; null of any other. */
export const demasiadoGrande = ({ name, size }: File, maxBytes: number | undefined): string | null =>
  maxBytes !== undefined && size > maxBytes
    ? `${name}: supera ${maxBytes === UN_MEGA ? '1 MB' : `los ${tamanoDeArchivo(maxBytes)} permitidos`}`
    : null
const vacio = (nombre: string) => `${nombre}: el archivo está vacío`
const ilegible = (nombre: string) => `${nombre}: no se pudo leer. Elíjalo de nuevo`

/** Says what the server would of files that were just chosen, before any of them is sent (A-45). */
export async function juzgarArchivos(nuevos: readonly File[], reglas: Reglas): Promise<Juzgados> {
  const buenos: File[] = []
  const quejas: string[] = []
  // One after another: a phone may not have the memory for two.
  for (const nuevo of nuevos) {
    const juzgado = await juzgar(nuevo, reglas)
    if (typeof juzgado === 'string') quejas.push(juzgado)
    else buenos.push(juzgado)
  }
  return { buenos, quejas }
}

/** The file, or what is wrong with it. */
async function juzgar(archivo: File, { label, maxBytes, acepta }: Reglas): Promise<File | string> {
  const { name, size } = archivo
  const pesado = demasiadoGrande(archivo, maxBytes)
  if (pesado) return pesado
  if (size === 0) return vacio(name)
  const esTabla = acepta.includes('csv')
  let tipo: TipoDeArchivo | null
  try {
    const contenido = await contenidoDe(archivo)
    tipo = await (esTabla ? tipoDeTabla(contenido) : tipoDeDocumento(contenido))
  } catch (error) {
    // Without what tells the rest, the server does.
    return error instanceof SinRecursos ? archivo : ilegible(name)
  }
  if (!tipo || !acepta.includes(tipo.extension)) {
    return comoOracion(
      { etiqueta: label, articulo: '' },
      tipoNoAdmitido(name, acepta.includes('pdf') ? DOCUMENTOS_ADMITIDOS : tiposEnPalabras(acepta)),
    )
  }
  return esTabla ? archivo : conSuNombre(archivo, tipo)
}

/** The part of the portal that tells the rest did not come. */
class SinRecursos extends Error {}

const traerTipos = () => import('file-type')

/** Asks for what tells the types before there is a file: whoever sends as soon as it is chosen does not go before it. */
export const prepararJuicio = () => void traerTipos().catch(() => {})

const contenidoDe = async (archivo: File): Promise<Contenido> => ({
  cabecera: new Uint8Array(await archivo.slice(0, BYTES_DE_CABECERA).arrayBuffer()),
  hallar: async () => {
    const { fileTypeFromBlob } = await traerTipos().catch((error: unknown) => {
      throw new SinRecursos('file-type', { cause: error })
    })
    return (await fileTypeFromBlob(archivo))?.mime
  },
})

const nombresDeAntes = new WeakMap<File, string>()
/** What a file was called when it was chosen, where its name said that it was something else. */
export const nombreDeAntes = (archivo: File) => nombresDeAntes.get(archivo)

function conSuNombre(archivo: File, { extension, mime }: TipoDeArchivo): File {
  const nombre = conExtension(archivo.name, extension)
  if (nombre === archivo.name) return archivo
  const renombrado = new File([archivo], nombre, { type: mime, lastModified: archivo.lastModified })
  nombresDeAntes.set(renombrado, archivo.name)
  return renombrado
}
