import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { type PasoDelTitular, pasoDelTitular } from '@catastro/domain/carpetas/ofertas'
import { entraComoGestor, entraComoPersonal, type RolDePersona } from '@catastro/domain/roles'
import type { Direccion } from '../../acceso/direccion.ts'
import { ATENDER, COMPROBANTE_DE_PAGO, OLVIDO_ADJUNTAR } from '../direcciones.ts'

interface Accion {
  readonly texto: string
  readonly a: Direccion<[idCarpeta: number]>
  /** The folder waits for it; otherwise, it may be done and need not. */
  readonly urgente: boolean
}

const ADJUNTAR: Accion = { texto: 'Adjuntar archivos', a: OLVIDO_ADJUNTAR, urgente: false }

const DEL_TITULAR: Readonly<Record<PasoDelTitular, Accion>> = {
  completar: { ...ADJUNTAR, urgente: true },
  adjuntar: ADJUNTAR,
  comprobante: { texto: 'Adjuntar comprobante de pago', a: COMPROBANTE_DE_PAGO, urgente: true },
  responder: { texto: 'Responder con archivos', a: OLVIDO_ADJUNTAR, urgente: true },
}

/** The one thing that whoever looks at a folder can do with it now; null when it is somebody else's turn. */
export function accionDelDesglose(
  carpeta: Pick<CarpetaListItem, 'tramiteEstado' | 'carpetaCompleta'>,
  roles: readonly RolDePersona[],
): Accion | null {
  if (entraComoPersonal(roles)) return { texto: 'Atender la carpeta', a: ATENDER, urgente: true }
  const paso = pasoDelTitular(carpeta)
  // What is missing says where to attach it.
  if (paso === null || (paso === 'completar' && entraComoGestor(roles))) return null
  return DEL_TITULAR[paso]
}
