import type { ObraPropia } from '@catastro/domain/carpetas/propietario'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { DESGLOSE } from '../../../carpetas/direcciones.ts'
import { CARPETA_EN_PREPARACION } from '../../../carpetas/mensajes.ts'
import { seEstaPreparando } from '../../../carpetas/ver/documentacion.ts'
import { nombreDeEstado } from '../../../red/configuracion.ts'
import { fecha } from '../../../ui/pagina/formato.ts'
import { ListaDeObras } from './ListaDeObras.tsx'

const comoEsta = (obra: ObraPropia) =>
  seEstaPreparando(obra)
    ? `${CARPETA_EN_PREPARACION}, empezada el ${fecha(obra.fechaalta)}`
    : `${nombreDeEstado(obra.tramiteEstado)}, ingresada el ${fecha(obra.fechaalta)}`

/** What others filed of works on one's own property. */
export const ObrasPropias = ({ obras }: { obras: readonly ObraPropia[] }) => (
  <ListaDeObras aria-labelledby="obras-propias">
    <Typography variant="h2" id="obras-propias">
      Obras en sus inmuebles
    </Typography>
    <ul>
      {obras.map((obra) => (
        <li key={obra.idCarpeta}>
          <Link to={DESGLOSE.enlace(obra.idCarpeta)}>
            {`Carpeta ${obra.idCarpeta}: ${enOracion(obra.que)}, ${obra.domicilio}`}
          </Link>
          <small>
            {comoEsta(obra)}
            {obra.noEncargada && '. Usted dijo que no la encargó'}
          </small>
        </li>
      ))}
    </ul>
  </ListaDeObras>
)
