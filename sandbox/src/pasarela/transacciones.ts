import type { Pool } from 'pg'
import { ESTADOS, type Estado, nombreDe } from './estados.ts'

export interface Transaccion {
  readonly transaccion_comercio_id: string
  readonly id_plataforma: string
  readonly producto: string
  readonly monto: string
  readonly monto_informado: string | null
  readonly estado_id: number
  readonly vuelta_exito: string
  readonly vuelta_cancelacion: string
  readonly creada: Date
  readonly pagada: Date | null
}

export interface TransaccionNueva {
  readonly transaccion: string
  readonly producto: string
  readonly centavos: number
  readonly exito: string
  readonly cancelacion: string
}

/** The transaction of a form that was posted: a new one, or the one that it had made before. */
export async function abrirTransaccion(db: Pool, nueva: TransaccionNueva): Promise<Transaccion | undefined> {
  await db.query(
    `insert into pasarela.transaccion (transaccion_comercio_id, producto, monto, vuelta_exito, vuelta_cancelacion)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [nueva.transaccion, nueva.producto, nueva.centavos, nueva.exito, nueva.cancelacion],
  )
  return porComercio(db, nueva.transaccion)
}

const leer = async (db: Pool, condicion: string, valor: string) =>
  // As text, so that it does not matter how the portal's driver reads numbers.
  (
    await db.query<Transaccion>(`select t.*, t.monto::text as monto from pasarela.transaccion t where ${condicion}`, [
      valor,
    ])
  ).rows[0]

export const porComercio = (db: Pool, id: string) => leer(db, 'transaccion_comercio_id = $1', id)
export const porPlataforma = (db: Pool, id: string) => leer(db, 'id_plataforma::text = $1', id)

/** Sets a transaction's state, whatever it was: who plays the provider may. */
export async function resolverTransaccion(
  db: Pool,
  id: string,
  estado: Estado,
  montoInformado: string | null = null,
): Promise<Transaccion | undefined> {
  await db.query(
    `update pasarela.transaccion set estado_id = $2::smallint, monto_informado = coalesce($3, monto_informado),
       pagada = case when $2::smallint = ${ESTADOS.REALIZADA} then coalesce(pagada, now()) else pagada end
     where transaccion_comercio_id = $1`,
    [id, ESTADOS[estado], montoInformado],
  )
  return porComercio(db, id)
}

/** '1500,50' */
export const conComa = (centavos: string) => {
  const cifras = centavos.padStart(3, '0')
  return `${cifras.slice(0, -2)},${cifras.slice(-2)}`
}

/** As its answers and notices show a transaction. */
export const mostrar = (t: Transaccion) => ({
  TransaccionPlataformaId: t.id_plataforma,
  TransaccionComercioId: t.transaccion_comercio_id,
  Monto: t.monto_informado ?? conComa(t.monto),
  EstadoId: t.estado_id,
  Estado: nombreDe(t.estado_id),
  FechaTransaccion: t.creada.toISOString(),
  FechaPago: t.pagada?.toISOString() ?? null,
})
