import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { Chip } from '../../ui/Chip.tsx'
import { CARPETA_COMPLETA, CARPETA_POR_COMPLETAR, CARPETA_POR_RESPONDER } from '../mensajes.ts'

type Situacion = Pick<CarpetaListItem, 'carpetaCompleta' | 'tramiteEstado'>

/** Green only when nobody waits for anything from its applicant. */
export function DocumentacionChip({ carpeta: { carpetaCompleta, tramiteEstado } }: { carpeta: Situacion }) {
  if (tramiteEstado === 'OBSERVADO') return <Chip tono="atencion">{CARPETA_POR_RESPONDER}</Chip>
  return (
    <Chip tono={carpetaCompleta ? 'bien' : 'atencion'}>
      {carpetaCompleta ? CARPETA_COMPLETA : CARPETA_POR_COMPLETAR}
    </Chip>
  )
}
