import { aPesos } from '@catastro/domain/dinero'
import type { PagoDelPersonal, PagoListItem } from '@catastro/domain/pagos/llamadas'
import { detalleDe } from '@catastro/domain/pagos/productos'
import type { Fila } from '../plataforma/base/sentencias.ts'
import type { Pago } from './leerPago.ts'
import type { PagoListado } from './listarPagos.ts'

export const presentarSituacion = ({ idPago, estado, monto, tipo, transaccion, revision }: Pago) => ({
  idPago,
  estado,
  monto: aPesos(monto),
  producto: tipo,
  transaccion,
  enRevision: revision !== null,
})

export const presentarPago = (pago: Pago): PagoListItem => ({
  ...presentarSituacion(pago),
  detalle: detalleDe(pago.referencia),
  fecha: pago.creadoEl.toISOString(),
  confirmadoEl: pago.confirmadoEl?.toISOString() ?? null,
  usado: pago.usadoEl !== null,
})

export const presentarAlPersonal = (pago: PagoListado): PagoDelPersonal => ({
  ...presentarPago(pago),
  persona: pago.persona,
  cuil: pago.cuil,
  idPlataforma: pago.idPlataforma,
  revision: pago.revision,
  excedente: pago.excedente === null ? null : aPesos(pago.excedente),
})

/** To its payer: why staff look at it stays with staff. */
export const presentarRecibo = (pago: PagoListado): PagoDelPersonal => ({
  ...presentarAlPersonal(pago),
  revision: null,
  excedente: null,
})

export type FilaDeEvento = Fila<'eventos_de_pago'>
export const COLUMNAS_DE_EVENTO = `e.id, e.id_pago as "idPago", e.origen, e.transaccion, e.estado, e.monto as centavos,
  e.recibido_el as "recibidoEl"`

export const presentarEvento = ({ id, idPago, origen, transaccion, estado, centavos, recibidoEl }: FilaDeEvento) => ({
  id,
  idPago,
  origen,
  transaccion,
  estado,
  monto: centavos === null ? null : aPesos(centavos),
  fecha: recibidoEl.toISOString(),
})
