import { useSesion } from '../../red/sesion.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { HomePage } from './HomePage.tsx'
import { PieDelInicio } from './PieDelInicio.tsx'
import { VisitasDeHoy } from './pendientes/VisitasDeHoy.tsx'
import { usePendientes } from './usePendientes.ts'

/** Home with the day's work under its tiles: both are asked for at the same time. */
export function InicioConPendientes() {
  const { data, isPending } = usePendientes()
  const inspecciona = useSesion((sesion) => sesion.roles.some(({ rol }) => rol === 'INSPECTOR'))
  // Visits stand first: the tiles wait for them, or they would move under the finger.
  if (inspecciona && isPending) return <Spinner />
  return <HomePage encima={data?.visitas && <VisitasDeHoy visitas={data.visitas} />} debajo={<PieDelInicio />} />
}
