import { NO_LA_ENCARGO_SU_PROPIETARIO } from '@catastro/domain/carpetas/mensajes'
import type { NoEncargadaAbierta } from '@catastro/domain/inicio/llamadas'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { ATENDER } from '../../../carpetas/direcciones.ts'
import { fecha } from '../../../ui/pagina/formato.ts'
import { COLORES } from '../../../ui/theme.ts'
import { ListaDeObras } from './ListaDeObras.tsx'

/** What an owner says that they did not order: before any queue. */
export const NoEncargadas = ({ carpetas }: { carpetas: readonly NoEncargadaAbierta[] }) => (
  <ListaDeObras aria-labelledby="no-encargadas" style={{ borderLeft: `4px solid ${COLORES.acento}` }}>
    <Typography variant="h2" id="no-encargadas">
      {NO_LA_ENCARGO_SU_PROPIETARIO}
    </Typography>
    <ul>
      {carpetas.map(({ idCarpeta, domicilio, dichoEl }) => (
        <li key={idCarpeta}>
          <Link to={ATENDER.enlace(idCarpeta)}>{`Carpeta ${idCarpeta}: ${domicilio}`}</Link>
          <small>Lo dijo el {fecha(dichoEl)}</small>
        </li>
      ))}
    </ul>
  </ListaDeObras>
)
