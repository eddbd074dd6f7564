import type { Pedido } from '@catastro/domain/misDatos/llamadas'
import { Chip } from '../ui/pagina/Chip.tsx'

const TONOS = { PEDIDO: 'atencion', HECHO: 'bien', RECHAZADO: 'neutro' } as const

export const EstadoDePedido = ({ estado, children }: { estado: Pedido['estado']; children: string }) => (
  <Chip tono={TONOS[estado]}>{children}</Chip>
)
