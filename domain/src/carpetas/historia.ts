import { diaDe, diasEntre } from '../dias.ts'
import { esNota } from './movimientos.ts'

/** A row of a folder's history. */
export interface Hecho {
  readonly evento: string
  readonly ocurridoEl: Date
}

/** A movement, how many days it held, and what happened meanwhile. */
export interface Paso<H extends Hecho> {
  readonly movimiento: H
  readonly dias: number
  readonly notas: readonly H[]
}

/** The movements of a history, oldest first: each holds until the next, and the last until today. */
export function pasosDe<H extends Hecho>(historia: readonly H[], hoy: string): Paso<H>[] {
  const lugares = historia.flatMap(({ evento }, lugar) => (esNota(evento) ? [] : [lugar]))
  return lugares.flatMap((lugar, n) => {
    const movimiento = historia[lugar]
    const proximo = historia[lugares[n + 1] ?? -1]
    if (!movimiento) return []
    const hasta = proximo ? diaDe(proximo.ocurridoEl) : hoy
    const notas = historia.slice(lugar + 1, lugares[n + 1] ?? historia.length)
    return [{ movimiento, dias: diasEntre(diaDe(movimiento.ocurridoEl), hasta), notas }]
  })
}
