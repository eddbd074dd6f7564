import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { PERSONAL } from '../roles.ts'
import { Hecho, Momento } from '../tipos.ts'

/** The feed of an inspector's visits for their own calendar: whoever has its address reads it, without signing in. */

export const verAgenda = llamada({
  method: 'GET',
  path: '/visitas/agenda',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Si el inspector que pregunta tiene una dirección de calendario, y desde cuándo',
  reply: z.object({
    /** Null: none was made. The address itself is shown once, when it is made. */
    desde: z.nullable(Momento),
  }),
})

export const renovarAgenda = llamada({
  method: 'POST',
  path: '/visitas/agenda',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Da una dirección de calendario nueva; la anterior deja de servir',
  reply: z.extend(Hecho, { direccion: z.string() }),
})

export const agenda = llamada({
  method: 'GET',
  path: '/visitas/agenda/{secreto}',
  quien: 'publico',
  limite: 'consultas',
  resumen: 'Las visitas de un inspector, en iCalendar',
  errores: [404],
  params: z.object({ secreto: campo('Dirección', 'la', z.string().check(z.maxLength(80))) }),
  reply: 'archivo',
})
