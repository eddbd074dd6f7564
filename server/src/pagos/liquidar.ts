import { haceDias } from '@catastro/domain/dias'
import { estaAbierto, REALIZADA } from '@catastro/domain/pagos/estados'
import { enTransaccion, recordarEscritura, sentencia } from '../plataforma/base/db.ts'
import { SinRespuesta, type TransaccionDelProveedor } from '../plataforma/proveedorDePagos/proveedor.ts'
import { asentar } from './asentar.ts'
import { type EntornoDePagos, exigirProveedor } from './entorno.ts'
import type { OrigenDeEvento } from './eventos.ts'
import { getPago, type Pago } from './leerPago.ts'
import { devolverTurno, type Turno, tomarTurno } from './seguimiento.ts'

const sinRespuestaEnUnDia = sentencia(
  'pago_sin_respuesta',
  `update pago set revision = 'SIN_RESPUESTA' where id_pago = $1 and estado in ('INICIADO', 'EN_PROCESO')
     and creado_el <= $2 and revision is distinct from 'SIN_RESPUESTA'`,
)
const sinEfecto = sentencia(
  'pago_sin_efecto',
  `update pago set revision = 'SIN_EFECTO' where id_pago = $1 and estado not in ('CONFIRMADO', 'DEVUELTO')
     and revision is distinct from 'SIN_EFECTO'`,
)

/**
 * Asks the provider about a payment and writes down what follows. The question is asked outside of any transaction, and
 * whoever wrote meanwhile is respected: the answer is judged against the row as it is then.
 */
export async function liquidar(entorno: EntornoDePagos, turno: Turno, origen: OrigenDeEvento): Promise<void> {
  const { db } = entorno
  const pago = await getPago(db, turno.idPago)
  const respuesta = await preguntar(entorno, pago)
  try {
    await enTransaccion(db, null, (tx) => asentar(tx, entorno, pago, { origen, respuesta }))
  } catch (error) {
    if (respuesta?.estadoId === REALIZADA) await sinEfecto(db, pago.idPago).catch(() => {})
    throw error
  }
  await recordarEscritura(db, pago.idPersona)
  await devolverTurno(db, turno)
}

async function preguntar(
  entorno: EntornoDePagos,
  { idPago, transaccion }: Pago,
): Promise<TransaccionDelProveedor | null> {
  try {
    return await exigirProveedor(entorno).consultar(transaccion)
  } catch (error) {
    if (error instanceof SinRespuesta) await sinRespuestaEnUnDia(entorno.db, idPago, haceDias(1, entorno.db.ahora()))
    throw error
  }
}

const SEGUNDOS_ENTRE_PREGUNTAS = 3

/** The payment as it is, after asking the provider if it is open and nobody asked just now. A provider that does not answer changes nothing. */
export async function alDia(entorno: EntornoDePagos, pago: Pago, segundos = SEGUNDOS_ENTRE_PREGUNTAS): Promise<Pago> {
  if (!estaAbierto(pago.estado) || !entorno.proveedor) return pago
  const turno = await tomarTurno(entorno.db, pago.idPago, segundos)
  if (!turno) return pago
  await liquidar(entorno, turno, 'RETORNO').catch(siNoRespondio)
  return getPago(entorno.db, pago.idPago)
}

function siNoRespondio(error: unknown): void {
  if (!(error instanceof SinRespuesta)) throw error
}
