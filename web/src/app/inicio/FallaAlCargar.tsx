import { type ComponentProps, Suspense } from 'react'
import { diferida } from '../../red/cargaDiferida.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'

// Not in the first bundle: it is seldom needed.
const FailedState = diferida(() => import('../../ui/avisos/FailedState.tsx'), 'FailedState')

export const FallaAlCargar = (props: ComponentProps<typeof FailedState>) => (
  <Suspense fallback={<Spinner />}>
    <FailedState {...props} />
  </Suspense>
)
