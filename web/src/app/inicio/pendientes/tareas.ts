import type { QueEspera } from '@catastro/domain/inicio/llamadas'
import {
  COMPROBANTE_DE_PAGO,
  DESGLOSE,
  FINALIZAR_CARGA,
  llenarFormulario,
  OBSERVACIONES_EN_DESGLOSE,
  OLVIDO_ADJUNTAR,
  PRESENTAR_EN_DESGLOSE,
  requisitoEnDesglose,
  verFormulario,
} from '../../../carpetas/direcciones.ts'
import { pesos } from '../../../ui/pagina/formato.ts'

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
    const { cobro } = espera
    const texto = cobro
      ? `Pague ${pesos(cobro.monto)} de la carpeta ${idCarpeta}: ${cobro.concepto}`
      : `Pague y adjunte el comprobante de la carpeta ${idCarpeta}`
    return [{ texto, a: COMPROBANTE_DE_PAGO.enlace(idCarpeta) }]
  }
  return loQueFalta(espera, gestor)
}

function loQueFalta({ idCarpeta, faltantes }: QueEspera, gestor: boolean): PorHacer[] {
  const deLaCarpeta = `de la carpeta ${idCarpeta}`
  const enLaCarpeta = (que: string) => ({ texto: `${que} ${deLaCarpeta}`, a: DESGLOSE.enlace(idCarpeta) })
  const formularios = faltantes.filter((falta) => falta.que === 'completar')
  const requisitos = faltantes.filter((falta) => falta.que === 'requisito')
  return faltantes.flatMap((falta, lugar): PorHacer[] => {
    switch (falta.que) {
      case 'completar': {
        if (falta !== formularios[0]) return []
        if (formularios.length > 1) return [enLaCarpeta(`Complete ${formularios.length} formularios`)]
        const codigo = falta.formulario.codigoFormulario
        return [
          { texto: `Complete el formulario ${codigo} ${deLaCarpeta}`, a: llenarFormulario(codigo).enlace(idCarpeta) },
        ]
      }
      case 'pagar': {
        const codigo = falta.formulario.codigoFormulario
        const texto = `Pague ${pesos(falta.monto)} del formulario ${codigo} ${deLaCarpeta}`
        return [{ texto, a: verFormulario(codigo).enlace(idCarpeta) }]
      }
      case 'requisito': {
        if (falta !== requisitos[0]) return []
        if (requisitos.length > 1) return [enLaCarpeta(`Responda ${requisitos.length} requisitos`)]
        const { idRequisito, texto } = falta.requisito
        return [
          {
            texto: `Responda el requisito «${texto}» ${deLaCarpeta}`,
            a: requisitoEnDesglose(idCarpeta, idRequisito),
          },
        ]
      }
      case 'presentar':
        // The last thing: it waits for the others.
        return faltantes.length > 1
          ? []
          : [{ texto: `Presente la carpeta ${idCarpeta}: está lista`, a: PRESENTAR_EN_DESGLOSE.enlace(idCarpeta) }]
      default: {
        // One page takes both.
        if (faltantes[lugar - 1]?.que === 'documento') return []
        const que = falta.que === 'documento' ? 'la documentación' : 'el croquis'
        return [
          { texto: `Adjunte ${que} ${deLaCarpeta}`, a: (gestor ? FINALIZAR_CARGA : OLVIDO_ADJUNTAR).enlace(idCarpeta) },
        ]
      }
    }
  })
}
