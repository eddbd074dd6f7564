import { COBRO_FUERA_DE_LUGAR, FALTA_CONCEPTO, FALTA_MONTO } from '@catastro/domain/carpetas/mensajes'
import { ESTADOS, type Estado, esperaPago } from '@catastro/domain/carpetas/movimientos'
import { aPesos, type Centavos, IMPORTE_DEMASIADO_GRANDE, IMPORTE_MAXIMO } from '@catastro/domain/dinero'
import { errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'

/** What staff ask to be paid. */
export interface Cobro {
  readonly monto: Centavos
  readonly concepto: string
}

interface Pedido {
  readonly monto?: Centavos | '' | null | undefined
  readonly concepto?: string | null | undefined
}

/** Both or neither, and only where payment is asked for. */
export function cobroPedido({ monto, concepto }: Pedido, hacia: Estado): Cobro | null {
  const hayMonto = monto !== undefined && monto !== null && monto !== ''
  if (!hayMonto && !concepto) return null
  if (!esperaPago(hacia)) throw errorDeCampo(hayMonto ? 'monto' : 'concepto', COBRO_FUERA_DE_LUGAR)
  if (!hayMonto) throw errorDeCampo('monto', FALTA_MONTO)
  if (!concepto) throw errorDeCampo('concepto', FALTA_CONCEPTO)
  if (monto <= 0) throw errorDeCampo('monto', predicado('debe ser mayor que cero'))
  if (monto > IMPORTE_MAXIMO) throw errorDeCampo('monto', IMPORTE_DEMASIADO_GRANDE)
  return { monto, concepto }
}

// Its moment is the one since which the folder waits: so it is known which of them is asked now.
const insertar = sentencia(
  'pedir_cobro',
  `insert into cobro (id_carpeta, monto, concepto, pedido_por, pedido_el)
   select id_carpeta, $2, $3, $4, estado_desde from carpeta where id_carpeta = $1`,
)
export const pedirCobro = (tx: Tx, idCarpeta: number, { monto, concepto }: Cobro, pedidoPor: number) =>
  insertar(tx, idCarpeta, monto, concepto, pedidoPor)

/** Of a folder `c`: the office that has it. */
const SU_OFICINA = `(select o.oficina from tramite_historial h join oficina o on o.id_oficina = h.en_oficina
  where h.id_carpeta = c.id_carpeta order by h.ocurrido_el desc, h.id desc limit 1)`

const ES_EL_DE_AHORA = `k.id_carpeta = c.id_carpeta and c.estado = ${ESTADOS['PENDIENTE DE PAGO']} and k.pedido_el = c.estado_desde`

/** Of a folder `c`: what is asked to be paid now, as `CobroGuardado`; null where nobody said. */
export const COBRO = `(select json_build_object('monto', k.monto, 'concepto', k.concepto, 'oficina', ${SU_OFICINA})
  from cobro k where ${ES_EL_DE_AHORA})`
/** Of a folder `c`: how much is asked now, in centavos. */
export const SE_LE_PIDE = `(select k.monto from cobro k where ${ES_EL_DE_AHORA})`
export interface CobroGuardado extends Cobro {
  readonly oficina: string | null
}
export const mostrarCobro = (cobro: CobroGuardado | null) => cobro && { ...cobro, monto: aPesos(cobro.monto) }

const ultimo = sentencia(
  'ultimo_cobro',
  `select k.id_cobro as "idCobro", k.monto, k.concepto, k.id_pago as "idPago", ${ES_EL_DE_AHORA} as "sePide!"
   from cobro k join carpeta c using (id_carpeta) where k.id_carpeta = $1 order by k.id_cobro desc limit 1`,
)
/** The last one that was asked of a folder, and whether it still is. */
export const ultimoCobro = async (db: Db, idCarpeta: number) => (await ultimo(db, idCarpeta))[0]

const saldar = sentencia('saldar_cobro', 'update cobro set id_pago = $2 where id_cobro = $1 and id_pago is null')
export const saldarCobro = (tx: Tx, idCobro: number, idPago: number) => saldar(tx, idCobro, idPago)
