import type { ObraPropia } from '@catastro/domain/carpetas/propietario'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { DESGLOSE } from '../../../carpetas/direcciones.ts'
import { nombreDeEstado } from '../../../red/configuracion.ts'
import { fecha } from '../../../ui/pagina/formato.ts'
import { ListaDeObras } from './ListaDeObras.tsx'

/** What others filed of works on one's own property. */
export const ObrasPropias = ({ obras }: { obras: readonly ObraPropia[] }) => (
  <ListaDeObras aria-labelledby="obras-propias">
    <Typography variant="h2" id="obras-propias">
      Obras en sus inmuebles
    </Typography>
    <ul>
      {obras.map(({ idCarpeta, que, domicilio, tramiteEstado, fechaalta, noEncargada }) => (
        <li key={idCarpeta}>
          <Link to={DESGLOSE.enlace(idCarpeta)}>{`Carpeta ${idCarpeta}: ${enOracion(que)}, ${domicilio}`}</Link>
          <small>
            {nombreDeEstado(tramiteEstado)}, ingresada el {fecha(fechaalta)}
            {noEncargada && '. Usted dijo que no la encargó'}
          </small>
        </li>
      ))}
    </ul>
  </ListaDeObras>
)
