import { mostrarCodigo } from '../codigos.ts'
import type { Redaccion } from '../notificaciones/correo.ts'

interface Pedido {
  readonly idLibreDeuda: number
  readonly padron: string
}

const DESDE_EL_PORTAL = { texto: 'Ver mis certificados', ruta: '/misCertificados' } as const
const datosDe = ({ idLibreDeuda, padron }: Pedido): [string, string][] => [
  ['Solicitud', String(idLibreDeuda)],
  ['Padrón', padron],
]

/** To the office that issues certificates. */
export const correoALaOficina = (pedido: Pedido, solicitante: string): Redaccion => ({
  asunto: `Libre Deuda: padrón ${pedido.padron}`,
  parrafos: ['Hay un pedido de Libre Deuda pagado, que espera ser emitido o rechazado.'],
  datos: [...datosDe(pedido), ['Solicitante', solicitante]],
  accion: { texto: 'Ver la solicitud', ruta: `/solicitudesLibreDeuda?buscar=${pedido.idLibreDeuda}` },
})

export const correoDePedidoRecibido = (pedido: Pedido): Redaccion => ({
  asunto: `Libre Deuda del padrón ${pedido.padron}: pedido recibido`,
  parrafos: [
    'Recibimos su pago y su pedido de certificado de Libre Deuda.',
    'La oficina lo va a revisar. Cuando lo emita, le llegará por este medio.',
  ],
  datos: datosDe(pedido),
  accion: DESDE_EL_PORTAL,
})

export const correoDeCertificado = (
  pedido: Pedido,
  { numero, codigo, vence }: { numero: string; codigo: string; vence: string },
): Redaccion => ({
  asunto: `Libre Deuda del padrón ${pedido.padron}: certificado emitido`,
  parrafos: [
    'Le enviamos adjunto su certificado de Libre Deuda.',
    'Cualquiera puede comprobar que es auténtico con su código QR, o con su código en la página de verificación.',
  ],
  datos: [
    ['Certificado', numero],
    ['Padrón', pedido.padron],
    ['Válido hasta', vence],
    ['Código de verificación', mostrarCodigo(codigo)],
  ],
  accion: { texto: 'Verificar el certificado', ruta: `/verificar/${codigo}` },
})

export const correoDeRechazo = (pedido: Pedido, motivo: string): Redaccion => ({
  asunto: `Libre Deuda del padrón ${pedido.padron}: pedido rechazado`,
  parrafos: [
    'La oficina no puede emitir el certificado de Libre Deuda que pidió.',
    'Cuando resuelva lo que se indica puede pedirlo de nuevo. Por lo que ya abonó, acérquese a la oficina con el número de solicitud.',
  ],
  datos: [...datosDe(pedido), ['Motivo', motivo]],
  accion: DESDE_EL_PORTAL,
})

export const correoDeAnulacion = (pedido: Pedido, numero: string, motivo: string): Redaccion => ({
  asunto: `Libre Deuda del padrón ${pedido.padron}: certificado anulado`,
  parrafos: [
    'Su certificado de Libre Deuda fue anulado: desde ahora no vale, y así lo muestra su verificación.',
    'Si tiene dudas, acérquese a la oficina con el número de certificado.',
  ],
  datos: [
    ['Certificado', numero],
    ['Padrón', pedido.padron],
    ['Motivo', motivo],
  ],
  accion: DESDE_EL_PORTAL,
})
