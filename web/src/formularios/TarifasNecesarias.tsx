import { tarifasDe } from '@catastro/domain/catalogos/precios'
import type { Centavos } from '@catastro/domain/dinero'
import type { ReactNode } from 'react'
import { NoHay } from '../ui/avisos/errorConTexto.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { useTarifas } from './useTarifas.ts'

interface Props<N extends string> {
  /** The tariffs that are needed, by the names that the form knows them by. */
  readonly ids: Readonly<Record<N, number>>
  readonly children: (tarifas: Readonly<Record<N, Centavos>>) => ReactNode
}

/** A form that computes an amount: it is not shown without every tariff that it needs. */
export function TarifasNecesarias<N extends string>({ ids, children }: Props<N>) {
  const { data, error, refetch } = useTarifas()
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return <Spinner />
  const tarifas = tarifasDe(ids, data)
  return typeof tarifas === 'string' ? (
    <FailedState error={new NoHay(tarifas)} alReintentar={refetch} />
  ) : (
    children(tarifas)
  )
}
