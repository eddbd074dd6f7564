import { ErrorDePortal } from '@catastro/domain/errores'
import { FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { FORMULARIO_AJENO } from '@catastro/domain/formularios/mensajes'
import { claveDeCarpeta } from '../pagos/conceptos.ts'
import { anotarExcedente, ultimoUsado } from '../pagos/excedente.ts'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'

const FILA = `id_carpeta = $1 and id_formulario_tipo = ${FORMULARIOS['1bis'].tipo}`

/** What form 1bis of a folder comes to, what was paid of it, and the payment that settled it. */
export interface Cuenta1bis {
  readonly idFormulario1bis: number | null
  readonly total: number | null
  readonly pagado: number
  readonly idPago: number | null
}

const leer = sentencia(
  'cuenta_1bis',
  `select b.id as "idFormulario1bis", b.total, f.pagado, f.id_pago as "idPago"
   from carpeta_formulario f left join formulario1bis b using (id_carpeta) where f.${FILA}`,
)

export async function cuenta1bis(db: Db, idCarpeta: number): Promise<Cuenta1bis> {
  const [cuenta] = await leer(db, idCarpeta)
  if (!cuenta) throw new ErrorDePortal(409, FORMULARIO_AJENO)
  return cuenta
}

const fijar = sentencia('fijar_total_1bis', `update carpeta_formulario set a_pagar = $2 where ${FILA}`)

/** The form was filed, or filed again: from now on this is what it comes to. */
export async function fijarTotal(tx: Tx, idCarpeta: number, total: number): Promise<void> {
  await fijar(tx, idCarpeta, total)
  await saldar(tx, idCarpeta)
}

const abonar = sentencia(
  'abonar_1bis',
  `update carpeta_formulario set pagado = pagado + $2 where ${FILA} and pagado < a_pagar returning pagado`,
)

/** False when nothing is owed. A payment of less than what is owed by now is taken, and the difference still owed. */
export const abonar1bis = async (tx: Tx, idCarpeta: number, monto: number) =>
  (await abonar(tx, idCarpeta, monto)).length > 0

const saldarFila = sentencia(
  'saldar_1bis',
  `update carpeta_formulario set id_pago = case when pagado >= a_pagar then $2?::integer end where ${FILA}
   returning pagado - a_pagar as excedente`,
)

/** With nothing owed the row is settled, by its last payment; what was paid in excess is for staff to give back. */
export async function saldar(tx: Tx, idCarpeta: number): Promise<void> {
  const cosa = { producto: 'FORM1BIS', clave: claveDeCarpeta(idCarpeta) } as const
  const [fila] = await saldarFila(tx, idCarpeta, await ultimoUsado(tx, cosa))
  await anotarExcedente(tx, cosa, Math.max(fila?.excedente ?? 0, 0))
}
