import { DEMASIADOS_ARCHIVOS } from '@catastro/domain/carpetas/mensajes'
import { MAX_ARCHIVOS, MAX_BYTES_ARCHIVO } from '@catastro/domain/carpetas/reglas'
import { tamanoDeArchivo } from './formato.ts'

const archivoDemasiadoGrande = (nombre: string, maxBytes = MAX_BYTES_ARCHIVO) =>
  `${nombre}: supera los ${tamanoDeArchivo(maxBytes)} permitidos`
const archivoVacio = (nombre: string) => `${nombre}: el archivo está vacío`
const demasiados = (max: number) =>
  max === MAX_ARCHIVOS ? DEMASIADOS_ARCHIVOS : `No puede adjuntar mas de ${max} ${max === 1 ? 'archivo' : 'archivos'}`

export interface Eleccion {
  readonly archivos: readonly File[]
  readonly error?: string
}

/** What the list becomes when somebody chooses more files. Too many empties it. */
export function elegir(
  previos: readonly File[],
  nuevos: readonly File[],
  max: number,
  maxBytes = MAX_BYTES_ARCHIVO,
): Eleccion {
  const grande = nuevos.find(({ size }) => size > maxBytes)
  if (grande) return { archivos: previos, error: archivoDemasiadoGrande(grande.name, maxBytes) }
  const vacio = nuevos.find(({ size }) => size === 0)
  if (vacio) return { archivos: previos, error: archivoVacio(vacio.name) }
  // One file replaces the one before; several add to the list.
  const archivos = max === 1 && nuevos.length === 1 ? nuevos : [...previos, ...nuevos.filter((f) => !esta(previos, f))]
  return archivos.length > max ? { archivos: [], error: demasiados(max) } : { archivos }
}

const esta = (lista: readonly File[], archivo: File) =>
  lista.some(({ name, size, lastModified }) => {
    return name === archivo.name && size === archivo.size && lastModified === archivo.lastModified
  })
