import { TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import { useTarifas } from '../formularios/useTarifas.ts'
import { NoHay } from '../ui/avisos/errorConTexto.ts'
import { SIN_TARIFA_DE_ELEVADORES } from './mensajes.ts'

/** What forms 27 and 29 cost today, in pesos. */
export function useTarifaDeElevadores() {
  const { data, error, refetch } = useTarifas()
  const tarifa = data?.find(({ idTarifa }) => idTarifa === TARIFA_DE_ELEVADORES)
  const falta = data && !tarifa ? new NoHay(SIN_TARIFA_DE_ELEVADORES) : null
  return { importe: tarifa?.valor, error: error ?? falta, reintentar: () => void refetch() }
}
