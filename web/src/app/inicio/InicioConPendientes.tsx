import { HomePage } from './HomePage.tsx'
import { PieDelInicio } from './PieDelInicio.tsx'
import { usePendientes } from './usePendientes.ts'

/** Home with the day's work under its tiles: both are asked for at the same time. */
export function InicioConPendientes() {
  usePendientes()
  return <HomePage debajo={<PieDelInicio />} />
}
