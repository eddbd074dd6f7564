import { cuantos } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { useVisitas } from '../consultas.ts'
import { aQueHora, diaConNombre } from '../dias.ts'

interface Props {
  readonly dia: string
  readonly idInspector: number
  readonly inspector: string
}

/** What an inspector has on a day already, where another visit is to be fitted in. */
export function DiaDelInspector({ dia, idInspector, inspector }: Props) {
  const { data, error, refetch } = useVisitas(dia, dia, idInspector)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  const visitas = data?.filter(({ estado }) => estado !== 'CANCELADA')
  const cuantas = visitas?.length ? cuantos(visitas.length, 'visita', 'visitas') : 'ninguna visita todavía'
  return (
    <Box
      component="section"
      aria-label={`El día de ${inspector}`}
      aria-live="polite"
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, minHeight: 72 }}
    >
      <strong>
        {inspector}, {diaConNombre(dia)}
      </strong>
      {visitas ? <div>{cuantas}</div> : <Spinner />}
      {visitas && visitas.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 168, overflowY: 'auto' }}>
          {visitas.map((visita) => (
            <li key={visita.idVisita}>
              {visita.modo === 'A DISTANCIA' ? 'A distancia' : aQueHora(visita)} · {visita.domicilio}
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
