import { lazy, Suspense } from 'react'
import { HomePage } from './HomePage.tsx'

const EnInicio = lazy(() => import('../../libreDeuda/EnInicio.tsx').then((m) => ({ default: m.EnInicio })))
const VeredasEnInicio = lazy(() =>
  import('../../veredas/VeredasEnInicio.tsx').then((m) => ({ default: m.VeredasEnInicio })),
)

/** Home with what other capabilities put under its tiles. */
export function InicioConCertificados() {
  return (
    <HomePage
      debajo={
        <Suspense fallback={null}>
          <EnInicio />
          <VeredasEnInicio />
        </Suspense>
      }
    />
  )
}
