import type { Centavos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { EstadoDePago, Revision } from '@catastro/domain/pagos/estados'
import { PAGO_NO_ENCONTRADO } from '@catastro/domain/pagos/mensajes'
import type { Producto, Referencia } from '@catastro/domain/pagos/productos'
import { type Db, sentencia } from '../plataforma/base/db.ts'

export interface Pago {
  readonly idPago: number
  readonly tipo: Producto
  readonly idPersona: number
  readonly monto: Centavos
  readonly estado: EstadoDePago
  readonly transaccion: string
  readonly producto: string
  readonly referencia: Referencia
  readonly clave: string
  readonly idPlataforma: string | null
  readonly revision: Revision | null
  readonly creadoEl: Date
  readonly confirmadoEl: Date | null
  readonly usadoEl: Date | null
  readonly excedente: Centavos | null
}

export const COLUMNAS_DE_PAGO = `
  p.id_pago as "idPago", p.tipo, p.id_persona as "idPersona", p.monto, p.estado, p.transaccion, p.producto, p.referencia,
  p.clave, p.id_plataforma as "idPlataforma", p.revision, p.creado_el as "creadoEl", p.confirmado_el as "confirmadoEl",
  p.usado_el as "usadoEl", p.excedente`

const porId = sentencia('leer_pago', `select ${COLUMNAS_DE_PAGO} from pago p where id_pago = $1`)

export async function getPago(db: Db, idPago: number): Promise<Pago> {
  const [pago] = await porId(db, idPago)
  if (!pago) throw new ErrorDePortal(404, PAGO_NO_ENCONTRADO)
  return pago
}

/** Somebody else's payment and one that is not there are refused with the same words (S-6). */
export async function pagoAlAlcance(db: Db, idPago: number, alcanza: (pago: Pago) => boolean): Promise<Pago> {
  const pago = await getPago(db, idPago)
  if (!alcanza(pago)) throw new ErrorDePortal(404, PAGO_NO_ENCONTRADO)
  return pago
}

const deLaCosa = sentencia(
  'pago_de_la_cosa',
  `select ${COLUMNAS_DE_PAGO} from pago p
   where tipo = $1 and id_persona = $2 and clave = $3 and concluido_el is null
     and estado in ('INICIADO', 'EN_PROCESO', 'CONFIRMADO')
   order by estado = 'CONFIRMADO' desc, id_pago desc limit 1`,
)

/** The confirmed payment of a thing, or else the open one. */
export async function findPagoVigente(
  db: Db,
  cosa: { readonly producto: Producto; readonly idPersona: number; readonly clave: string },
): Promise<Pago | undefined> {
  const [pago] = await deLaCosa(db, cosa.producto, cosa.idPersona, cosa.clave)
  return pago
}

const cerrojo = sentencia('cerrojo_de_pago', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** Preparing and confirming payments of one thing take turns, so that neither misses what the other does. */
export const bloquearCosa = (
  db: Db,
  cosa: { readonly producto: Producto; readonly idPersona: number; readonly clave: string },
) => cerrojo(db, `pago ${cosa.producto} ${cosa.idPersona} ${cosa.clave}`)

const paraCambiar = sentencia('bloquear_pago', `select ${COLUMNAS_DE_PAGO} from pago p where id_pago = $1 for update`)

/** The payment as it is now, held until the transaction ends. */
export async function bloquearPago(db: Db, { idPago, tipo, idPersona, clave }: Pago): Promise<Pago> {
  await bloquearCosa(db, { producto: tipo, idPersona, clave })
  const [pago] = await paraCambiar(db, idPago)
  if (!pago) throw new ErrorDePortal(404, PAGO_NO_ENCONTRADO)
  return pago
}
