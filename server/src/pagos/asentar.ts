import { haceDias } from '@catastro/domain/dias'
import { type EstadoDePago, estaAbierto, type Revision } from '@catastro/domain/pagos/estados'
import { juzgar } from '@catastro/domain/pagos/juicio'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import type { TransaccionDelProveedor } from '../plataforma/proveedorDePagos/proveedor.ts'
import { comprar, quedoSinEfecto } from './comprar.ts'
import type { EntornoDePagos } from './entorno.ts'
import { anotarEvento, type OrigenDeEvento } from './eventos.ts'
import { bloquearPago, type Pago } from './leerPago.ts'
import { dejarParaDevolver, marcarParaRevisar } from './revision.ts'

const cambiar = sentencia(
  'cambiar_pago',
  `update pago set estado = $3, revision = $4?, id_plataforma = coalesce($5?, id_plataforma),
     confirmado_el = case when $3 = 'CONFIRMADO' then coalesce(confirmado_el, $6) else confirmado_el end
   where id_pago = $1 and estado = $2
     and (estado, revision, id_plataforma) is distinct from ($3, $4, coalesce($5, id_plataforma))`,
)

const otroConfirmado = sentencia(
  'hay_otro_pago_confirmado',
  `select exists (select 1 from pago where tipo = $1 and id_persona = $2 and clave = $3 and id_pago <> $4
     and estado = 'CONFIRMADO' and concluido_el is null) as hay`,
)

interface Dicho {
  readonly origen: OrigenDeEvento
  /** null: the provider has never heard of the transaction. */
  readonly respuesta: TransaccionDelProveedor | null
}

/** Writes down what the provider answered about a payment, with all that follows from it, in one transaction. */
export async function asentar(
  tx: Tx,
  entorno: Pick<EntornoDePagos, 'conceptos' | 'anotarFalla'>,
  leido: Pago,
  { origen, respuesta }: Dicho,
): Promise<void> {
  const pago = await bloquearPago(tx, leido)
  const vieja = pago.creadoEl <= haceDias(1, tx.ahora())
  if (!respuesta) {
    // Its person never got to the card page: after a day nobody waits for it any more.
    const hacia = vieja && pago.estado === 'INICIADO' ? 'VENCIDO' : pago.estado
    const revision = vieja && pago.estado === 'EN_PROCESO' ? 'SIN_RESPUESTA' : pago.revision
    await cambiar(tx, pago.idPago, pago.estado, hacia, revision, null, tx.ahora())
    return
  }
  const { idPlataforma, estadoId, monto } = respuesta
  const contenido = [respuesta.transaccion, idPlataforma, estadoId, monto ?? null]
  await anotarEvento(tx, { ...respuesta, idPago: pago.idPago, origen, contenido })
  const juicio = juzgar(pago, respuesta)
  const repetido = juicio.estado === 'CONFIRMADO' && pago.estado !== 'CONFIRMADO' && (await yaEstabaPagado(tx, pago))
  await cambiar(tx, pago.idPago, pago.estado, juicio.estado, revisionDe(pago, juicio, vieja), idPlataforma, tx.ahora())
  if (juicio.estado !== 'CONFIRMADO') return
  if (repetido) return dejarParaDevolver(tx, pago.idPago, 'REPETIDO')
  if (pago.estado === 'CONFIRMADO') {
    if (juicio.revision || !quedoSinEfecto(pago)) return
    await marcarParaRevisar(tx, pago.idPago, null)
  }
  await comprar(tx, entorno, pago)
}

const yaEstabaPagado = async (tx: Tx, { tipo, idPersona, clave, idPago }: Pago) =>
  (await otroConfirmado(tx, tipo, idPersona, clave, idPago)).some(({ hay }) => hay)

/** What a change settles needs no look any more; what has no end after a day does. */
function revisionDe(pago: Pago, juicio: { estado: EstadoDePago; revision: Revision | null }, vieja: boolean) {
  if (juicio.estado === 'DEVUELTO' && pago.estado !== 'DEVUELTO') return pago.usadoEl ? 'DEVUELTO_EN_USO' : null
  if (juicio.revision || juicio.estado !== pago.estado) return juicio.revision
  if (estaAbierto(pago.estado)) return vieja ? 'SIN_RESPUESTA' : null
  return pago.revision
}
