import { type Centavos, mostrarImporte } from '../dinero.ts'
import { delTexto, PADRON, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'
import { comoSePagaEl29 } from './mensajes.ts'
import {
  type ClaseDeVencimiento,
  type FormularioDeElevadores,
  TITULO_DE_VENCIMIENTO,
  TITULOS_DE_ELEVADORES,
} from './reglas.ts'

export const CORREOS_DE_ELEVADORES = {
  pagoDel27: {
    titulo: 'Falta enviar el formulario 27, que ya se pagó',
    aQuien: 'A quien lo pagó',
    asunto: 'Pago confirmado: falta enviar el formulario 27 {delPadron}',
    parrafos: [
      'Recibimos su pago de la inscripción como responsable de elevadores.',
      'Para terminar, vuelva al formulario: adjunte el comprobante de pago y envíelo. Sus datos están guardados.',
    ],
    campos: { delPadron: { que: '«del padrón» y su número, si se conoce', ejemplo: 'del padrón 123456' } },
  },
  formulario28PorConfirmar: {
    titulo: 'Un formulario 28 espera que lo confirmen',
    aQuien: 'A quien responde por los elevadores',
    asunto: 'Formulario 28 del padrón {padron}: espera que usted lo confirme',
    parrafos: [
      'Otra persona mandó un formulario 28 de los elevadores por los que usted responde.',
      'No vale hasta que lo confirme usted, o el personal municipal. Si no lo encargó, quítelo y escriba por qué.',
    ],
    campos: { padron: PADRON },
  },
  formulario29PorPagar: {
    titulo: 'Inscripción de una empresa, por pagar',
    aQuien: 'A quien mandó el formulario 29',
    asunto: 'Formulario 29: falta pagar la inscripción de {empresa}',
    parrafos: ['Recibimos la inscripción de la empresa que se indica abajo.', 'Para que valga falta pagarla.'],
    campos: { empresa: { que: 'El nombre de la empresa', ejemplo: 'ASCENSORES DEL NORTE SRL', obligatorio: true } },
  },
  elevadorQuitado: {
    titulo: 'Se quitó un formulario del registro de elevadores',
    aQuien: 'A quien lo mandó',
    asunto: 'Formulario {formulario}: se quitó del registro de elevadores',
    parrafos: ['Lo que mandó se quitó del registro de elevadores. Queda como lo mandó, y dice por qué se quitó.'],
    campos: {
      formulario: { que: 'El número del formulario', ejemplo: '30', obligatorio: true },
      detalle: { que: 'El inmueble o la empresa de que trata', ejemplo: 'Padrón 123456' },
      motivo: { que: 'Por qué se quitó', ejemplo: 'Estaba dos veces' },
    },
  },
  elevadorPorVencer: {
    titulo: 'Vence un seguro, un contrato o una matrícula de elevadores',
    aQuien: 'A quien lo declaró',
    asunto: '{queVence}: vence el {fecha}',
    parrafos: [
      'Según el registro de elevadores del municipio, lo que se indica abajo está por vencer.',
      'Cuando lo renueve, avise a la mesa de entradas para que actualice la fecha.',
    ],
    campos: {
      queVence: { que: 'Qué vence', ejemplo: TITULO_DE_VENCIMIENTO.SEGURO, obligatorio: true },
      fecha: { que: 'El día en que vence', ejemplo: '15/12/2026', obligatorio: true },
    },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

/** Paid, and not filed yet: the receipt is still to be attached. */
export const correoDePagoDe27 = (padron: string): PorRedactar => ({
  ...delTexto(CORREOS_DE_ELEVADORES, 'pagoDel27', { delPadron: padron && `del padrón ${padron}` }),
  datos: [['Trámite', TITULOS_DE_ELEVADORES['27']], ...(padron ? ([['Padrón', padron]] as const) : [])],
  accion: { texto: 'Ir al formulario 27', ruta: '/formulario27' },
})

/** To who answers for the elevators: somebody else sent it, and it says nothing until they confirm it. */
export const correoDe28PorConfirmar = (padron: string, idFormulario28: number): PorRedactar => ({
  ...delTexto(CORREOS_DE_ELEVADORES, 'formulario28PorConfirmar', { padron }),
  datos: [
    ['Trámite', TITULOS_DE_ELEVADORES['28']],
    ['Padrón', padron],
  ],
  accion: { texto: 'Ver el formulario 28', ruta: `/elevadores/registro/28/${idFormulario28}` },
})

/** To who sent it: how much it is, and where it is paid. */
export const correoDe29PorPagar = (empresa: string, idFormulario29: number, pago: PagoDe29): PorRedactar => ({
  ...delTexto(CORREOS_DE_ELEVADORES, 'formulario29PorPagar', { empresa }),
  datos: [
    ['Trámite', TITULOS_DE_ELEVADORES['29']],
    ['Empresa', empresa],
    ['Importe', mostrarImporte(pago.importe)],
    ['Cómo se paga', comoSePagaEl29(pago.dondeSePaga)],
  ],
  accion: { texto: 'Ver el formulario 29', ruta: `/elevadores/registro/29/${idFormulario29}` },
})

interface PagoDe29 {
  readonly importe: Centavos
  readonly dondeSePaga: string
}

interface Quitado {
  readonly formulario: FormularioDeElevadores
  readonly numero: number
  /** The property or the company that it was about. */
  readonly detalle: string
  readonly motivo: string
}

/** To who sent it. */
export const correoDeQuitado = ({ formulario, numero, detalle, motivo }: Quitado): PorRedactar => ({
  ...delTexto(CORREOS_DE_ELEVADORES, 'elevadorQuitado', { formulario, detalle, motivo }),
  datos: [
    ['Trámite', TITULOS_DE_ELEVADORES[formulario]],
    ['Sobre', detalle],
    ['Motivo', motivo],
  ],
  accion: { texto: 'Ver el formulario', ruta: `/elevadores/registro/${formulario}/${numero}` },
})

interface Vence {
  readonly clase: ClaseDeVencimiento
  /** dd/mm/yyyy */
  readonly hasta: string
  /** The property of an insurance or a contract, the technician and the company of a licence. */
  readonly datos: readonly (readonly [nombre: string, valor: string])[]
}

export const correoDeVencimientoDeElevadores = ({ clase, hasta, datos }: Vence): PorRedactar => ({
  ...delTexto(CORREOS_DE_ELEVADORES, 'elevadorPorVencer', { queVence: TITULO_DE_VENCIMIENTO[clase], fecha: hasta }),
  datos: [['Qué vence', TITULO_DE_VENCIMIENTO[clase]], ['Vencimiento', hasta], ...datos],
  accion: { texto: 'Ver mis formularios de elevadores', ruta: '/misElevadores' },
})
