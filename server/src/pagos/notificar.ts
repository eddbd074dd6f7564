import { Importe } from '@catastro/domain/importe'
import * as z from 'zod/mini'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { anotarEvento } from './eventos.ts'
import { consultarCuantoAntes } from './seguimiento.ts'

const NumeroOTexto = z.union([z.number(), z.string()])

/** The little of a notice that is kept. The payer's data that come with it are not read at all. */
const Aviso = z.object({
  Tipo: z.optional(z.unknown()),
  TransaccionComercioId: NumeroOTexto,
  TransaccionPlataformaId: z.optional(z.unknown()),
  EstadoId: z.optional(z.nullable(NumeroOTexto)),
  Monto: z.optional(z.unknown()),
})

const MAX_TRANSACCION = 60
const imprimible = (texto: string) => texto.replace(/\p{C}/gu, '').slice(0, MAX_TRANSACCION)

const idDe = sentencia('pago_de_la_transaccion', 'select id_pago as "idPago" from pago where transaccion = $1')

/**
 * A notice is only a hint, since anybody can send one: it is noted once, and the payment that it names is asked about.
 * What cannot be read is nothing.
 */
export async function recibirAviso(db: DbRaiz, cuerpo: unknown): Promise<void> {
  const leido = Aviso.safeParse(cuerpo)
  if (!leido.success) return
  const aviso = leido.data
  const transaccion = imprimible(String(aviso.TransaccionComercioId))
  await enTransaccion(db, null, async (tx) => {
    const [pago] = await idDe(tx, transaccion)
    const nuevo = await anotarEvento(tx, {
      idPago: pago?.idPago ?? null,
      origen: 'NOTIFICACION',
      transaccion,
      estadoId: Number(aviso.EstadoId ?? Number.NaN),
      monto: Importe.safeParse(aviso.Monto).data,
      contenido: aviso,
    })
    if (pago && nuevo) await consultarCuantoAntes(tx, pago.idPago)
  })
}
