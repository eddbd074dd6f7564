import { type Centavos, dePesos } from '../dinero.ts'
import { PRECIO_POR_CONFIRMAR, SIN_TARIFAS } from './mensajes.ts'

interface Tarifa {
  readonly idTarifa: number
  /** In pesos. */
  readonly valor: number
  readonly porConfirmar?: true | undefined
}

/** What one of them costs, in pesos; or why nothing can be computed with it: it is not there, or the city has not confirmed it. */
export function precioDe(id: number, tarifas: readonly Tarifa[], siFalta: string): number | string {
  const tarifa = tarifas.find(({ idTarifa }) => idTarifa === id)
  if (!tarifa) return siFalta
  return tarifa.porConfirmar ? PRECIO_POR_CONFIRMAR : tarifa.valor
}

/** The tariffs that a form computes with, by the names that it knows them by, in centavos; or why it cannot compute. */
export function tarifasDe<N extends string>(
  ids: Readonly<Record<N, number>>,
  tarifas: readonly Tarifa[],
): Readonly<Record<N, Centavos>> | string {
  const precios: [string, Centavos][] = []
  for (const [nombre, id] of Object.entries<number>(ids)) {
    const precio = precioDe(id, tarifas, SIN_TARIFAS)
    if (typeof precio === 'string') return precio
    precios.push([nombre, dePesos(precio)])
  }
  return Object.fromEntries(precios) as Record<N, Centavos>
}
