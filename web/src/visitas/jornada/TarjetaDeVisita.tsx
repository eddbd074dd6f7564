import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { VisitaDelDia } from '@catastro/domain/visitas/llamadas'
import Directions from '@mui/icons-material/Directions'
import Phone from '@mui/icons-material/Phone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { VISITAS_DE_CARPETA } from '../../carpetas/direcciones.ts'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { aQueHora } from '../dias.ts'
import { A_DISTANCIA, HACER_VISITA } from '../direcciones.ts'
import { EstadoDeVisitaChip } from '../EstadoDeVisitaChip.tsx'
import type { VisitaEnviada, VisitaGuardada } from '../telefono/tipos.ts'
import { VisitaAnterior } from './VisitaAnterior.tsx'

/** The phone's own map opens it. */
export const comoLlegar = (domicilio: string) => `geo:0,0?q=${encodeURIComponent(domicilio)}`

/** Whoever filed it, by the phone; nothing where they wrote no number. A day kept by an older portal has none. */
export const Llamar = ({ visita: { carpeta } }: { visita: VisitaDelDia }) =>
  carpeta.telefono ? (
    <Button
      href={`tel:${carpeta.telefono.replace(/[^\d+]/g, '')}`}
      startIcon={<Phone />}
      sx={{ minHeight: 56, flex: 1 }}
      aria-label={`Llamar a ${carpeta.solicitante}`}
    >
      Llamar
    </Button>
  ) : null

interface Props {
  readonly visita: VisitaDelDia
  /** What this phone has of it. */
  readonly guardada: VisitaGuardada | undefined
  /** That the portal has it. */
  readonly enviada: VisitaEnviada | undefined
}

/** One visit of the day: when, where, what for, what was found last time; and the way in. */
export function TarjetaDeVisita({ visita, guardada, enviada }: Props) {
  const { idVisita, dia, domicilio, idCarpeta, trabajo, padron, indicaciones, modo, estado } = visita
  const aDistancia = modo === 'A DISTANCIA'
  const seHace = !aDistancia && estado === 'PLANEADA'
  // What this phone remembers goes at sign-out: that a visit is over, its state says too. What it has unsent is opened all the same.
  const terminada = enviada !== undefined || (!guardada && (estado === 'CERRADA' || estado === 'CANCELADA'))
  const boton = terminada ? (enviada || estado === 'CERRADA' ? 'Ver lo enviado' : 'Ver la visita') : 'Abrir la visita'
  const hacia = aDistancia ? A_DISTANCIA.enlace(idVisita) : HACER_VISITA.enlace(idVisita, dia)
  return (
    <Panel as="li" aria-label={`Carpeta ${idCarpeta}, ${domicilio}`} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
          {aDistancia ? 'A distancia' : aQueHora(visita)}
        </Typography>
        {guardada || enviada ? <EnTelefono {...{ guardada, enviada }} /> : <EstadoDeVisitaChip visita={visita} />}
      </Box>
      <Typography variant="h3" component="h2" sx={{ fontSize: '1.125rem' }}>
        {domicilio}
      </Typography>
      <span>
        Carpeta {idCarpeta} · {enOracion(trabajo)} · Padrón {padron}
      </span>
      {indicaciones && <span style={{ whiteSpace: 'pre-line' }}>{indicaciones}</span>}
      <VisitaAnterior visita={visita} />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'auto auto 1fr' }, mt: 1 }}>
        <Button
          component={Link}
          to={terminada && !enviada && !aDistancia ? VISITAS_DE_CARPETA.enlace(idCarpeta) : hacia}
          variant={!terminada && (seHace || estado === 'ENVIADA') ? 'contained' : 'outlined'}
          size="large"
          aria-label={`${boton} de la carpeta ${idCarpeta}`}
          sx={{ minHeight: 56 }}
        >
          {boton}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Llamar visita={visita} />
          <Button
            href={comoLlegar(domicilio)}
            startIcon={<Directions />}
            sx={{ minHeight: 56, flex: '1 0 auto' }}
            aria-label={`Cómo llegar a ${domicilio}`}
          >
            Cómo llegar
          </Button>
          <Button
            component={Link}
            to={VISITAS_DE_CARPETA.enlace(idCarpeta)}
            sx={{ minHeight: 56, flex: 1 }}
            aria-label={`Cambiar la visita de la carpeta ${idCarpeta}`}
          >
            Cambiar
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}

function EnTelefono({ guardada, enviada }: Pick<Props, 'guardada' | 'enviada'>) {
  if (enviada) return <Chip tono={enviada.recibo.situacion === 'APARTADA' ? 'atencion' : 'bien'}>Enviada</Chip>
  return <Chip tono="atencion">{guardada?.firmada ? 'Firmada, por enviar' : 'Empezada en este teléfono'}</Chip>
}
