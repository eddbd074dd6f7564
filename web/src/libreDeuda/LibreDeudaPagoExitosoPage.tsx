import { useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { VerificandoPago } from '../envios/VerificandoPago.tsx'
import { MIS_PAGOS } from '../pagos/direcciones.ts'
import { leerDato } from '../red/almacen.ts'
import { useSesion } from '../red/sesion.ts'
import { PedidoDeLibreDeuda } from './PedidoDeLibreDeuda.tsx'
import { esPedidoGuardado } from './pedidoGuardado.ts'

/** The provider sends the browser here: the payment is verified, and then the certificate is asked for. */
export function LibreDeudaPagoExitosoPage() {
  const dentro = useSesion(({ estado }) => estado === 'autenticado')
  const [pedido] = useState(() => leerDato('emailData', esPedidoGuardado))
  // Which payment it is, an older dialog may not have kept: the server finds it by its padron.
  if (dentro && pedido && pedido.idPago === undefined) return <PedidoDeLibreDeuda pedido={pedido} />
  return (
    <VerificandoPago idPago={pedido?.idPago ?? null} intentarDeNuevo={INICIO.enlace()} misPagos={MIS_PAGOS.enlace()}>
      {() => pedido && <PedidoDeLibreDeuda pedido={pedido} />}
    </VerificandoPago>
  )
}
