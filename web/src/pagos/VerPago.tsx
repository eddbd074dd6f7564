import Receipt from '@mui/icons-material/ReceiptLong'
import { useNavigate } from 'react-router'
import { ToolButton } from '../ui/ToolButton.tsx'

interface Props {
  readonly idPago: number
  /** The route that its page stands under. */
  readonly ruta: '/misPagos' | '/pagos'
  readonly titulo: string
}

export function VerPago({ idPago, ruta, titulo }: Props) {
  const navigate = useNavigate()
  return (
    <ToolButton titulo={titulo} detalle={`${idPago}`} onClick={() => navigate(`${ruta}/${idPago}`)}>
      <Receipt />
    </ToolButton>
  )
}
