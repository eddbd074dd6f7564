import { styled } from '@mui/material/styles'
import { COLORES } from '../ui/theme.ts'

/** Lines to choose one from. */
export const Renglones = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 420,
  overflowY: 'auto',
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  background: COLORES.papel,
  '& > li + li': { borderTop: `1px solid ${COLORES.linea}` },
})

export const Renglon = styled('button')({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '8px 16px',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& strong': { display: 'block', color: COLORES.primario },
  '& span': { color: COLORES.textoTenue, fontSize: '0.875rem' },
  '&:hover, &[aria-current="true"]': { background: COLORES.fondo },
})
