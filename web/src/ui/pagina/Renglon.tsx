import { styled } from '@mui/material/styles'
import { ALTO_PARA_EL_DEDO, COLORES, CON_EL_DEDO } from '../theme.ts'

/** Links and buttons in a row, under the cards of a home. */
export const Renglon = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  marginTop: 32,
  '& a': {
    color: COLORES.primario,
    [CON_EL_DEDO]: { display: 'inline-flex', alignItems: 'center', minHeight: ALTO_PARA_EL_DEDO },
  },
})
