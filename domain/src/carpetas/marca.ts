import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { predicado } from '../motivo.ts'
import { Entero } from '../tipos.ts'
import { GIROS } from './lugar.ts'

/** What a page's box may measure, in PDF units (1/72 inch): far beyond the largest sheet, and what a real keeps exactly. */
const MAX_UNIDADES = 100_000
const MAX_PAGINAS = 5000

const Unidades = z
  .number({ error: predicado('debe ser un número') })
  .check(
    z.minimum(-MAX_UNIDADES, { error: predicado(`debe ser ${-MAX_UNIDADES} o más`) }),
    z.maximum(MAX_UNIDADES, { error: predicado(`debe ser ${MAX_UNIDADES} o menos`) }),
  )

/**
 * A place on a page of a PDF: of the page as it is stored, before it is turned or enlarged, so that it is the same place
 * on any screen. `caja` is the part of the page that is shown: left, bottom, right, top; `giro`: how it is turned to be
 * shown, clockwise.
 */
export const Marca = z
  .object({
    pagina: campo('Página', 'la', Entero(1, MAX_PAGINAS)),
    x: campo('Lugar', 'el', Unidades),
    y: campo('Lugar', 'el', Unidades),
    caja: campo('Página', 'la', z.tuple([Unidades, Unidades, Unidades, Unidades])),
    giro: campo('Página', 'la', z.literal(GIROS, { error: predicado('debe estar girada 0, 90, 180 o 270 grados') })),
  })
  .check(
    z.refine(({ caja: [izquierda, abajo, derecha, arriba] }) => izquierda < derecha && abajo < arriba, {
      error: predicado('la página no tiene tamaño'),
      path: ['caja'],
    }),
    z.refine(({ x, y, caja }) => x >= caja[0] && x <= caja[2] && y >= caja[1] && y <= caja[3], {
      error: predicado('está fuera de la página'),
      path: ['x'],
    }),
  )
export type Marca = z.output<typeof Marca>
