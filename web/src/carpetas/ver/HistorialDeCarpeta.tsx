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

interface Props {
  readonly carpeta: Situacion
  /** What it says of what comes next: all of it, or only the states, under a header that says the rest, or nothing. */
  readonly adelanta?: 'todo' | 'estados' | 'nada'
}

/** Every movement of a folder, oldest first, and what comes next: on the tracking page, and on the folder. */
export function HistorialDeCarpeta({ carpeta, adelanta = 'todo' }: Props) {
  const { data, error, refetch } = useSeguimientoDe(carpeta.idCarpeta)
  const sigue = adelanta === 'todo' ? queSigue(carpeta) : ''
  const siguiente = (adelanta !== 'nada' && data?.siguiente) || []
  const puedeSeguir = siguiente.length > 0 && `Desde aquí puede pasar a: ${siguiente.join(', ')}.`
  return (
    <section aria-labelledby="movimientos-de-carpeta">
      <Typography variant="h2" id="movimientos-de-carpeta" sx={{ mb: 2 }}>
        Movimientos
      </Typography>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && <Spinner />}
      {data && (
        <LineaDeTiempo nombre="Movimientos de la carpeta" actual={data.seguimiento.length - 1}>
          {data.seguimiento.map((paso, lugar) => (
            <PasoDeCarpeta
              key={`${paso.fecha} ${paso.TramiteEstado}`}
              paso={paso}
              pasado={lugar < data.seguimiento.length - 1}
            />
          ))}
        </LineaDeTiempo>
      )}
      <RelojesDeCarpeta carpeta={carpeta} />
      {(sigue || puedeSeguir) && (
        <Notice>
          {sigue && (
            <div>
              <strong>Qué sigue.</strong> {sigue}
            </div>
          )}
          {puedeSeguir}
        </Notice>
      )}
      <CodigoDeSeguimiento idCarpeta={carpeta.idCarpeta} />
    </section>
  )
}
