import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense } from 'react'
import { diferida } from '../../red/cargaDiferida.ts'
import { useSesion } from '../../red/sesion.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { HomePage } from './HomePage.tsx'
import { PieDelInicio } from './PieDelInicio.tsx'
import { algoEspera, CarpetasEnEspera } from './pendientes/CarpetasEnEspera.tsx'
import { usePendientes } from './usePendientes.ts'

const VisitasDeHoy = diferida(() => import('./pendientes/VisitasDeHoy.tsx'), 'VisitasDeHoy')

/** Home with the day's work under its tiles: both are asked for at the same time. */
export function InicioConPendientes() {
  const { data, isPending } = usePendientes()
  const inspecciona = useSesion((sesion) => sesion.roles.some(({ rol }) => rol === 'INSPECTOR'))
  // On a phone four tiles fill the screen: what waits for whoever looks would be below it.
  const angosta = useMediaQuery('(max-width:599px)')
  // What stands first: the tiles wait for it, or they would move under the finger.
  if ((inspecciona || angosta) && isPending) return <Spinner />
  const encima = data && (
    <>
      {angosta && algoEspera(data) && <CarpetasEnEspera pendientes={data} arriba />}
      {data.visitas && <VisitasDeHoy visitas={data.visitas} />}
    </>
  )
  return (
    <Suspense fallback={<Spinner />}>
      <HomePage encima={encima} debajo={<PieDelInicio esperaArriba={angosta} />} />
    </Suspense>
  )
}
