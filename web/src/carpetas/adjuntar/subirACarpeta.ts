import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { useSesion } from '../../red/sesion.ts'
import { type OpcionesDeSubida, subirArchivos } from '../../red/subida.ts'

export interface Subida {
  readonly carpeta: Pick<CarpetaListItem, 'idCarpeta' | 'idProfesional'>
  readonly archivos: readonly File[]
  /** A sidewalk folder: by its person and not by a professional. */
  readonly veredas: boolean
}

/** Tells one upload from another: the same files to the same folder are the same upload, tried again. */
export const huellaDeSubida = ({ carpeta, archivos }: Subida) =>
  JSON.stringify([carpeta.idCarpeta, archivos.map(({ name, size, lastModified }) => [name, size, lastModified])])

export function subirACarpeta({ carpeta, archivos, veredas }: Subida, opciones: OpcionesDeSubida) {
  const partes = new FormData()
  partes.append('fecha', new Date().toISOString())
  partes.append('idCarpeta', String(carpeta.idCarpeta))
  if (carpeta.idProfesional !== null) partes.append('idProfesional', String(carpeta.idProfesional))
  const idPersona = useSesion.getState().roles[0]?.idPersona
  if (veredas && idPersona !== undefined) partes.append('idPersona', String(idPersona))
  for (const archivo of archivos) partes.append('files', archivo, archivo.name)
  return veredas
    ? subirArchivos('POST /documentacion/carpetaPersonaVeredas', { partes }, opciones)
    : subirArchivos('POST /documentacion/carpetaProfesional', { partes }, opciones)
}

/** As the lists say (`location.state.veredas`), or else by the folder: sidewalk folders have no encomienda. */
export const esDeVeredas = (state: unknown, carpeta: Pick<CarpetaListItem, 'encomiendatipo'>) =>
  typeof state === 'object' && state !== null && 'veredas' in state && typeof state.veredas === 'boolean'
    ? state.veredas
    : carpeta.encomiendatipo === null
