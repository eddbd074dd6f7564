import Receipt from '@mui/icons-material/ReceiptLong'
import { useNavigate } from 'react-router'
import type { Direccion } from '../acceso/direccion/direccion.ts'
import { ToolButton } from '../ui/botones/ToolButton.tsx'

interface Props {
  readonly idPago: number
  /** Its own page, or staff's. */
  readonly a: Direccion<[idPago: number]>
  readonly titulo: string
}

export function VerPago({ idPago, a, titulo }: Props) {
  const navigate = useNavigate()
  return (
    <ToolButton titulo={titulo} detalle={`${idPago}`} onClick={() => navigate(a.enlace(idPago))}>
      <Receipt />
    </ToolButton>
  )
}
