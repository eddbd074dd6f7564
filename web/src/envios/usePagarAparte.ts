import type { PedidoDePago } from '@catastro/domain/pagos/llamadas'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { PREPARANDO_PAGO } from './mensajes.ts'
import { abrirPestanaDePago, pagarEn } from './pestanaDePago.ts'
import { anotarSalida } from './salidaAlPago.ts'
import { useEnvio } from './useEnvio.ts'

/** What the browser is to post to the provider. */
export interface FormularioDePago {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

interface Pago {
  readonly pedido: PedidoDePago
  /** Has the server hold what the amount and the filing come from, before it is asked for a payment. */
  readonly guardar: () => Promise<void>
  readonly alPreparar: (idPago: number) => void | Promise<void>
}

/** As `usePagar`, but the card page opens in a tab of its own and this one stays. */
export function usePagarAparte() {
  const { ocupado, fallo, enviar } = useEnvio()
  // The browser let no tab be opened: this is posted by a click of the person's own.
  const [bloqueado, setBloqueado] = useState<FormularioDePago | null>(null)

  const pagar = ({ pedido, guardar, alPreparar }: Pago) =>
    enviar(JSON.stringify(pedido), async (opciones) => {
      const pestana = abrirPestanaDePago(PREPARANDO_PAGO)
      setBloqueado(null)
      try {
        await guardar()
        const { idPago, action, fields } = await main('POST /pagos/preparar', { json: pedido }, opciones)
        // Closed meanwhile by whoever opened it: nothing is blocked, and the payment waits to be opened again.
        const cerrada = pestana?.closed === true
        if (!cerrada) anotarSalida(idPago, pestana ?? window)
        await alPreparar(idPago)
        if (!action || !fields) pestana?.close()
        else if (!pestana) setBloqueado({ action, fields })
        else if (!pestana.closed) pagarEn(pestana, action, fields)
      } catch (error) {
        pestana?.close()
        throw error
      }
    })
  return { pagar, ocupado, fallo, bloqueado }
}
