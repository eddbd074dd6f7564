import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import Typography from '@mui/material/Typography'
import { FailedState } from '../../ui/FailedState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSeguimientoDe } from '../consultasDeCarpeta.ts'
import type { CarpetaADecidir } from '../usePorQueNoDecide.ts'
import { CodigoDeSeguimiento } from './CodigoDeSeguimiento.tsx'
import { LineaDeTiempo } from './LineaDeTiempo.tsx'
import { PasoDeCarpeta } from './PasoDeCarpeta.tsx'
import { queSigue } from './queSigue.ts'
import { RelojesDeCarpeta } from './RelojesDeCarpeta.tsx'

type Situacion = Pick<CarpetaListItem, 'idCarpeta' | 'tramiteEstado' | 'carpetaCompleta' | 'idUso' | 'version'> &
  CarpetaADecidir

/** Every movement of a folder, oldest first, and what comes next: on the tracking page, and on the folder. */
export function HistorialDeCarpeta({ carpeta }: { carpeta: Situacion }) {
  const { data, error, refetch } = useSeguimientoDe(carpeta.idCarpeta)
  const sigue = queSigue(carpeta)
  return (
    <section aria-labelledby="movimientos-de-carpeta">
      <Typography variant="h2" id="movimientos-de-carpeta" sx={{ mb: 2 }}>
        Movimientos
      </Typography>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && <Spinner />}
      {data && (
        <LineaDeTiempo nombre="Movimientos de la carpeta" actual={data.seguimiento.length - 1}>
          {data.seguimiento.map((paso) => (
            <PasoDeCarpeta key={`${paso.fecha} ${paso.TramiteEstado}`} paso={paso} />
          ))}
        </LineaDeTiempo>
      )}
      <RelojesDeCarpeta carpeta={carpeta} />
      {sigue && (
        <Notice>
          <strong>Qué sigue.</strong> {sigue}
          {data && data.siguiente.length > 0 && <div>Desde aquí puede pasar a: {data.siguiente.join(', ')}.</div>}
        </Notice>
      )}
      <CodigoDeSeguimiento idCarpeta={carpeta.idCarpeta} />
    </section>
  )
}
