import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'
import { Padron } from '../tipos.ts'

export const DomicilioDePadron = z.object({
  idDomicilio: z.int(),
  idCalle: z.nullable(z.int()),
  calle: z.string(),
  NroPuerta: z.string(),
  Piso: z.string(),
  Departamento: z.string(),
  Seccion: z.string(),
  Manzana: z.string(),
  Parcela: z.string(),
  Distrito: z.string(),
  Dominio: z.string(),
  Padron: z.string(),
})
export type DomicilioDePadron = z.output<typeof DomicilioDePadron>

/** Answers from the land register and the caller's own typed addresses, never from other people's. */
export const obtenerDomicilioPorPadron = llamada({
  method: 'GET',
  path: '/padron/obtenerDomicilioPorPadron/{padron}',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Los domicilios de un padrón; ok en falso y lista vacía si no hay',
  params: z.object({ padron: Padron }),
  reply: z.object({ ok: z.boolean(), domicilio: z.array(DomicilioDePadron) }),
})
