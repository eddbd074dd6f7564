import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import type { Tono } from '../../ui/theme.ts'
import { CARPETA_COMPLETA, CARPETA_EN_PREPARACION, CARPETA_POR_COMPLETAR, CARPETA_POR_RESPONDER } from '../mensajes.ts'

type Situacion = Pick<CarpetaListItem, 'carpetaCompleta' | 'tramiteEstado'>

/** Not filed yet, whatever its specified state says. */
export const seEstaPreparando = ({ carpetaCompleta, tramiteEstado }: Situacion) =>
  tramiteEstado === 'PRESENTADO' && !carpetaCompleta

/** Whether all that a folder needs was sent; amber for who has to send it. Green only when nobody waits for anything from its applicant, and it was not in vain. */
export function documentacionDe(
  { carpetaCompleta, tramiteEstado }: Situacion,
  leToca: boolean,
): { texto: string; tono: Tono } {
  const pendiente = leToca ? 'atencion' : 'neutro'
  if (tramiteEstado === 'OBSERVADO') return { texto: CARPETA_POR_RESPONDER, tono: pendiente }
  if (!carpetaCompleta) {
    const texto = seEstaPreparando({ carpetaCompleta, tramiteEstado }) ? CARPETA_EN_PREPARACION : CARPETA_POR_COMPLETAR
    return { texto, tono: pendiente }
  }
  const sinFestejo = esperaPago(tramiteEstado) || tramiteEstado === 'RECHAZADO'
  return { texto: CARPETA_COMPLETA, tono: sinFestejo ? 'neutro' : 'bien' }
}
