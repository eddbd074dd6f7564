import RateReview from '@mui/icons-material/RateReview'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/pagina/Panel.tsx'

interface Props {
  /** 'formulario 1', 'archivo 12': as what is observed calls it. */
  readonly parte: string
  readonly titulo: string
  readonly detalle?: string
  readonly acciones?: ReactNode
  /** Observes it; none, it is only read. */
  readonly alObservar?: (() => void) | undefined
  readonly children: ReactNode
}

export const idDeParte = (parte: string) => `parte-${parte.replace(' ', '-')}`

/** A form or a file of the folder, opened where it is decided on. */
export function ParteDeCarpeta({ parte, titulo, detalle, acciones, alObservar, children }: Props) {
  const id = idDeParte(parte)
  return (
    <Panel aria-labelledby={id} data-parte={parte}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h2" id={id} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {titulo}
          </Typography>
          {detalle && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{detalle}</Box>}
        </Box>
        {acciones}
        {alObservar && (
          <Button
            size="small"
            variant="outlined"
            className="no-imprimir"
            startIcon={<RateReview />}
            aria-label={`Observar ${titulo}`}
            onClick={alObservar}
          >
            Observar
          </Button>
        )}
      </Box>
      {children}
    </Panel>
  )
}
