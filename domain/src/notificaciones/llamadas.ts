import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Hecho, Id, Momento, Pagina, Total } from '../tipos.ts'
import { ESTADOS_DE_CORREO } from './correo.ts'

const CorreoDeLista = z.object({
  idCorreo: z.int(),
  destinatario: z.string(),
  asunto: z.string(),
  estado: z.enum(ESTADOS_DE_CORREO),
  intentos: z.int(),
  creado: Momento,
  enviado: z.nullable(Momento),
  /** When the next attempt is due; null when there is none. */
  proximo: z.nullable(Momento),
})
export type CorreoDeLista = z.output<typeof CorreoDeLista>

const FiltroDeCorreos = z.extend(z.omit(Pagina, { completas: true }), {
  estado: campo(
    'Estado',
    'el',
    z.optional(z.union([z.literal(''), z.enum(ESTADOS_DE_CORREO)], { error: predicado('no existe') })),
  ),
})
export type FiltroDeCorreos = z.output<typeof FiltroDeCorreos>

export const listarCorreos = llamada({
  method: 'GET',
  path: '/notificaciones/correos',
  muestra: { clase: 'correo', lista: 'correos', campo: 'idCorreo' },
  quien: PERSONAL,
  resumen: 'Los correos que envía el portal',
  query: FiltroDeCorreos,
  reply: z.extend(Total, { correos: z.array(CorreoDeLista) }),
})

/** One mail as it is read, and its delivery log, oldest first. */
export const verCorreo = llamada({
  method: 'GET',
  path: '/notificaciones/correo/{idCorreo}',
  sobre: { clase: 'correo', campo: 'idCorreo' },
  quien: PERSONAL,
  resumen: 'Un correo, con la historia de sus envíos',
  errores: [404],
  params: z.object({ idCorreo: campo('Correo', 'el', Id) }),
  reply: z.object({
    correo: z.extend(CorreoDeLista, {
      texto: z.string(),
      adjuntos: z.array(z.string()),
      historia: z.array(z.object({ fecha: Momento, resultado: z.string(), detalle: z.string() })),
    }),
  }),
})

export const reintentarCorreo = llamada({
  method: 'POST',
  path: '/notificaciones/reintentar',
  quien: PERSONAL,
  resumen: 'Vuelve a enviar un correo que no se pudo entregar',
  errores: [404],
  json: z.object({ idCorreo: campo('Correo', 'el', Id) }),
  reply: Hecho,
})
