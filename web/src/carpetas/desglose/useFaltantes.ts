import { type Faltante, faltantesDe } from '@catastro/domain/carpetas/faltantes'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { useArchivosDe, useFormulariosDe, useRequisitosDe } from '../consultasDeCarpeta.ts'

/** What a folder waits for to be complete; nothing once it is, or once it is over, or while that is still being read. */
export function useFaltantes(carpeta: CarpetaListItem): readonly Faltante[] {
  const { data: formularios } = useFormulariosDe(carpeta.idCarpeta)
  const { data: archivos } = useArchivosDe(carpeta.idCarpeta)
  const { data: requisitos } = useRequisitosDe(carpeta.idCarpeta)
  if (carpeta.carpetaCompleta || esFinal(carpeta.tramiteEstado)) return []
  return formularios && archivos && requisitos ? faltantesDe(carpeta, formularios, archivos, requisitos) : []
}
