import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import { TONOS } from '../../ui/theme.ts'

interface Props {
  readonly respondido: boolean
  /** Beside words that say the same. */
  readonly muda?: boolean
}

/** Whether a requirement is answered. */
export const MarcaDeRequisito = ({ respondido, muda = false }: Props) => (
  <Box sx={{ color: respondido ? TONOS.bien.texto : 'text.secondary', lineHeight: 0, pt: 0.25 }}>
    {respondido ? (
      <CheckCircle {...(!muda && { titleAccess: 'Respondido' })} />
    ) : (
      <RadioButtonUnchecked {...(!muda && { titleAccess: 'Sin responder' })} />
    )}
  </Box>
)
