import { DEMASIADOS_ARCHIVOS } from '@catastro/domain/archivos/mensajes'
import { MAX_ARCHIVOS } from '@catastro/domain/archivos/reglas'
import { demasiadosEnElCampo } from '@catastro/domain/borradores/mensajes'

const demasiados = (max: number) => (max === MAX_ARCHIVOS ? DEMASIADOS_ARCHIVOS : demasiadosEnElCampo(max))

export interface Eleccion {
  readonly archivos: readonly File[]
  readonly error?: string
}

/** What the list becomes when somebody chooses more files. Too many empties it. */
export function elegir(previos: readonly File[], nuevos: readonly File[], max: number): Eleccion {
  // One file replaces the one before; several add to the list.
  const archivos = max === 1 && nuevos.length === 1 ? nuevos : [...previos, ...nuevos.filter((f) => !esta(previos, f))]
  return archivos.length > max ? { archivos: [], error: demasiados(max) } : { archivos }
}

const esta = (lista: readonly File[], archivo: File) =>
  lista.some(({ name, size, lastModified }) => {
    return name === archivo.name && size === archivo.size && lastModified === archivo.lastModified
  })
