import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { ASIGNAN } from '../seguimiento/llamadas.ts'
import { Hecho, Id, Momento, Texto } from '../tipos.ts'
import { MAX_MOTIVO } from './reglas.ts'

/** What came from a phone and does not stand by itself: before the JEFE, beside what stands. */

/** Why it was put aside. */
export const MOTIVOS_DE_APARTAR = [
  'OTRO CONTENIDO',
  'YA TENIA RESULTADO',
  'VISITA CANCELADA',
  'VISITA A DISTANCIA',
  'OTRO INSPECTOR',
  'CARPETA CERRADA',
  'DEMASIADAS FOTOS',
  'OTRA FOTO',
  'SIN HUELLAS',
  'HORA IMPROBABLE',
  'YA NO ES PERSONAL',
] as const
export type MotivoDeApartar = (typeof MOTIVOS_DE_APARTAR)[number]

/** Who decides it, as whoever asks is told: nobody between two of which they sent one, while somebody else may. */
const QUIEN_DECIDE = [
  'USTED',
  'USTED, SIN NADIE MAS',
  'OTRA PERSONA',
  'QUIEN NO TENGA PARTE',
  'UN ADMINISTRADOR',
  'NADIE',
] as const
export type QuienDecide = (typeof QUIEN_DECIDE)[number]
export const decideQuienPregunta = (quien: QuienDecide) => quien === 'USTED' || quien === 'USTED, SIN NADIE MAS'

const Envio = z.object({
  idEnvio: z.int(),
  sha256: z.string(),
  quien: z.string(),
  recibidoEl: Momento,
  /** Of a result: the text as it came. */
  contenido: z.nullable(z.string()),
  /** Of a photo: its bytes are at GET /visitas/apartado/{idEnvio}. */
  foto: z.nullable(z.object({ tipo: z.string(), tamano: z.int(), idItem: z.nullable(z.int()), tomadaEl: Momento })),
})

const Apartado = z.extend(Envio, {
  clase: z.enum(['RESULTADO', 'FOTO']),
  /** The phone's. */
  id: z.string(),
  motivo: z.enum(MOTIVOS_DE_APARTAR),
  idVisita: z.int(),
  idCarpeta: z.int(),
  dia: z.string(),
  inspector: z.nullable(z.string()),
  /** What stands now: the first that came with its id, or the visit's result. */
  vale: z.nullable(Envio),
  decide: z.enum(QUIEN_DECIDE),
})
export type Apartado = z.output<typeof Apartado>

export const listarApartados = llamada({
  method: 'GET',
  path: '/visitas/apartados',
  muestra: { clase: 'visita', lista: 'apartados', campo: 'idVisita' },
  quien: ASIGNAN,
  resumen: 'Lo que llegó de un teléfono y espera que se decida, lo más viejo primero',
  reply: z.object({ apartados: z.array(Apartado) }),
})

export const verApartado = llamada({
  method: 'GET',
  path: '/visitas/apartado/{idEnvio}',
  sobre: { clase: 'fotoDeVisita', campo: 'idEnvio' },
  servicio: 'archivos',
  quien: ASIGNAN,
  resumen: 'Una foto que llegó de un teléfono',
  errores: [404, 409],
  params: z.object({ idEnvio: campo('Envío', 'el', Id) }),
  reply: 'archivo',
})

/**
 * ESTE: it stands from now on, and what stood before is kept as discarded. EL OTRO: the other way round. Neither is decided
 * by who sent it while somebody else may, nor without a reason.
 */
export const resolverApartado = llamada({
  method: 'PUT',
  path: '/visitas/apartado',
  quien: ASIGNAN,
  resumen: 'Decide cuál vale',
  errores: [404],
  json: z.object({
    idEnvio: campo('Envío', 'el', Id),
    vale: campo('Cuál vale', '', z.enum(['ESTE', 'EL OTRO'], { error: predicado('debe ser ESTE o EL OTRO') })),
    motivo: campo('Motivo', 'el', Texto(MAX_MOTIVO)),
  }),
  reply: Hecho,
})
