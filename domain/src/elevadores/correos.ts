import type { Redaccion } from '../notificaciones/correo.ts'
import { type ClaseDeVencimiento, TITULO_DE_VENCIMIENTO, TITULOS_DE_ELEVADORES } from './reglas.ts'

/** Paid, and not filed yet: the receipt is still to be attached. */
export const correoDePagoDe27 = (padron: string): Redaccion => ({
  asunto: `Pago confirmado: falta enviar el formulario 27${padron && ` del padrón ${padron}`}`,
  parrafos: [
    'Recibimos su pago de la inscripción como responsable de elevadores.',
    'Para terminar, vuelva al formulario: adjunte el comprobante de pago y envíelo. Sus datos están guardados.',
  ],
  datos: [['Trámite', TITULOS_DE_ELEVADORES['27']], ...(padron ? ([['Padrón', padron]] as const) : [])],
  accion: { texto: 'Ir al formulario 27', ruta: '/formulario27' },
})

interface Vence {
  readonly clase: ClaseDeVencimiento
  /** dd/mm/yyyy */
  readonly hasta: string
  /** The property of an insurance or a contract, the technician and the company of a licence. */
  readonly datos: readonly (readonly [nombre: string, valor: string])[]
}

export const correoDeVencimientoDeElevadores = ({ clase, hasta, datos }: Vence): Redaccion => ({
  asunto: `${TITULO_DE_VENCIMIENTO[clase]}: vence el ${hasta}`,
  parrafos: [
    'Según el registro de elevadores del municipio, lo que se indica abajo está por vencer.',
    'Cuando lo renueve, avise a la mesa de entradas para que actualice la fecha.',
  ],
  datos: [['Qué vence', TITULO_DE_VENCIMIENTO[clase]], ['Vencimiento', hasta], ...datos],
  accion: { texto: 'Ver mis formularios de elevadores', ruta: '/misElevadores' },
})
