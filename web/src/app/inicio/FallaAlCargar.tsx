import { type ComponentProps, lazy, Suspense } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'

// Not in the first bundle: it is seldom needed.
const FailedState = lazy(() => import('../../ui/FailedState.tsx').then((m) => ({ default: m.FailedState })))

export const FallaAlCargar = (props: ComponentProps<typeof FailedState>) => (
  <Suspense fallback={<Spinner />}>
    <FailedState {...props} />
  </Suspense>
)
