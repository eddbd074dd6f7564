import type { CarpetaVista, Faltante } from '@catastro/domain/carpetas/llamadas'
import { pasoDelTitular } from '@catastro/domain/carpetas/ofertas'
import { segun } from '@catastro/domain/plurales'
import { entraComoPersonal, type RolDePersona } from '@catastro/domain/roles'
import { ATENDER, COMPROBANTE_DE_PAGO, OBSERVACIONES_EN_DESGLOSE, OLVIDO_ADJUNTAR } from '../direcciones.ts'
import { instruccionDe } from './instrucciones.ts'

interface Accion {
  readonly texto: string
  readonly a: string
  /** The folder waits for it; otherwise, it may be done and need not. */
  readonly urgente: boolean
}

interface Pendiente {
  /** Those that whoever looks can do something about. */
  readonly faltantes: readonly Faltante[]
  /** Observations without an answer. */
  readonly observaciones: number
}

/** The one thing that whoever looks at a folder can do with it now; null when it is somebody else's turn. */
export function accionDelDesglose(
  carpeta: Pick<CarpetaVista, 'idCarpeta' | 'tramiteEstado' | 'carpetaCompleta' | 'cobro'>,
  roles: readonly RolDePersona[],
  { faltantes, observaciones }: Pendiente,
): Accion | null {
  const { idCarpeta } = carpeta
  if (entraComoPersonal(roles)) return { texto: 'Atender la carpeta', a: ATENDER.enlace(idCarpeta), urgente: true }
  const adjuntar = (texto: string, urgente: boolean) => ({ texto, a: OLVIDO_ADJUNTAR.enlace(idCarpeta), urgente })
  switch (pasoDelTitular(carpeta)) {
    case null:
      return null
    case 'comprobante':
      // What can be paid by card is: its button stands with what is owed.
      return {
        texto: 'Adjuntar comprobante de pago',
        a: COMPROBANTE_DE_PAGO.enlace(idCarpeta),
        urgente: carpeta.cobro === null,
      }
    case 'responder':
      // Of a folder that came observed from elsewhere there are no points to answer one by one.
      if (observaciones === 0) return adjuntar('Responder con archivos', true)
      return {
        texto: segun(observaciones, 'Responder la observación', `Responder las ${observaciones} observaciones`),
        a: OBSERVACIONES_EN_DESGLOSE.enlace(idCarpeta),
        urgente: true,
      }
    case 'completar': {
      const [primero] = faltantes
      if (!primero) return null
      const { boton, a } = instruccionDe(idCarpeta, primero)
      return { texto: boton, a, urgente: true }
    }
    case 'adjuntar':
      return adjuntar('Adjuntar archivos', false)
  }
}
