import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { estaRespondido, type Requisito, seRespondenUnoPorUno } from '@catastro/domain/carpetas/requisitos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { COLORES } from '../../ui/theme.ts'
import { useRequisitosDe } from '../consultas.ts'
import { PRESENTADOS_ENTRE_LOS_ARCHIVOS } from '../mensajes.ts'

export type CarpetaConRequisitos = Pick<CarpetaListItem, 'idCarpeta' | 'tramiteEstado' | 'carpetaCompleta'>

interface Props {
  readonly carpeta: CarpetaConRequisitos
  /** Those that are read first. */
  readonly primero?: (requisito: Requisito) => boolean
  /** Its `li`. */
  readonly fila: (requisito: Requisito) => ReactNode
}

/** What the encomienda of a folder asks for, and how much of it is answered; nothing where it asks for nothing. */
export function PanelDeRequisitos({ carpeta, primero = () => false, fila }: Props) {
  const { data: requisitos = [], error, refetch } = useRequisitosDe(carpeta.idCarpeta)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (requisitos.length === 0) return null
  const unoPorUno = seRespondenUnoPorUno(requisitos, carpeta)
  return (
    <Panel aria-labelledby="requisitos-de-carpeta">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h2" id="requisitos-de-carpeta">
          Requisitos
        </Typography>
        {unoPorUno && (
          <span>
            {requisitos.filter(estaRespondido).length} de {requisitos.length} respondidos
          </span>
        )}
      </Box>
      {!unoPorUno && <Typography sx={{ mt: 1 }}>{PRESENTADOS_ENTRE_LOS_ARCHIVOS}</Typography>}
      {/* Of one that is over nobody will answer them any more. */}
      {(unoPorUno || !esFinal(carpeta.tramiteEstado)) && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '& > li + li': { borderTop: `1px solid ${COLORES.linea}` } }}
        >
          {requisitos.toSorted((a, b) => Number(primero(b)) - Number(primero(a))).map(fila)}
        </Box>
      )}
    </Panel>
  )
}
