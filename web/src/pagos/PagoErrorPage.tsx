import { useMemo, useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { olvidarLoQueEstaEnElServidor } from '../envios/borrador.ts'
import { PagoFallido } from '../envios/PagoFallido.tsx'
import { leerSalida } from '../envios/salidaAlPago.ts'
import { borrarDatos } from '../red/almacen.ts'
import { MIS_PAGOS } from './direcciones.ts'

/** Where this tab does not know which payment it was: nobody says so in this address. */
const MIS_PAGOS_DE_NUEVO = { texto: 'Ver mis pagos', a: MIS_PAGOS.enlace() }

/** What was filled in stays safe on the server. */
function olvidar() {
  olvidarLoQueEstaEnElServidor()
  borrarDatos('checks', 'domicilio', 'emailData')
}

export function PagoErrorPage() {
  const [salida] = useState(leerSalida)
  const deNuevo = useMemo(
    () => (salida ? { texto: 'Intentar de nuevo', a: salida.lugar } : MIS_PAGOS_DE_NUEVO),
    [salida],
  )
  return (
    <PagoFallido
      destino={INICIO.enlace()}
      nombreDelDestino="al inicio"
      olvidar={olvidar}
      deNuevo={deNuevo}
      {...(salida && { idPago: salida.idPago, exito: salida.exito ?? salida.lugar })}
    />
  )
}
