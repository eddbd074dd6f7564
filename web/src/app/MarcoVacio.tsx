import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { ContenidoPrincipal } from './ContenidoPrincipal.tsx'
import { EnlaceDeSalto } from './EnlaceDeSalto.tsx'
import { PieDePagina } from './PieDePagina.tsx'
import { SinConexion } from './SinConexion.tsx'

/** For the public padron page: no bar, no menu. */
export function MarcoVacio() {
  return (
    <>
      <EnlaceDeSalto />
      <ContenidoPrincipal>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </ContenidoPrincipal>
      <PieDePagina />
      <SinConexion />
    </>
  )
}
