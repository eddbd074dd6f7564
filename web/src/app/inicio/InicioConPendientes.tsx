import { lazy, Suspense } from 'react'
import { HomePage } from './HomePage.tsx'

const DebajoDeLosMosaicos = lazy(() =>
  import('./DebajoDeLosMosaicos.tsx').then((m) => ({ default: m.DebajoDeLosMosaicos })),
)

/** Home with the day's work under its tiles. */
export const InicioConPendientes = () => (
  <HomePage
    debajo={
      <Suspense fallback={null}>
        <DebajoDeLosMosaicos />
      </Suspense>
    }
  />
)
