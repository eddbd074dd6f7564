import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { irAlProveedor } from '../envios/irAlProveedor.ts'
import { anotarSalida } from '../envios/salidaAlPago.ts'
import { useEnvio } from '../envios/useEnvio.ts'
import { main } from '../red/cliente.ts'
import { vueltaDelPago } from './direcciones.ts'
import { marcasDe } from './marcas.ts'
import { guardarPagoDeVereda } from './pagoGuardado.ts'
import { CLAVE_EN_CURSO } from './useVeredaEnCurso.ts'

type Empezada = Pick<VeredaEnCurso, 'idPago' | 'respuestas'>

/** Back to the card page of a payment that was begun, for what it was begun for. */
export function useSeguirElPago() {
  const { ocupado, fallo, enviar } = useEnvio()
  const consultas = useQueryClient()
  const navigate = useNavigate()
  const seguir = ({ idPago, respuestas }: Empezada) =>
    void enviar(`seguir ${idPago}`, async (opciones) => {
      const { action, fields } = await main('POST /pagos/preparar', { json: { producto: 'VEREDAS', idPago } }, opciones)
      const { Padron = '', NroPuerta = '' } = respuestas
      guardarPagoDeVereda({ idPago, checks: marcasDe(respuestas), domicilio: { Padron, NroPuerta } })
      anotarSalida(idPago, window, vueltaDelPago(idPago))
      if (action && fields) await irAlProveedor(action, fields)
      else navigate(vueltaDelPago(idPago))
    })
      // It ended meanwhile: how, is read again.
      .catch(() => consultas.invalidateQueries({ queryKey: CLAVE_EN_CURSO }))
  return { ocupado, fallo, seguir }
}
