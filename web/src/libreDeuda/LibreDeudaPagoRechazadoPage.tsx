import { useState } from 'react'
import { INICIO_VIEJO } from '../acceso/direcciones.ts'
import { PagoFallido } from '../envios/PagoFallido.tsx'
import { borrarDatos, leerDato } from '../red/almacen.ts'
import { LIBRE_DEUDA_PAGADO } from './direcciones.ts'

const DE_NUEVO = { texto: 'Intentar de nuevo', a: INICIO_VIEJO.enlace() }
const olvidar = () => borrarDatos('emailData', 'user')

const conPago = (dato: unknown): dato is { readonly idPago: number } =>
  typeof dato === 'object' && dato !== null && 'idPago' in dato && Number.isInteger(dato.idPago)

export function LibreDeudaPagoRechazadoPage() {
  const [idPago] = useState(() => leerDato('emailData', conPago)?.idPago ?? null)
  return (
    <PagoFallido
      destino={INICIO_VIEJO.enlace()}
      nombreDelDestino="al inicio"
      olvidar={olvidar}
      deNuevo={DE_NUEVO}
      idPago={idPago}
      exito={LIBRE_DEUDA_PAGADO.enlace()}
    />
  )
}
