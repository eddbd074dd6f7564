import { createHash } from 'node:crypto'
import type { Centavos } from '@catastro/domain/dinero'
import { ESTADOS_DEL_PROVEEDOR, esEstadoId } from '@catastro/domain/pagos/estados'
import { type Db, sentencia } from '../plataforma/base/db.ts'

export type OrigenDeEvento = 'NOTIFICACION' | 'CONSULTA' | 'RETORNO'

export interface Evento {
  readonly idPago: number | null
  readonly origen: OrigenDeEvento
  readonly transaccion: string
  readonly estadoId: number
  readonly monto: Centavos | undefined
  /** Tells repeated ones apart: the same content is noted once. */
  readonly contenido: unknown
}

const anotar = sentencia(
  'anotar_evento_de_pago',
  `insert into pago_evento (id_pago, origen, transaccion, estado, monto, cuerpo_hash) values ($1?, $2, $3, $4, $5?, $6)
   on conflict do nothing returning id`,
)

const nombreDelEstado = (estadoId: number) =>
  esEstadoId(estadoId) ? ESTADOS_DEL_PROVEEDOR[estadoId].nombre : `desconocido (${String(estadoId).slice(0, 10)})`

const hashDe = (contenido: unknown) => createHash('sha256').update(JSON.stringify(contenido)).digest('hex')

/** False when the same had been noted before. */
export async function anotarEvento(db: Db, evento: Evento): Promise<boolean> {
  const { idPago, origen, transaccion, estadoId, monto, contenido } = evento
  const filas = await anotar(
    db,
    idPago,
    origen,
    transaccion,
    nombreDelEstado(estadoId),
    monto ?? null,
    hashDe(contenido),
  )
  return filas.length > 0
}
