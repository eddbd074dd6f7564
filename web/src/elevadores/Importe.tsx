import Typography from '@mui/material/Typography'
import { pesos } from '../ui/pagina/formato.ts'
import { ReviewList } from '../ui/pagina/ReviewList.tsx'

interface Props {
  /** In pesos. */
  readonly importe: number
  /** How it comes about, or how it is paid. */
  readonly ayuda: string
}

/** The fee of forms 27 and 29: nobody types it. */
export const Importe = ({ importe, ayuda }: Props) => (
  <div>
    <ReviewList respuestas={[{ pregunta: 'Importe', respuesta: pesos(importe), importe: true, total: true }]} />
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {ayuda}
    </Typography>
  </div>
)
