import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { Codigo, Hecho, Id, Momento } from '../tipos.ts'
import { LARGO_DE_CODIGO_DE_BAJA } from './reglas.ts'

/** A block or a parcel whose works a person is told of. */
const Seguida = z.object({
  idSeguida: z.int(),
  idManzana: z.int(),
  /** Null: the whole block. */
  idParcela: z.nullable(z.int()),
  seccion: z.string(),
  manzana: z.string(),
  parcela: z.string(),
  desde: Momento,
})
export type ObraSeguida = z.output<typeof Seguida>

export const obrasSeguidas = llamada({
  method: 'GET',
  path: '/obras/seguidas',
  quien: 'todos',
  resumen: 'Las manzanas y parcelas cuyas obras sigo',
  reply: z.object({ seguidas: z.array(Seguida) }),
})

export const seguirObras = llamada({
  method: 'POST',
  path: '/obras/seguidas',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Sigue las obras de una manzana o de una parcela',
  errores: [404],
  json: z.object({
    idManzana: campo('Manzana', 'la', z.optional(Id)),
    idParcela: campo('Parcela', 'la', z.optional(Id)),
  }),
  reply: z.extend(Hecho, { idSeguida: z.int() }),
})

export const dejarDeSeguirObras = llamada({
  method: 'DELETE',
  path: '/obras/seguidas/{idSeguida}',
  quien: 'todos',
  resumen: 'Deja de seguir las obras de una manzana o de una parcela',
  errores: [404],
  params: z.object({ idSeguida: campo('Lo que sigue', '', Id) }),
  reply: Hecho,
})

/** By the code of a mail, without signing in. A POST: whoever only follows the link, as mail scanners do, changes nothing. */
export const bajaDeObras = llamada({
  method: 'POST',
  path: '/obras/baja',
  quien: 'publico',
  limite: 'consultas',
  resumen: 'Termina los avisos de obras con el código de su correo',
  errores: [404],
  json: z.object({ codigo: campo('Código', 'el', Codigo(LARGO_DE_CODIGO_DE_BAJA)) }),
  reply: Hecho,
})
