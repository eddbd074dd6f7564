import { type Espera, enUnaFrase, terminoDe } from '@catastro/domain/carpetas/termino'
import { diaDe } from '@catastro/domain/dias'
import type { EnCola, PorPagar, QueEspera, VeredaPorCompletar } from '@catastro/domain/inicio/llamadas'
import { cuantos } from '@catastro/domain/plurales'
import { entraComoGestor } from '@catastro/domain/roles'
import { loEsperamosHasta } from '@catastro/domain/veredas/mensajes'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { MIS_CARPETAS, MIS_CARPETAS_VEREDAS } from '../../../carpetas/direcciones.ts'
import { useSesion } from '../../../red/sesion.ts'
import { antiguedad } from '../../../ui/pagina/antiguedad.ts'
import { fecha, pesos } from '../../../ui/pagina/formato.ts'
import { Panel } from '../../../ui/pagina/Panel.tsx'
import { COLORES, CON_EL_DEDO } from '../../../ui/theme.ts'
import { vueltaDelPago } from '../../../veredas/direcciones.ts'
import { queHacer } from './tareas.ts'

interface Pendientes {
  readonly colas: readonly EnCola[]
  readonly esperan: readonly QueEspera[]
  readonly cuantasEsperan: number
  readonly veredas?: readonly VeredaPorCompletar[] | undefined
  readonly porPagar?: readonly PorPagar[] | undefined
}
interface Props {
  readonly pendientes: Pendientes
  /** Above the tiles, and not under them. */
  readonly arriba?: boolean
}

export const algoEspera = ({ esperan, veredas = [], porPagar = [] }: Pendientes) =>
  esperan.length + veredas.length + porPagar.length > 0

/** The folders that wait for whoever filed them, each with the link to the place where it is done. */
export function CarpetasEnEspera({ pendientes, arriba = false }: Props) {
  const { colas, esperan, cuantasEsperan, veredas = [], porPagar = [] } = pendientes
  const gestor = useSesion((sesion) => entraComoGestor(sesion.roles))
  if (!algoEspera(pendientes)) {
    return gestor && colas.length === 0 ? (
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>Ninguna de sus carpetas espera por usted.</Typography>
    ) : null
  }
  const otras = cuantasEsperan - esperan.length
  return (
    <DebeActuar aria-labelledby="espera-por-usted" style={{ marginBlock: arriba ? '0 24px' : '32px 0' }}>
      <Typography variant="h2" id="espera-por-usted">
        Espera por usted
      </Typography>
      <ul>
        {veredas.map(({ idPago, monto, domicilio, falta, espera }) => (
          <li key={`pago ${idPago}`}>
            <Link to={vueltaDelPago(idPago)}>
              {`Ya pagó ${pesos(monto)} por la vereda de ${domicilio}, y no está presentada. ${falta.join('. ')}`}
            </Link>
            {espera && <small>{loEsperamosHasta(fecha(espera))}</small>}
          </li>
        ))}
        {esperan.map((espera) => (
          <li key={espera.idCarpeta}>
            {queHacer(espera, gestor).map(({ texto, a }) => (
              <Link key={texto} to={a}>
                {texto}
              </Link>
            ))}
            <small className="como">{espera.comoSePaga}</small>
            <small>{cuando(espera)}</small>
          </li>
        ))}
        {porPagar.map(({ texto, comoSePaga, ruta }) => (
          <li key={ruta}>
            <Link to={ruta}>{texto}</Link>
            <small className="como">{comoSePaga}</small>
          </li>
        ))}
      </ul>
      {otras > 0 && (
        <Link to={(gestor ? MIS_CARPETAS : MIS_CARPETAS_VEREDAS).enlace()}>
          {`Y ${cuantos(otras, 'carpeta más', 'carpetas más')}`}
        </Link>
      )}
    </DebeActuar>
  )
}

/** Until when, which is what decides; without a term, since when. */
function cuando({ vence, desde, tramiteEstado }: QueEspera): string {
  if (vence === null) return desdeCuando(desde)
  // One that is filed waits for its applicant only while it is incomplete.
  const suya = tramiteEstado === 'PRESENTADO' ? 'INCOMPLETA' : (tramiteEstado as Espera)
  return enUnaFrase(terminoDe(vence, diaDe(new Date()), suya))
}

const desdeCuando = (momento: string) => {
  const cuanto = antiguedad(momento)
  return cuanto === 'hoy' ? 'Desde hoy' : `Desde ${cuanto}`
}

const DebeActuar = styled(Panel)(({ theme }) => ({
  maxWidth: 960,
  borderLeft: `4px solid ${COLORES.acento}`,
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 24px',
    padding: '10px 0',
    borderTop: `1px solid ${COLORES.linea}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& li > a': { fontWeight: 600, padding: '2px 0', [CON_EL_DEDO]: { padding: '10px 0' } },
  '& .como': { flexBasis: '100%' },
  '& small': {
    fontSize: '0.875rem',
    color: COLORES.textoTenue,
    [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
  },
}))
