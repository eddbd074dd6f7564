import { PRECIO_POR_CONFIRMAR } from '@catastro/domain/catalogos/mensajes'
import type { Centavos } from '@catastro/domain/dinero'
import { dePesos } from '@catastro/domain/dinero'
import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { SIN_TARIFAS } from './mensajes.ts'

interface Tarifa {
  readonly idTarifa: number
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

/** Today's tariffs, in pesos. Asked again whenever a form opens: they may have changed since. */
export const useTarifas = () =>
  useQuery({
    queryKey: ['tarifas'],
    queryFn: async () => (await main('GET /formulario/tarifas')).tarifas,
  })
