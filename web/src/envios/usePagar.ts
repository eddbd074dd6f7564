import type { PedidoDePago } from '@catastro/domain/pagos/llamadas'
import { main } from '../red/cliente.ts'
import { irAlProveedor } from './irAlProveedor.ts'
import { anotarSalida } from './salidaAlPago.ts'
import { useEnvio } from './useEnvio.ts'

interface Pago {
  readonly pedido: PedidoDePago
  /** Keeps what the return page needs, before the browser leaves. */
  readonly alPreparar: (idPago: number) => void | Promise<void>
  /** It was paid already: nothing is left to post. */
  readonly siYaEstaPagado: () => void
}

/** Has the server prepare a payment, whose amount is the server's, and takes the person to the provider. */
export function usePagar() {
  const { ocupado, enviar } = useEnvio()
  const pagar = ({ pedido, alPreparar, siYaEstaPagado }: Pago) =>
    enviar(JSON.stringify(pedido), async (opciones) => {
      const { idPago, action, fields } = await main('POST /pagos/preparar', { json: pedido }, opciones)
      anotarSalida(idPago)
      await alPreparar(idPago)
      if (action && fields) await irAlProveedor(action, fields)
      else siYaEstaPagado()
    })
  return { pagar, ocupado }
}
