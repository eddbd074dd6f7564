import { precioDe } from '@catastro/domain/catalogos/precios'
import { TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import { useTarifas } from '../formularios/useTarifas.ts'
import { NoHay } from '../ui/avisos/errorConTexto.ts'
import { SIN_TARIFA_DE_ELEVADORES } from './mensajes.ts'

/** What forms 27 and 29 cost today, in pesos. */
export function useTarifaDeElevadores() {
  const { data, error, refetch } = useTarifas()
  const precio = data && precioDe(TARIFA_DE_ELEVADORES, data, SIN_TARIFA_DE_ELEVADORES)
  const falta = typeof precio === 'string' ? new NoHay(precio) : null
  return {
    importe: typeof precio === 'number' ? precio : undefined,
    error: error ?? falta,
    reintentar: () => void refetch(),
  }
}
