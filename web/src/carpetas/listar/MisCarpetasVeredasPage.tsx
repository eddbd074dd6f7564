import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { main } from '../../red/cliente.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ListaDeCarpetas } from './ListaDeCarpetas.tsx'

/** A person's sidewalk folders, and their elevator ones. */
export function MisCarpetasVeredasPage() {
  return (
    <>
      <PageTitle volverA="/veredasHome">Mis carpetas de veredas</PageTitle>
      <ListaDeCarpetas
        nombre="Mis carpetas de veredas"
        modo="veredas"
        estados={Object.keys(ESTADOS)}
        traer={(pedido) => main('GET /documentacion/listarCarpetasVeredas', { query: pedido })}
        siEstaVacia="Las carpetas del Plan Veredas Sanas que presente aparecerán aquí."
      />
    </>
  )
}
