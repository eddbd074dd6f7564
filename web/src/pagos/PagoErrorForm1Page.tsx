import { PAGO_ERROR_TEXTO, PAGO_ERROR_TITULO } from '@catastro/domain/pagos/mensajes'
import { useState } from 'react'
import { leerDato } from '../app/almacen.ts'
import { PagoFallido } from '../ui/PagoFallido.tsx'

const BORRAR = ['valores', 'checks', 'domicilio', 'emailData', 'datosEncomienda'] as const

const esDeCarpeta = (dato: unknown): dato is { readonly idCarpeta: number } =>
  typeof dato === 'object' && dato !== null && 'idCarpeta' in dato && Number.isInteger(dato.idCarpeta)

/** Back to the form that has the pay button. Its number is read before the saved data are cleared. */
export function PagoErrorForm1Page() {
  const [idCarpeta] = useState(() => leerDato('datosEncomienda', esDeCarpeta)?.idCarpeta)
  return (
    <PagoFallido
      titulo={PAGO_ERROR_TITULO}
      texto={PAGO_ERROR_TEXTO}
      destino={idCarpeta === undefined ? '/misCarpetas' : `/formulario1bisvista/${idCarpeta}`}
      nombreDelDestino={idCarpeta === undefined ? 'a sus carpetas' : 'al formulario'}
      borrar={BORRAR}
    />
  )
}
