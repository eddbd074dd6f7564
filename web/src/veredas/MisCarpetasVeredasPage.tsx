import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { ListaDeCarpetas } from '../carpetas/listar/ListaDeCarpetas.tsx'
import { main } from '../red/cliente.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { VEREDAS_INICIO } from './direcciones.ts'

/** A person's sidewalk folders, and their elevator ones. */
export function MisCarpetasVeredasPage() {
  return (
    <>
      <PageTitle volverA={VEREDAS_INICIO.enlace()}>Mis carpetas de veredas</PageTitle>
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
