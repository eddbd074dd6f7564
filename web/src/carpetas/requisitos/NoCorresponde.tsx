import { type ComponentProps, Suspense } from 'react'
import { diferida } from '../../red/cargaDiferida.ts'

const NoCorrespondeModal = diferida(() => import('./NoCorrespondeModal.tsx'), 'NoCorrespondeModal')

/** Opened by a button: what checks what is written in it comes with it. */
export const NoCorresponde = (props: ComponentProps<typeof NoCorrespondeModal>) => (
  <Suspense fallback={null}>
    <NoCorrespondeModal {...props} />
  </Suspense>
)
