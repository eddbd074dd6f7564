import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { type PasoDelTitular, pasoDelTitular } from '@catastro/domain/carpetas/ofertas'
import { entraComoGestor, entraComoPersonal, type RolDePersona } from '@catastro/domain/roles'
import type { Direccion } from '../../acceso/direccion.ts'
import { ATENDER, COMPROBANTE_DE_PAGO, OLVIDO_ADJUNTAR } from '../direcciones.ts'

interface Accion {
  readonly texto: string
  readonly a: Direccion<[idCarpeta: number]>
}

const ADJUNTAR: Accion = { texto: 'Adjuntar archivos', a: OLVIDO_ADJUNTAR }

const DEL_TITULAR: Readonly<Record<PasoDelTitular, Accion>> = {
  completar: ADJUNTAR,
  adjuntar: ADJUNTAR,
  comprobante: { texto: 'Adjuntar comprobante de pago', a: COMPROBANTE_DE_PAGO },
  responder: { texto: 'Responder con archivos', a: OLVIDO_ADJUNTAR },
}

/** The one thing that whoever looks at a folder can do with it now; null when it is somebody else's turn. */
export function accionDelDesglose(
  carpeta: Pick<CarpetaListItem, 'tramiteEstado' | 'carpetaCompleta'>,
  roles: readonly RolDePersona[],
): Accion | null {
  if (entraComoPersonal(roles)) return { texto: 'Atender la carpeta', a: ATENDER }
  const paso = pasoDelTitular(carpeta)
  // What is missing says where to attach it.
  if (paso === null || (paso === 'completar' && entraComoGestor(roles))) return null
  return DEL_TITULAR[paso]
}
