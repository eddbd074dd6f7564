import { PAGO_ERROR_TEXTO, PAGO_ERROR_TITULO } from '@catastro/domain/pagos/mensajes'
import { useState } from 'react'
import { MIS_CARPETAS, verFormulario } from '../../carpetas/direcciones.ts'
import { PagoFallido } from '../../envios/PagoFallido.tsx'
import { borrarDatos, leerDato } from '../../red/almacen.ts'
import { borrarPagoDe1bis, leerPagoDe1bis } from './pagoDe1bis.ts'

const esDeCarpeta = (dato: unknown): dato is { readonly idCarpeta: number } =>
  typeof dato === 'object' && dato !== null && 'idCarpeta' in dato && Number.isInteger(dato.idCarpeta)

function olvidar() {
  borrarDatos('valores', 'checks', 'domicilio', 'emailData', 'datosEncomienda')
  borrarPagoDe1bis()
}

/** Back to the form that has the pay button. Its number is read before the saved data are cleared. */
export function PagoErrorForm1Page() {
  const [{ idCarpeta, idPago }] = useState(() => {
    const pago = leerPagoDe1bis()
    return { idCarpeta: pago?.idCarpeta ?? leerDato('datosEncomienda', esDeCarpeta)?.idCarpeta, idPago: pago?.idPago }
  })
  return (
    <PagoFallido
      titulo={PAGO_ERROR_TITULO}
      texto={PAGO_ERROR_TEXTO}
      destino={idCarpeta === undefined ? MIS_CARPETAS.enlace() : verFormulario('1bis').enlace(idCarpeta)}
      nombreDelDestino={idCarpeta === undefined ? 'a sus carpetas' : 'al formulario'}
      olvidar={olvidar}
      idPago={idPago ?? null}
    />
  )
}
