import { LIBRE_DEUDA } from '@catastro/domain/libreDeuda/mensajes'
import { useNavigate } from 'react-router'
import { usePagar } from '../envios/usePagar.ts'
import { guardarDato } from '../red/almacen.ts'
import { configuracion } from '../red/configuracion.ts'
import { useSesion } from '../red/sesion.ts'
import { LIBRE_DEUDA_PAGADO } from './direcciones.ts'

/** Pays for the certificate of a property: what the return page needs is kept under the names of the specification. */
export function usePagarLibreDeuda() {
  const navigate = useNavigate()
  const user = useSesion((sesion) => sesion.usuario)
  const { ocupado, pagar } = usePagar()
  return {
    ocupado,
    pagar: (padron: string) =>
      pagar({
        pedido: { producto: 'LIBRE_DEUDA', padron },
        alPreparar: (idPago) => {
          const { correoOficina: recipient } = configuracion()
          guardarDato('emailData', { message: padron, recipient, subject: LIBRE_DEUDA, idPago })
          guardarDato('user', user)
        },
        siYaEstaPagado: () => navigate(LIBRE_DEUDA_PAGADO.enlace()),
      }),
  }
}
