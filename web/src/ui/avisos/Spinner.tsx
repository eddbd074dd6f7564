import { keyframes, styled } from '@mui/material/styles'
import { COLORES } from '../theme.ts'

const girar = keyframes({ to: { transform: 'rotate(360deg)' } })

const Rueda = styled('span')({
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: `4px solid ${COLORES.linea}`,
  borderTopColor: COLORES.primario,
  animation: `${girar} 0.9s linear infinite`,
})

const Caja = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 16, padding: 48 })

/** Drawn here and not by MUI: it stands in the first bundle. */
export function Spinner({ texto = 'Cargando…' }: { texto?: string }) {
  return (
    <Caja role="status">
      <Rueda />
      {texto}
    </Caja>
  )
}
