import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { type Cola, nombreDeCola } from '../cola.ts'
import { useLugarEnCola } from '../consultas.ts'
import type { useSiguiente } from './useSiguiente.ts'

interface Props {
  readonly idCarpeta: number
  readonly cola: Cola
  readonly siguiente: ReturnType<typeof useSiguiente>
  /** The folder is done with: going on is what is left to do. */
  readonly hecha: boolean
}

const NO_HAY = {
  siguiente: 'No quedan más carpetas en esta lista.',
  anterior: 'Es la primera de esta lista.',
} as const

/** The queue that the folder was opened from, and the way to the folders beside it. */
export function BarraDeCola({ idCarpeta, cola, siguiente: { ir, ocupado, fin, error }, hecha }: Props) {
  return (
    <Box component="nav" aria-label="La lista" className="no-imprimir">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 100%', color: 'text.secondary', fontSize: '0.875rem' }}>
          {nombreDeCola(cola)}
          <Lugar idCarpeta={idCarpeta} cola={cola} />
        </Box>
        <Button
          size="small"
          variant="outlined"
          startIcon={<NavigateBefore />}
          aria-keyshortcuts="Alt+A"
          loading={ocupado === 'anterior'}
          onClick={() => ir('anterior')}
        >
          Anterior
        </Button>
        <Button
          size={hecha ? 'large' : 'small'}
          variant={hecha ? 'contained' : 'outlined'}
          endIcon={<NavigateNext />}
          aria-keyshortcuts="Alt+S"
          loading={ocupado === 'siguiente'}
          onClick={() => ir('siguiente')}
        >
          Siguiente carpeta
        </Button>
      </Box>
      {fin && <Notice>{NO_HAY[fin]}</Notice>}
      <AvisoDeFallo error={error} />
    </Box>
  )
}

/** '3 de 14'. Nothing until it is known: it is no reason to wait, nor to say that it could not be counted. */
function Lugar({ idCarpeta, cola }: { idCarpeta: number; cola: Cola }) {
  const { data } = useLugarEnCola(idCarpeta, cola)
  if (!data || data.total === 0) return null
  const cuantas = `${data.totalEsMinimo ? 'más de ' : ''}${data.total.toLocaleString('es-AR')}`
  return <> · {data.lugar === null ? `quedan ${cuantas}` : `${data.lugar.toLocaleString('es-AR')} de ${cuantas}`}</>
}
