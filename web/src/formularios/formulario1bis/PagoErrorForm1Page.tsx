import { useCallback, useMemo, useState } from 'react'
import { useCarpetaDeLaDireccion } from '../../acceso/direccion/useCarpetaDeLaDireccion.ts'
import { leerCarpeta } from '../../carpetas/abierta/carpetaGuardada.ts'
import { MIS_CARPETAS, verFormulario } from '../../carpetas/direcciones.ts'
import { olvidarLoQueEstaEnElServidor } from '../../envios/borrador.ts'
import { PagoFallido } from '../../envios/PagoFallido.tsx'
import { borrarDatos } from '../../red/almacen.ts'
import { PAGO_1BIS_EXITOSO } from '../direcciones.ts'
import { borrarPagoDe1bis, leerPagoDe1bis } from './pagoDe1bis.ts'

/** Back to the form that has the pay button. Its number is read before the saved data are cleared. */
export function PagoErrorForm1Page() {
  const deLaDireccion = useCarpetaDeLaDireccion()
  const [{ idCarpeta, idPago }] = useState(() => ({
    idCarpeta: deLaDireccion ?? leerCarpeta('datosEncomienda')?.idCarpeta,
    idPago: leerPagoDe1bis(deLaDireccion)?.idPago,
  }))
  const olvidar = useCallback(() => {
    if (idCarpeta !== undefined) borrarPagoDe1bis(idCarpeta)
    olvidarLoQueEstaEnElServidor()
    borrarDatos('checks', 'domicilio', 'emailData', 'datosEncomienda')
  }, [idCarpeta])
  const destino = idCarpeta === undefined ? MIS_CARPETAS.enlace() : verFormulario('1bis').enlace(idCarpeta)
  const deNuevo = useMemo(() => ({ texto: 'Intentar de nuevo', a: destino }), [destino])
  return (
    <PagoFallido
      destino={destino}
      deNuevo={deNuevo}
      nombreDelDestino={idCarpeta === undefined ? 'a sus carpetas' : 'al formulario'}
      olvidar={olvidar}
      {...(idPago !== undefined && idCarpeta !== undefined && { idPago, exito: PAGO_1BIS_EXITOSO.enlace(idCarpeta) })}
    />
  )
}
