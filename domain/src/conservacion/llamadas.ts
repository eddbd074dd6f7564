import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { Entero, Momento } from '../tipos.ts'
import { claseDe, maximoDe, NOMBRES_DE_CLASE } from './clases.ts'

const Conservada = z.object({
  clase: z.enum(NOMBRES_DE_CLASE),
  /** As the city wrote it. */
  dias: z.int(),
  /** What is done today: longer, while a shortening waits or the installation says so. */
  enVigor: z.int(),
  /** When what the city wrote will be what is done; null where it is already. */
  desde: z.nullable(Momento),
  /** The least that the installation keeps it for, where it says; 0, for ever. */
  instalacion: z.nullable(z.int()),
  hay: z.int(),
  /** Of what there is, what tonight's run takes, and what goes within thirty days. */
  seVan: z.int(),
  enUnMes: z.int(),
  masViejo: z.nullable(Momento),
  /** When the oldest one goes; null where none does. */
  proximo: z.nullable(Momento),
  ultima: z.nullable(z.object({ hechaEl: Momento, cuantas: z.int() })),
})
export type Conservada = z.output<typeof Conservada>

/** How it would be with other days than those that the city wrote. */
const ConOtrosDias = z.object(
  Object.fromEntries(
    NOMBRES_DE_CLASE.map((clase) => {
      const { etiqueta, articulo } = claseDe(clase)
      return [clase, campo(etiqueta, articulo, z.optional(Entero(0, maximoDe(clase))))]
    }),
  ),
)

export const conservacion = llamada({
  method: 'GET',
  path: '/conservacion',
  quien: ['ADMINISTRADOR'],
  resumen: 'Cuánto se guarda de cada cosa, qué se va esta noche y en un mes, y qué se fue. No borra nada',
  query: ConOtrosDias,
  reply: z.object({ clases: z.array(Conservada) }),
})
