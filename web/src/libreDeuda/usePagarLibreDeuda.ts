import { LIBRE_DEUDA } from '@catastro/domain/libreDeuda/mensajes'
import { useNavigate } from 'react-router'
import { irAlProveedor } from '../envios/irAlProveedor.ts'
import { useEnvio } from '../envios/useEnvio.ts'
import { guardarDato } from '../red/almacen.ts'
import { main } from '../red/cliente.ts'
import { configuracion } from '../red/configuracion.ts'
import { useSesion } from '../red/sesion.ts'

/**
 * Has the server prepare the payment, keeps what the return page needs under the names of the specification, and goes to
 * the provider. What is paid already goes straight to that page.
 */
export function usePagarLibreDeuda() {
  const navigate = useNavigate()
  const user = useSesion((sesion) => sesion.usuario)
  const { ocupado, enviar } = useEnvio()
  const pagar = (padron: string) =>
    enviar(padron, async (opciones) => {
      const json = { producto: 'LIBRE_DEUDA', padron } as const
      const { idPago, action, fields } = await main('POST /pagos/preparar', { json }, opciones)
      guardarDato('emailData', {
        message: padron,
        recipient: configuracion().correoOficina,
        subject: LIBRE_DEUDA,
        idPago,
      })
      guardarDato('user', user)
      if (action && fields) irAlProveedor(action, fields)
      else navigate('/LibreDeudaPagoExitoso')
    })
  return { pagar, ocupado }
}
