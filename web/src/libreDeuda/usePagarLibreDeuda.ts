import { LIBRE_DEUDA } from '@catastro/domain/libreDeuda/mensajes'
import { useNavigate } from 'react-router'
import { guardarDato } from '../app/almacen.ts'
import { main } from '../app/cliente.ts'
import { configuracion } from '../app/configuracion.ts'
import { useSesion } from '../app/sesion.ts'
import { irAlProveedor } from '../ui/irAlProveedor.ts'
import { useEnvio } from '../ui/useEnvio.ts'

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
