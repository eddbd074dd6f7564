import type { QueEspera } from '@catastro/domain/inicio/llamadas'
import {
  COMPROBANTE_DE_PAGO,
  DESGLOSE,
  FINALIZAR_CARGA,
  llenarFormulario,
  OBSERVACIONES_EN_DESGLOSE,
  OLVIDO_ADJUNTAR,
  verFormulario,
} from '../../../carpetas/direcciones.ts'

export interface PorHacer {
  readonly texto: string
  /** The very place where it is done. */
  readonly a: string
}

/** What a folder asks of its applicant, in the order in which it is done. `gestor`: who files folders with an encomienda. */
export function queHacer(espera: QueEspera, gestor: boolean): PorHacer[] {
  const { idCarpeta, observaciones } = espera
  if (espera.tramiteEstado === 'OBSERVADO') {
    const que = observaciones > 1 ? `${observaciones} observaciones` : 'la observación'
    return [{ texto: `Responda ${que} de la carpeta ${idCarpeta}`, a: OBSERVACIONES_EN_DESGLOSE.enlace(idCarpeta) }]
  }
  if (espera.tramiteEstado !== 'PRESENTADO') {
    return [
      { texto: `Pague y adjunte el comprobante de la carpeta ${idCarpeta}`, a: COMPROBANTE_DE_PAGO.enlace(idCarpeta) },
    ]
  }
  return loQueFalta(espera, gestor)
}

function loQueFalta(espera: QueEspera, gestor: boolean): PorHacer[] {
  const { idCarpeta, formularios, porPagar } = espera
  const [primero] = formularios
  const faltan: PorHacer[] = []
  if (formularios.length > 1) {
    faltan.push({
      texto: `Complete ${formularios.length} formularios de la carpeta ${idCarpeta}`,
      a: DESGLOSE.enlace(idCarpeta),
    })
  } else if (primero !== undefined) {
    faltan.push({
      texto: `Complete el formulario ${primero} de la carpeta ${idCarpeta}`,
      a: llenarFormulario(primero).enlace(idCarpeta),
    })
  }
  for (const codigo of porPagar) {
    faltan.push({
      texto: `Pague el formulario ${codigo} de la carpeta ${idCarpeta}`,
      a: verFormulario(codigo).enlace(idCarpeta),
    })
  }
  if (espera.sinDocumentos || espera.sinCroquis) {
    const que = espera.sinDocumentos ? 'la documentación' : 'el croquis'
    faltan.push({
      texto: `Adjunte ${que} de la carpeta ${idCarpeta}`,
      a: (gestor ? FINALIZAR_CARGA : OLVIDO_ADJUNTAR).enlace(idCarpeta),
    })
  }
  return faltan.length > 0 ? faltan : [{ texto: `Complete la carpeta ${idCarpeta}`, a: DESGLOSE.enlace(idCarpeta) }]
}
