import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { CARGAR_FORMULARIO } from '@catastro/domain/veredas/mensajes'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { ListaDeCarpetas } from '../../carpetas/listar/ListaDeCarpetas.tsx'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { VEREDAS, VEREDAS_INICIO } from '../direcciones.ts'
import { PagadasSinPresentar } from '../presentar/AvisoDelPago.tsx'
import { TITULO_MIS_CARPETAS_VEREDAS } from '../titulos.ts'

const SI_NO_PRESENTO = (
  <>
    <p>Las carpetas del Plan Veredas Sanas que presente aparecerán aquí.</p>
    <Button component={Link} to={VEREDAS.enlace()} variant="contained">
      {CARGAR_FORMULARIO}
    </Button>
  </>
)

/** A person's sidewalk folders, and their elevator ones. */
export function MisCarpetasVeredasPage() {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  return (
    <>
      <PageTitle volverA={VEREDAS_INICIO.enlace()}>{TITULO_MIS_CARPETAS_VEREDAS}</PageTitle>
      <PagadasSinPresentar />
      <ListaDeCarpetas
        nombre={TITULO_MIS_CARPETAS_VEREDAS}
        modo="veredas"
        estados={Object.keys(ESTADOS)}
        traer={(pedido) => main('GET /documentacion/listarCarpetasVeredas', { query: { ...pedido, idPersona } })}
        siEstaVacia={SI_NO_PRESENTO}
      />
    </>
  )
}
