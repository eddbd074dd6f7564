import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'
import { Momento, Pagina, Total } from '../tipos.ts'

/** Who read personal data (S-9): each person sees who read theirs, and an ADMINISTRADOR who reads too much. */

const Consulta = z.object({
  idConsulta: z.int(),
  fecha: Momento,
  que: z.string(),
  /** It was asked for and refused. */
  rechazada: z.boolean(),
  /** Staff by their name; anybody else only by what they are. */
  quien: z.string(),
  /** The role they read with, and their office today; null for who is not staff. */
  rol: z.nullable(z.string()),
  oficina: z.nullable(z.string()),
})
export type Consulta = z.output<typeof Consulta>

const Paginas = z.pick(Pagina, { pagina: true, porPagina: true, orden: true })

export const misConsultas = llamada({
  method: 'GET',
  path: '/consultas/mias',
  quien: 'todos',
  resumen: 'Quién consultó los datos de la persona, lo último primero',
  query: Paginas,
  reply: z.extend(Total, { consultas: z.array(Consulta) }),
})

const Rafaga = z.object({
  idPersona: z.int(),
  nombre: z.string(),
  rol: z.nullable(z.string()),
  dia: z.string(),
  consultas: z.int(),
  /** Holders that look-ups showed them. */
  titulares: z.int(),
  /** People in what they exported. */
  exportados: z.int(),
  /** Different persons in the hour with most. */
  personasEnUnaHora: z.int(),
  rechazos: z.int(),
})
export type Rafaga = z.output<typeof Rafaga>

export const rafagas = llamada({
  method: 'GET',
  path: '/consultas/rafagas',
  quien: ['ADMINISTRADOR'],
  resumen: 'Quién consultó mucho en un día de los últimos siete',
  reply: z.object({ rafagas: z.array(Rafaga) }),
})
