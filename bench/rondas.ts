import type { Caso } from './compararCasos.ts'
import type { Servidores } from './compararServidores.ts'
import { type Medida, medir } from './medir.ts'

/** Twice as long as a round. */
const CALENTAMIENTO = 2

/** One round: the two of them, one after the other. */
export interface Ronda {
  readonly portal: Medida
  readonly desnudo: Medida
}

/** In turns, because a shared machine's speed drifts within seconds and what is compared must meet the same weather. */
export async function compararEn(
  { portal, desnudo }: Servidores,
  { pedidos, iguales }: Pick<Caso, 'pedidos' | 'iguales'>,
  { rondas: cuantas, segundos }: { readonly rondas: number; readonly segundos: number },
): Promise<Ronda[]> {
  await iguales?.(portal, desnudo)
  await medir(portal, pedidos, CALENTAMIENTO * segundos)
  await medir(desnudo, pedidos, CALENTAMIENTO * segundos)
  const rondas: Ronda[] = []
  for (let n = 0; n < cuantas; n += 1) {
    // Each goes first in every other round: neither always finds the caches as the other left them.
    if (n % 2 === 0) {
      const delPortal = await medir(portal, pedidos, segundos)
      rondas.push({ portal: delPortal, desnudo: await medir(desnudo, pedidos, segundos) })
    } else {
      const delDesnudo = await medir(desnudo, pedidos, segundos)
      rondas.push({ portal: await medir(portal, pedidos, segundos), desnudo: delDesnudo })
    }
  }
  return rondas
}
