import { estaRespondido, type Requisito } from '@catastro/domain/carpetas/requisitos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FailedState } from '../../ui/FailedState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { COLORES } from '../../ui/theme.ts'
import { useRequisitosDe } from '../consultasDeCarpeta.ts'

interface Props {
  readonly idCarpeta: number
  /** Its `li`. */
  readonly fila: (requisito: Requisito) => ReactNode
}

/** What the encomienda of a folder asks for, and how much of it is answered; nothing where it asks for nothing. */
export function PanelDeRequisitos({ idCarpeta, fila }: Props) {
  const { data: requisitos = [], error, refetch } = useRequisitosDe(idCarpeta)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (requisitos.length === 0) return null
  return (
    <Panel aria-labelledby="requisitos-de-carpeta">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h2" id="requisitos-de-carpeta">
          Requisitos
        </Typography>
        <span>
          {requisitos.filter(estaRespondido).length} de {requisitos.length} respondidos
        </span>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '& > li + li': { borderTop: `1px solid ${COLORES.linea}` } }}
      >
        {requisitos.map(fila)}
      </Box>
    </Panel>
  )
}
