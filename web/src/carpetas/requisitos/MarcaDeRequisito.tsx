import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import { TONOS } from '../../ui/theme.ts'

/** Whether a requirement is answered. */
export const MarcaDeRequisito = ({ respondido }: { respondido: boolean }) => (
  <Box sx={{ color: respondido ? TONOS.bien.texto : 'text.secondary', lineHeight: 0, pt: 0.25 }}>
    {respondido ? <CheckCircle titleAccess="Respondido" /> : <RadioButtonUnchecked titleAccess="Sin responder" />}
  </Box>
)
