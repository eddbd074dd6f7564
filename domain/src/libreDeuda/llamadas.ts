import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Hecho, Id, Momento, Padron, Pagina, siFaltaTexto, TextoLargo, Total } from '../tipos.ts'
import { ESTADOS_DE_SOLICITUD, MAX_MOTIVO } from './reglas.ts'

const IdLibreDeuda = z.object({ idLibreDeuda: campo('Solicitud', 'la', Id) })
const Motivo = TextoLargo(MAX_MOTIVO).check(z.minLength(1, { error: VACIO }))
const DiaDeCalendario = z.string()

/**
 * What the success page posts. Whose it is, which office and which padron was paid are the server's to know (S-8): of
 * the body only the padron is read, to tell one payment of the person from another.
 */
export const obtenerLibreDeuda = llamada({
  method: 'POST',
  path: '/usuarios/obtenerLibreDeuda',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Pide el certificado de Libre Deuda que se pagó',
  errores: [404],
  json: z.object({
    emailData: campo(
      'Consulta',
      'la',
      z.object({
        message: z.pipe(
          z.pipe(
            z.string({ error: siFaltaTexto(VACIO) }),
            z.transform((texto) => texto.toUpperCase()),
          ),
          Padron,
        ),
        recipient: campo('Para', '', z.optional(z.nullable(z.string()))),
        subject: campo('Asunto', 'el', z.optional(z.nullable(z.string()))),
      }),
    ),
    user: campo('Persona', 'la', z.looseObject({})),
  }),
  reply: z.extend(Hecho, { idLibreDeuda: z.int() }),
})

const Solicitud = z.object({
  idLibreDeuda: z.int(),
  padron: z.string(),
  estado: z.enum(ESTADOS_DE_SOLICITUD),
  solicitado: Momento,
  resuelto: z.nullable(Momento),
  /** Why it was refused or revoked. */
  motivo: z.nullable(z.string()),
  importe: z.number(),
  transaccion: z.string(),
  /** Of the certificate, once there is one. */
  numero: z.nullable(z.string()),
  vence: z.nullable(DiaDeCalendario),
  vencido: z.boolean(),
  codigo: z.nullable(z.string()),
  /** Its PDF is ready. */
  disponible: z.boolean(),
})
export type Solicitud = z.output<typeof Solicitud>

const SolicitudDelPersonal = z.extend(Solicitud, {
  solicitante: z.string(),
  cuil: z.string(),
  titular: z.nullable(z.string()),
  domicilio: z.nullable(z.string()),
  /** The reader's own: they asked for it, paid it, or hold the property. Somebody else resolves it. */
  propia: z.boolean(),
})
export type SolicitudDelPersonal = z.output<typeof SolicitudDelPersonal>

const FiltroDeSolicitudes = z.extend(z.omit(Pagina, { completas: true }), {
  estado: campo(
    'Estado',
    'el',
    z.optional(z.union([z.literal(''), z.enum(ESTADOS_DE_SOLICITUD)], { error: predicado('no existe') })),
  ),
})
export type FiltroDeSolicitudes = z.output<typeof FiltroDeSolicitudes>

export const listarSolicitudes = llamada({
  method: 'GET',
  path: '/libreDeuda/solicitudes',
  muestra: { clase: 'libreDeuda', lista: 'solicitudes', campo: 'idLibreDeuda' },
  quien: PERSONAL,
  resumen: 'Las solicitudes de Libre Deuda',
  query: FiltroDeSolicitudes,
  reply: z.extend(Total, { solicitudes: z.array(SolicitudDelPersonal) }),
})

export const misCertificados = llamada({
  method: 'GET',
  path: '/libreDeuda/misCertificados',
  quien: 'todos',
  resumen: 'Las solicitudes y los certificados de la persona',
  query: FiltroDeSolicitudes,
  reply: z.extend(Total, { solicitudes: z.array(Solicitud) }),
})

export const emitirLibreDeuda = llamada({
  method: 'POST',
  path: '/libreDeuda/emitir',
  quien: PERSONAL,
  resumen: 'Emite el certificado de una solicitud',
  errores: [404],
  json: IdLibreDeuda,
  reply: z.extend(Hecho, { numero: z.string() }),
})

export const rechazarLibreDeuda = llamada({
  method: 'POST',
  path: '/libreDeuda/rechazar',
  quien: PERSONAL,
  resumen: 'Rechaza una solicitud, con un motivo que se envía al solicitante',
  errores: [404],
  json: z.extend(IdLibreDeuda, { motivo: campo('Motivo del rechazo', 'el', Motivo) }),
  reply: Hecho,
})

export const anularLibreDeuda = llamada({
  method: 'POST',
  path: '/libreDeuda/anular',
  quien: PERSONAL,
  resumen: 'Anula un certificado emitido, con un motivo que se envía al solicitante',
  errores: [404],
  json: z.extend(IdLibreDeuda, { motivo: campo('Motivo de la anulación', 'el', Motivo) }),
  reply: Hecho,
})

export const descargarCertificado = llamada({
  method: 'GET',
  path: '/libreDeuda/certificado/{idLibreDeuda}',
  sobre: { clase: 'libreDeuda', campo: 'idLibreDeuda' },
  quien: 'todos',
  resumen: 'El certificado, en PDF',
  errores: [404, 409],
  params: IdLibreDeuda,
  reply: 'archivo',
})
