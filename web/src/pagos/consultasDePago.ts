import { ESTADOS_DE_PAGO, TITULO_DE_ESTADO } from '@catastro/domain/pagos/estados'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import type { PedidoDeLista } from '../ui/listas/useLista.ts'
import { POR_REVISAR } from './direcciones.ts'

export const ESTADOS_CON_TITULO = ESTADOS_DE_PAGO.map((estado) => ({ valor: estado, texto: TITULO_DE_ESTADO[estado] }))

/** The address may carry any state: one that does not exist is none. */
const conEstado = ({ estado, ...pedido }: PedidoDeLista) => ({
  ...pedido,
  estado: ESTADOS_DE_PAGO.find((uno) => uno === estado),
})

export async function traerMisPagos(pedido: PedidoDeLista) {
  const { pagos, ...total } = await main('GET /pagos/mios', { query: conEstado(pedido) })
  return { filas: pagos, ...total }
}

export async function traerPagos(pedido: PedidoDeLista) {
  const porRevisar = pedido.estado === POR_REVISAR ? ({ porRevisar: 1 } as const) : {}
  const { pagos, ...total } = await main('GET /pagos/listar', { query: { ...conEstado(pedido), ...porRevisar } })
  return { filas: pagos, ...total }
}

export const usePago = (idPago: number) =>
  useQuery({
    queryKey: ['pagos', 'uno', idPago],
    queryFn: async () => (await main('GET /pagos/ver/{idPago}', { params: { idPago } })).pago,
  })

export const useEventosDePago = (idPago: number) =>
  useQuery({
    queryKey: ['pagos', 'eventos', idPago],
    queryFn: async () => (await main('GET /pagos/eventos/{idPago}', { params: { idPago } })).eventos,
  })

/** After a change: every list of payments, and each one, is read again. */
export function useRefrescarPagos() {
  const consultas = useQueryClient()
  return () => consultas.invalidateQueries({ queryKey: ['pagos'] })
}
