import { PRECIO_POR_CONFIRMAR } from '@catastro/domain/catalogos/mensajes'
import type { Centavos } from '@catastro/domain/dinero'
import { dePesos } from '@catastro/domain/dinero'
import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

interface Tarifa {
  readonly idTarifa: number
  readonly valor: number
  readonly porConfirmar?: true | undefined
}

/** Why a form cannot compute with one of them: it is not there, or the city has not confirmed it. */
export const impedimentoDe = (tarifa: Tarifa | undefined, siFalta: string): string | null =>
  tarifa ? (tarifa.porConfirmar ? PRECIO_POR_CONFIRMAR : null) : siFalta

/** The tariffs that a form computes with, by the names that it knows them by, in centavos; null while one of them has no value. */
export function tarifasDe<N extends string>(
  ids: Readonly<Record<N, number>>,
  tarifas: readonly Tarifa[],
): Readonly<Record<N, Centavos>> | null {
  const valores = Object.entries<number>(ids).map(([nombre, id]) => {
    const tarifa = tarifas.find(({ idTarifa }) => idTarifa === id)
    return [nombre, tarifa && dePesos(tarifa.valor)] as const
  })
  return valores.every(([, valor]) => valor !== undefined) ? (Object.fromEntries(valores) as Record<N, Centavos>) : null
}

/** Today's tariffs, in pesos. Asked again whenever a form opens: they may have changed since. */
export const useTarifas = () =>
  useQuery({
    queryKey: ['tarifas'],
    queryFn: async () => (await main('GET /formulario/tarifas')).tarifas,
  })
