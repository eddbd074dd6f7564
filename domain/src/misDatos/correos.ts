import { delTexto, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'
import { CLASES_DE_LA_CIUDAD, ESTADOS_EN_PALABRAS } from './mensajes.ts'
import type { ClaseDePedido, DecisionDePedido } from './pedidos.ts'

export const CORREOS_DE_MIS_DATOS = {
  pedidoDeDatosContestado: {
    titulo: 'Se contestó un pedido sobre datos personales',
    aQuien: 'A quien lo pidió',
    asunto: 'Su pedido sobre sus datos: {estado}',
    parrafos: [
      'Usted pidió a la ciudad algo sobre sus datos personales, y ya se le contestó.',
      'Si no está de acuerdo, puede pedirlo otra vez, o reclamar ante la Agencia de Acceso a la Información Pública.',
    ],
    campos: {
      estado: { que: '«hecho» o «rechazado»', ejemplo: 'hecho', obligatorio: true },
      pedido: { que: 'Qué pidió', ejemplo: 'Corregir un dato' },
    },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

interface Contestado {
  readonly clase: ClaseDePedido
  readonly decision: DecisionDePedido
  readonly respuesta: string
}

/** To who asked, with what was answered. */
export const correoDePedidoContestado = ({ clase, decision, respuesta }: Contestado): PorRedactar => ({
  ...delTexto(CORREOS_DE_MIS_DATOS, 'pedidoDeDatosContestado', {
    estado: ESTADOS_EN_PALABRAS[decision].toLowerCase(),
    pedido: CLASES_DE_LA_CIUDAD[clase],
  }),
  datos: [
    ['Pedido', CLASES_DE_LA_CIUDAD[clase]],
    ['Resultado', ESTADOS_EN_PALABRAS[decision]],
    ['Respuesta', respuesta],
  ],
  accion: { texto: 'Ver mis pedidos', ruta: '/quienConsulto' },
})
