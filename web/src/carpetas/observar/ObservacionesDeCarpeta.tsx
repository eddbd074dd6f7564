import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { segun } from '@catastro/domain/plurales'
import { entraComoPersonal } from '@catastro/domain/roles'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { useAncla } from '../../ui/pagina/useAncla.ts'
import { type CarpetaADecidir, useImpedimento } from '../abierta/useImpedimento.ts'
import { useObservacionesDe } from '../consultas.ts'
import { ID_DE_OBSERVACIONES } from '../direcciones.ts'
import { numeroDe } from './alfileres.ts'
import { FichaDeObservacion } from './FichaDeObservacion.tsx'

type Carpeta = Pick<CarpetaListItem, 'idCarpeta' | 'idPersona'> & CarpetaADecidir

/** What staff observed in the folder, with its answers: those that wait come first. Nothing while there are none. */
export function ObservacionesDeCarpeta({ carpeta }: { carpeta: Carpeta }) {
  const { data: observaciones = [], error, refetch } = useObservacionesDe(carpeta.idCarpeta)
  const roles = useSesion((sesion) => sesion.roles)
  const esPersonal = entraComoPersonal(roles)
  const esPropia = !esPersonal || roles.some(({ idPersona }) => idPersona === carpeta.idPersona)
  const alLlegar = useAncla(ID_DE_OBSERVACIONES)
  const noDecide = useImpedimento(carpeta) !== null
  if (!error && observaciones.length === 0) return null
  const pendientes = observaciones.filter(({ situacion }) => situacion === 'PENDIENTE')
  const cerradas = observaciones.filter(({ situacion }) => situacion !== 'PENDIENTE').reverse()
  return (
    <section aria-labelledby={ID_DE_OBSERVACIONES}>
      <Typography variant="h2" id={ID_DE_OBSERVACIONES} tabIndex={-1} ref={alLlegar} sx={{ mb: 1.5 }}>
        Observaciones
      </Typography>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {pendientes.length > 0 && (
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
          {`${segun(pendientes.length, 'Queda', 'Quedan')} ${pendientes.length} sin responder.`}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {[...pendientes, ...cerradas].map((observacion) => (
          <FichaDeObservacion
            key={observacion.idObservacion}
            idCarpeta={carpeta.idCarpeta}
            observacion={observacion}
            numero={numeroDe(observaciones, observacion)}
            puedeResponder={esPropia}
            puedeRetirar={esPersonal && !noDecide}
          />
        ))}
      </Box>
    </section>
  )
}
