import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { Hecho, Id, Momento, Pagina, TextoLargo } from '../tipos.ts'

const SOLO_ADMINISTRADOR = ['ADMINISTRADOR'] as const

/** Characters. */
export const TOPE_DE_NOTA = 500

/** As its row has it: two digits, a stroke, and all of them. */
const NombreDeArchivo = campo(
  'Archivo',
  'el',
  z.string({ error: predicado('no existe') }).check(z.regex(/^[0-9a-f]{32}$/, { error: predicado('no existe') })),
)

const ArchivoSinDueno = z.object({
  nombre: z.string(),
  recibido: Momento,
  tamano: z.int(),
  /** By its bytes; null where they do not tell. */
  tipo: z.nullable(z.string()),
  /** A PDF's own, and the folder that it names. */
  titulo: z.nullable(z.string()),
  idCarpeta: z.nullable(z.int()),
})
export type ArchivoSinDueno = z.output<typeof ArchivoSinDueno>

export const archivosSinDueno = llamada({
  method: 'GET',
  path: '/archivos/sinDueno',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Los archivos guardados que esta base nunca nombró, los más nuevos primero, y cuántos son',
  query: z.pick(Pagina, { pagina: true, porPagina: true }),
  reply: z.object({ archivos: z.array(ArchivoSinDueno), cuantos: z.int() }),
})

export const verArchivoSinDueno = llamada({
  method: 'GET',
  path: '/archivos/sinDueno/{nombre}',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Uno de ellos, para ver de qué es',
  errores: [404, 409],
  params: z.object({ nombre: NombreDeArchivo }),
  reply: 'archivo',
})

export const descartarArchivoSinDueno = llamada({
  method: 'POST',
  path: '/archivos/sinDueno/descartar',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Uno de ellos no es de nadie: el barrido lo borra a los siete días',
  errores: [404],
  json: z.object({ nombre: NombreDeArchivo }),
  reply: Hecho,
})

const Restauracion = z.object({
  idRestauracion: z.int(),
  notada: Momento,
  motivo: z.string(),
  /** The last that the database has, and the last that is known to have been written; how many writings lie in between. */
  copiaHasta: z.nullable(Momento),
  sabidoHasta: z.nullable(Momento),
  escrituras: z.nullable(z.int()),
  /** Numbers that nobody gets any more. */
  huecos: z.array(z.object({ numeracion: z.string(), desde: z.int(), hasta: z.int() })),
  /** null: nobody has said yet that they know. */
  confirmada: z.nullable(Momento),
  confirmadaPor: z.nullable(z.string()),
  nota: z.nullable(z.string()),
})
export type Restauracion = z.output<typeof Restauracion>

export const restauraciones = llamada({
  method: 'GET',
  path: '/restauraciones',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Las veces que la base o los archivos volvieron de una copia: qué falta, y qué números no se dan más',
  reply: z.object({ restauraciones: z.array(Restauracion) }),
})

export const confirmarRestauracion = llamada({
  method: 'POST',
  path: '/restauraciones/confirmar',
  quien: SOLO_ADMINISTRADOR,
  resumen: 'Quien administra dice que sabe de una restauración, y qué hizo con lo que falta',
  errores: [404, 409],
  json: z.object({
    idRestauracion: campo('Restauración', 'la', Id),
    nota: campo('Qué se hizo con lo que falta', '', TextoLargo(TOPE_DE_NOTA).check(z.minLength(1, { error: VACIO }))),
  }),
  reply: Hecho,
})
