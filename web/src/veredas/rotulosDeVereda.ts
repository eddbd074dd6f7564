import { PREGUNTAS } from '@catastro/domain/veredas/respuestas'
import { type CampoDeFotos, casoDe, type Trabajo } from '@catastro/domain/veredas/trabajos'
import { FOTOS_DE } from './mensajes.ts'

export const ROTULOS_DE_VEREDA = PREGUNTAS.rotulos

/** What a photo input is called depends on which works were ticked. */
export function rotuloDeFotos(campo: CampoDeFotos, marcas: Readonly<Record<Trabajo, 0 | 1>>) {
  if (campo === 'FotoVeredaArchivo2') return FOTOS_DE['DE LOS OTROS']
  return casoDe(marcas).conMedidas ? FOTOS_DE.VEREDA : FOTOS_DE.OTROS
}
