import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { ListaDeCarpetas } from '../carpetas/listar/ListaDeCarpetas.tsx'
import { main } from '../red/cliente.ts'
import { useSesion } from '../red/sesion.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { VEREDAS_INICIO } from './direcciones.ts'
import { TITULO_MIS_CARPETAS_VEREDAS } from './mensajes.ts'

/** A person's sidewalk folders, and their elevator ones. */
export function MisCarpetasVeredasPage() {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  return (
    <>
      <PageTitle volverA={VEREDAS_INICIO.enlace()}>{TITULO_MIS_CARPETAS_VEREDAS}</PageTitle>
      <ListaDeCarpetas
        nombre={TITULO_MIS_CARPETAS_VEREDAS}
        modo="veredas"
        estados={Object.keys(ESTADOS)}
        traer={(pedido) => main('GET /documentacion/listarCarpetasVeredas', { query: { ...pedido, idPersona } })}
        siEstaVacia="Las carpetas del Plan Veredas Sanas que presente aparecerán aquí."
      />
    </>
  )
}
