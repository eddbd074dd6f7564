import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { useSesion } from '../../red/sesion.ts'
import { type OpcionesDeSubida, partesCon, subirArchivos } from '../../red/subida.ts'

export interface Subida {
  readonly carpeta: Pick<CarpetaListItem, 'idCarpeta' | 'idProfesional'>
  readonly archivos: readonly File[]
  /** A sidewalk folder: by its person and not by a professional. */
  readonly veredas: boolean
  /** Of the encomienda, that these answer. */
  readonly idRequisito?: number | undefined
  /** One that waits, in whose place these come. */
  readonly reemplaza?: number | undefined
}

/** Tells one upload from another: the same files to the same folder are the same upload, tried again. */
export const huellaDeSubida = ({ carpeta, archivos, idRequisito, reemplaza }: Subida) =>
  JSON.stringify([
    carpeta.idCarpeta,
    idRequisito,
    reemplaza,
    archivos.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ])

/** Nothing sent from a screen files the folder by itself: that has its own button. */
export function subirACarpeta(
  { carpeta, archivos, veredas, idRequisito, reemplaza }: Subida,
  opciones: OpcionesDeSubida,
) {
  const campos = {
    fecha: new Date().toISOString(),
    idCarpeta: carpeta.idCarpeta,
    idRequisito,
    reemplaza,
    sinPresentar: 1,
    idProfesional: carpeta.idProfesional ?? undefined,
    idPersona: veredas ? useSesion.getState().roles[0]?.idPersona : undefined,
  }
  const partes = partesCon(campos, { files: archivos })
  return veredas
    ? subirArchivos('POST /documentacion/carpetaPersonaVeredas', { partes }, opciones)
    : subirArchivos('POST /documentacion/carpetaProfesional', { partes }, opciones)
}

/** Sidewalk folders have no encomienda. */
export const esDeVeredas = ({ encomiendatipo }: Pick<CarpetaListItem, 'encomiendatipo'>) => encomiendatipo === null
