import type { PagoDelPersonal } from '@catastro/domain/pagos/llamadas'
import { PRODUCTOS } from '@catastro/domain/pagos/productos'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { cuilConGuiones, fechaYHora, pesos } from '../ui/pagina/formato.ts'
import { EstadoDePagoChip } from './EstadoDePagoChip.tsx'

/** A payment's data, as its receipt and the staff's page show them. */
export function DatosDelPago({ pago }: { pago: PagoDelPersonal }) {
  return (
    <Ficha
      datos={[
        { nombre: 'Pago', valor: pago.idPago },
        { nombre: 'Estado', valor: <EstadoDePagoChip estado={pago.estado} /> },
        { nombre: 'Importe', valor: <strong className="cifras">{pesos(pago.monto)}</strong> },
        { nombre: 'Pagado de más', valor: pago.excedente && pesos(pago.excedente) },
        { nombre: 'Concepto', valor: PRODUCTOS[pago.producto].titulo },
        { nombre: 'Detalle', valor: pago.detalle },
        { nombre: pago.confirmadoEl ? 'Pagado por' : 'Persona', valor: pago.persona },
        { nombre: 'CUIL', valor: cuilConGuiones(pago.cuil) },
        { nombre: 'Iniciado', valor: fechaYHora(pago.fecha) },
        { nombre: 'Confirmado', valor: pago.confirmadoEl && fechaYHora(pago.confirmadoEl) },
        { nombre: 'Operación', valor: pago.transaccion },
        { nombre: 'Número del proveedor', valor: pago.idPlataforma, ancho: true },
      ]}
    />
  )
}
