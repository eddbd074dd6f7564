import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { SinEnviar } from '../../envios/SinEnviar.tsx'
import { main } from '../../red/cliente.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { DONDE_ESTA, NUEVA_CARPETA } from '../direcciones.ts'
import { CarpetaCreada } from '../presentar/CarpetaCreada.tsx'
import { ListaDeCarpetas } from './ListaDeCarpetas.tsx'

const nuevaCarpeta = (
  <Button component={Link} to={NUEVA_CARPETA.enlace()} variant="contained">
    Nueva carpeta
  </Button>
)

export function MisCarpetasPage() {
  return (
    <>
      <PageTitle volverA={INICIO.enlace()} accion={nuevaCarpeta}>
        Mis carpetas
      </PageTitle>
      <CarpetaCreada />
      <SinEnviar />
      <ListaDeCarpetas
        nombre="Mis carpetas"
        modo="propia"
        estados={Object.keys(ESTADOS)}
        traer={(pedido) => main('GET /documentacion/listar', { query: pedido })}
        siEstaVacia="Para empezar, elija Nueva carpeta."
      />
      <Button component={Link} to={DONDE_ESTA.enlace()} sx={{ mt: 1, ml: -2.5 }} className="no-imprimir">
        Donde está mi carpeta?
      </Button>
    </>
  )
}
