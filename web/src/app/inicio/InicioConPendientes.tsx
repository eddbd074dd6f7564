import { Suspense } from 'react'
import { diferida } from '../../red/cargaDiferida.ts'
import { useSesion } from '../../red/sesion.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { HomePage } from './HomePage.tsx'
import { PieDelInicio } from './PieDelInicio.tsx'
import { usePendientes } from './usePendientes.ts'

const VisitasDeHoy = diferida(() => import('./pendientes/VisitasDeHoy.tsx'), 'VisitasDeHoy')

/** Home with the day's work under its tiles: both are asked for at the same time. */
export function InicioConPendientes() {
  const { data, isPending } = usePendientes()
  const inspecciona = useSesion((sesion) => sesion.roles.some(({ rol }) => rol === 'INSPECTOR'))
  // Visits stand first: the tiles wait for them, or they would move under the finger.
  if (inspecciona && isPending) return <Spinner />
  return (
    <Suspense fallback={<Spinner />}>
      <HomePage encima={data?.visitas && <VisitasDeHoy visitas={data.visitas} />} debajo={<PieDelInicio />} />
    </Suspense>
  )
}
