import { entraComoGestor, entraComoPersonal, type RolDePersona } from '@catastro/domain/acceso/roles'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esFinal, esperaPago } from '@catastro/domain/carpetas/movimientos'
import type { Direccion } from '../../acceso/direccion.ts'
import { ATENDER, COMPROBANTE_DE_PAGO, OLVIDO_ADJUNTAR } from '../direcciones.ts'

interface Accion {
  readonly texto: string
  readonly a: Direccion<[idCarpeta: number]>
}

/** The one thing that whoever looks at a folder can do with it now; null when it is somebody else's turn. */
export function accionDelDesglose(
  { tramiteEstado, carpetaCompleta }: Pick<CarpetaListItem, 'tramiteEstado' | 'carpetaCompleta'>,
  roles: readonly RolDePersona[],
): Accion | null {
  if (entraComoPersonal(roles)) return { texto: 'Atender la carpeta', a: ATENDER }
  if (esperaPago(tramiteEstado)) return { texto: 'Adjuntar comprobante de pago', a: COMPROBANTE_DE_PAGO }
  if (tramiteEstado === 'OBSERVADO') return { texto: 'Responder con archivos', a: OLVIDO_ADJUNTAR }
  // What is missing says where to attach it.
  if (!carpetaCompleta && entraComoGestor(roles)) return null
  return esFinal(tramiteEstado) ? null : { texto: 'Adjuntar archivos', a: OLVIDO_ADJUNTAR }
}
