import { mostrarCodigo } from '../codigos.ts'
import { A_LA_OFICINA, delTexto, PADRON, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'

const A_QUIEN_LO_PIDIO = 'A quien pidió el certificado'
const SOLICITUD = { que: 'El número de la solicitud', ejemplo: '57' }
const CERTIFICADO = { que: 'El número del certificado', ejemplo: 'LD-2026-000057' }
const MOTIVO = { que: 'Por qué', ejemplo: 'Hay deuda de 2025' }

export const CORREOS_DE_LIBRE_DEUDA = {
  libreDeudaALaOficina: {
    titulo: 'Libre Deuda: hay un pedido',
    aQuien: A_LA_OFICINA,
    asunto: 'Libre Deuda: padrón {padron}',
    parrafos: ['Hay un pedido de Libre Deuda pagado, que espera ser emitido o rechazado.'],
    campos: { padron: PADRON, solicitud: SOLICITUD, solicitante: { que: 'Quién lo pidió', ejemplo: 'Ana Romano' } },
  },
  libreDeudaRecibida: {
    titulo: 'Libre Deuda: pedido recibido',
    aQuien: A_QUIEN_LO_PIDIO,
    asunto: 'Libre Deuda del padrón {padron}: pedido recibido',
    parrafos: [
      'Recibimos su pago y su pedido de certificado de Libre Deuda.',
      'La oficina lo va a revisar. Cuando lo emita, le llegará por este medio.',
    ],
    campos: { padron: PADRON, solicitud: SOLICITUD },
  },
  libreDeudaEmitida: {
    titulo: 'Libre Deuda: certificado emitido',
    aQuien: A_QUIEN_LO_PIDIO,
    asunto: 'Libre Deuda del padrón {padron}: certificado emitido',
    parrafos: [
      'Le enviamos adjunto su certificado de Libre Deuda.',
      'Cualquiera puede comprobar que es auténtico con su código QR, o con su código en la página de verificación.',
    ],
    campos: {
      padron: PADRON,
      certificado: CERTIFICADO,
      fecha: { que: 'Hasta cuándo vale', ejemplo: '15/12/2026' },
    },
  },
  libreDeudaRechazada: {
    titulo: 'Libre Deuda: pedido rechazado',
    aQuien: A_QUIEN_LO_PIDIO,
    asunto: 'Libre Deuda del padrón {padron}: pedido rechazado',
    parrafos: [
      'La oficina no puede emitir el certificado de Libre Deuda que pidió.',
      'Cuando resuelva lo que se indica puede pedirlo de nuevo. Por lo que ya abonó, acérquese a la oficina con el número de solicitud.',
    ],
    campos: { padron: PADRON, solicitud: SOLICITUD, motivo: MOTIVO },
  },
  libreDeudaAnulada: {
    titulo: 'Libre Deuda: certificado anulado',
    aQuien: A_QUIEN_LO_PIDIO,
    asunto: 'Libre Deuda del padrón {padron}: certificado anulado',
    parrafos: [
      'Su certificado de Libre Deuda fue anulado: desde ahora no vale, y así lo muestra su verificación.',
      'Si tiene dudas, acérquese a la oficina con el número de certificado.',
    ],
    campos: { padron: PADRON, certificado: CERTIFICADO, motivo: MOTIVO },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

interface Pedido {
  readonly idLibreDeuda: number
  readonly padron: string
}

const DESDE_EL_PORTAL = { texto: 'Ver mis certificados', ruta: '/misCertificados' } as const
const datosDe = ({ idLibreDeuda, padron }: Pedido): [string, string][] => [
  ['Solicitud', String(idLibreDeuda)],
  ['Padrón', padron],
]

const camposDe = ({ idLibreDeuda, padron }: Pedido) => ({ padron, solicitud: String(idLibreDeuda) })

/** To the office that issues certificates. */
export const correoALaOficina = (pedido: Pedido, solicitante: string): PorRedactar => ({
  ...delTexto(CORREOS_DE_LIBRE_DEUDA, 'libreDeudaALaOficina', { ...camposDe(pedido), solicitante }),
  datos: [...datosDe(pedido), ['Solicitante', solicitante]],
  accion: { texto: 'Ver la solicitud', ruta: `/solicitudesLibreDeuda?buscar=${pedido.idLibreDeuda}` },
})

export const correoDePedidoRecibido = (pedido: Pedido): PorRedactar => ({
  ...delTexto(CORREOS_DE_LIBRE_DEUDA, 'libreDeudaRecibida', camposDe(pedido)),
  datos: datosDe(pedido),
  accion: DESDE_EL_PORTAL,
})

export const correoDeCertificado = (
  pedido: Pedido,
  { numero, codigo, vence }: { numero: string; codigo: string; vence: string },
): PorRedactar => ({
  ...delTexto(CORREOS_DE_LIBRE_DEUDA, 'libreDeudaEmitida', {
    padron: pedido.padron,
    certificado: numero,
    fecha: vence,
  }),
  datos: [
    ['Certificado', numero],
    ['Padrón', pedido.padron],
    ['Válido hasta', vence],
    ['Código de verificación', mostrarCodigo(codigo)],
  ],
  accion: { texto: 'Verificar el certificado', ruta: `/verificar/${codigo}` },
})

export const correoDeRechazo = (pedido: Pedido, motivo: string): PorRedactar => ({
  ...delTexto(CORREOS_DE_LIBRE_DEUDA, 'libreDeudaRechazada', { ...camposDe(pedido), motivo }),
  datos: [...datosDe(pedido), ['Motivo', motivo]],
  accion: DESDE_EL_PORTAL,
})

export const correoDeAnulacion = (pedido: Pedido, numero: string, motivo: string): PorRedactar => ({
  ...delTexto(CORREOS_DE_LIBRE_DEUDA, 'libreDeudaAnulada', { padron: pedido.padron, certificado: numero, motivo }),
  datos: [
    ['Certificado', numero],
    ['Padrón', pedido.padron],
    ['Motivo', motivo],
  ],
  accion: DESDE_EL_PORTAL,
})
