import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { estaRespondido } from '@catastro/domain/carpetas/requisitos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FailedState } from '../../ui/FailedState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { COLORES } from '../../ui/theme.ts'
import { useRequisitosDe } from '../consultasDeCarpeta.ts'
import { Casillero } from './Casillero.tsx'

interface Props {
  readonly carpeta: CarpetaListItem
  /** Only shows which are answered, and with what: staff. */
  readonly soloLee?: boolean
}

/** A slot for each requirement of the encomienda: its files, or why it does not correspond. */
export function CasillerosDeCarpeta({ carpeta, soloLee = false }: Props) {
  const { data: requisitos, error, refetch } = useRequisitosDe(carpeta.idCarpeta)
  if (requisitos?.length === 0) return null
  const respondidos = requisitos?.filter(estaRespondido).length ?? 0
  const cerrada = esFinal(carpeta.tramiteEstado)
  return (
    <Panel aria-labelledby="requisitos-de-carpeta">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h2" id="requisitos-de-carpeta">
          Requisitos
        </Typography>
        {requisitos && (
          <span>
            {respondidos} de {requisitos.length} respondidos
          </span>
        )}
      </Box>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !requisitos && <Spinner />}
      {requisitos && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '& > li + li': { borderTop: lineaDe } }}>
          {requisitos.map((requisito) => (
            <Casillero
              key={requisito.idRequisito}
              carpeta={carpeta}
              requisito={requisito}
              soloLee={soloLee || cerrada}
            />
          ))}
        </Box>
      )}
    </Panel>
  )
}

const lineaDe = `1px solid ${COLORES.linea}`
