import { type EstadoDePago, TITULO_DE_ESTADO } from '@catastro/domain/pagos/estados'
import { Chip } from '../ui/pagina/Chip.tsx'
import type { Tono } from '../ui/theme.ts'

const TONO: Readonly<Record<EstadoDePago, Tono>> = {
  INICIADO: 'neutro',
  EN_PROCESO: 'info',
  CONFIRMADO: 'bien',
  RECHAZADO: 'mal',
  CANCELADO: 'neutro',
  VENCIDO: 'neutro',
  DEVUELTO: 'neutro',
}

export const EstadoDePagoChip = ({ estado }: { estado: EstadoDePago }) => (
  <Chip tono={TONO[estado]}>{TITULO_DE_ESTADO[estado]}</Chip>
)
