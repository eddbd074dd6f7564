import { PAGO_ERROR_TEXTO, PAGO_ERROR_TITULO } from '@catastro/domain/pagos/mensajes'
import { INICIO } from '../acceso/direcciones.ts'
import { olvidarLoQueEstaEnElServidor } from '../envios/borrador.ts'
import { PagoFallido } from '../envios/PagoFallido.tsx'
import { borrarDatos } from '../red/almacen.ts'
import { MIS_PAGOS } from './direcciones.ts'

/** Which payment it was, nobody says in this address. */
const MIS_PAGOS_DE_NUEVO = { texto: 'Ver mis pagos', a: MIS_PAGOS.enlace() }

/** What was filled in stays safe on the server. */
function olvidar() {
  olvidarLoQueEstaEnElServidor()
  borrarDatos('checks', 'domicilio', 'emailData')
}

export function PagoErrorPage() {
  return (
    <PagoFallido
      titulo={PAGO_ERROR_TITULO}
      texto={PAGO_ERROR_TEXTO}
      destino={INICIO.enlace()}
      nombreDelDestino="al inicio"
      olvidar={olvidar}
      deNuevo={MIS_PAGOS_DE_NUEVO}
    />
  )
}
