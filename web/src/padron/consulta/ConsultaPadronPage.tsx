import { INICIO } from '../../acceso/direcciones.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { BusquedaDePadron } from './BusquedaDePadron.tsx'
import { useBusqueda } from './busqueda.ts'
import { PadronesHallados } from './PadronesHallados.tsx'
import { BAJADA, TITULO } from './textos.ts'

/** Anybody signed in looks for properties, sees their card, and prints their certificate. */
export function ConsultaPadronPage() {
  const { busqueda, buscar, cambiar } = useBusqueda()
  return (
    <>
      <PageTitle volverA={INICIO.enlace()} bajada={BAJADA}>
        {TITULO}
      </PageTitle>
      <BusquedaDePadron busqueda={busqueda} alBuscar={buscar} />
      {busqueda && <PadronesHallados busqueda={busqueda} alCambiar={cambiar} />}
    </>
  )
}
