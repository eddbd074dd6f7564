import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { main } from '../../red/cliente.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { CarpetaCreada } from '../presentar/CarpetaCreada.tsx'
import { ListaDeCarpetas } from './ListaDeCarpetas.tsx'

const nuevaCarpeta = (
  <Button component={Link} to="/nuevaCarpeta" variant="contained">
    Nueva carpeta
  </Button>
)

export function MisCarpetasPage() {
  return (
    <>
      <PageTitle volverA="/catastro" accion={nuevaCarpeta}>
        Mis carpetas
      </PageTitle>
      <CarpetaCreada />
      <ListaDeCarpetas
        nombre="Mis carpetas"
        modo="propia"
        estados={Object.keys(ESTADOS)}
        traer={(pedido) => main('GET /documentacion/listar', { query: pedido })}
        siEstaVacia="Para empezar, elija Nueva carpeta."
      />
      <Button component={Link} to="/stepper" sx={{ mt: 1 }} className="no-imprimir">
        Donde está mi carpeta?
      </Button>
    </>
  )
}
