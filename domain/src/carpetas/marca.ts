import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { Entero } from '../tipos.ts'
import { GIROS } from './lugar.ts'

/** What a page's box may measure, in PDF units (1/72 inch): far beyond the largest sheet, and what a real keeps exactly. */
const MAX_UNIDADES = 100_000
const MAX_PAGINAS = 5000

const Unidades = z
  .number({ error: 'debe ser un número' })
  .check(
    z.minimum(-MAX_UNIDADES, { error: `debe ser ${-MAX_UNIDADES} o más` }),
    z.maximum(MAX_UNIDADES, { error: `debe ser ${MAX_UNIDADES} o menos` }),
  )

/**
 * A place on a page of a PDF: of the page as it is stored, before it is turned or enlarged, so that it is the same place
 * on any screen. `caja` is the part of the page that is shown: left, bottom, right, top; `giro`: how it is turned to be
 * shown, clockwise.
 */
export const Marca = z
  .object({
    pagina: campo('Página', Entero(1, MAX_PAGINAS)),
    x: campo('Lugar', Unidades),
    y: campo('Lugar', Unidades),
    caja: campo('Página', z.tuple([Unidades, Unidades, Unidades, Unidades])),
    giro: campo('Página', z.literal(GIROS, { error: 'debe estar girada 0, 90, 180 o 270 grados' })),
  })
  .check(
    z.refine(({ caja: [izquierda, abajo, derecha, arriba] }) => izquierda < derecha && abajo < arriba, {
      error: 'la página no tiene tamaño',
      path: ['caja'],
    }),
    z.refine(({ x, y, caja }) => x >= caja[0] && x <= caja[2] && y >= caja[1] && y <= caja[3], {
      error: 'está fuera de la página',
      path: ['x'],
    }),
  )
export type Marca = z.output<typeof Marca>
