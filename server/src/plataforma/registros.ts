import { ErrorDePortal } from '@catastro/domain/errores'
import { type Column, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, type DbRaiz, enTransaccion } from './db.ts'
import type { Identidad } from './identidad.ts'

/** What the tables that staff maintain have in common. Nothing in them is ever deleted. */

/** The first row, or 404 in these words. */
export function exigir<Fila>(filas: readonly Fila[], noExiste: string): Fila {
  const [fila] = filas
  if (fila === undefined) throw new ErrorDePortal(404, noExiste)
  return fila
}

/** The stamp of who writes a row, and when. */
export const firmaDe = (quien: Identidad) => ({ usrmod: quien.idPersona, modificadoEl: new Date() })

/** 1 and 0 of the wire. Absent: enabled when a row is made, unchanged when it is edited. */
export const alCrear = (estado: 0 | 1 | undefined) => estado !== 0
export const alEditar = (estado: 0 | 1 | undefined) => (estado === undefined ? {} : { estado: estado === 1 })
export const enElCable = (columna: Column) => sql<number>`${columna}::int`

/** Texts sort as people do: Álvarez before Zárate. */
export const enOrden = (columna: Column) => sql`${columna} collate "es-x-icu"`

interface Deshabilitable {
  readonly tabla: PgTable
  readonly clave: PgColumn
  readonly id: number
  readonly noExiste: string
}

/** Sets `estado` to 0. A row already disabled is left as it is, without even a line in its history. */
export function deshabilitar(db: DbRaiz, quien: Identidad, { tabla, clave, id, noExiste }: Deshabilitable) {
  return enTransaccion(db, quien.idPersona, async (tx) => {
    await exigirFila(tx, tabla, clave, id, noExiste)
    await tx.execute(
      sql`update ${tabla} set estado = false, usrmod = ${quien.idPersona}, modificado_el = now()
        where ${clave} = ${id} and estado`,
    )
  })
}

/** 404 in these words unless the table holds that row. */
export async function exigirFila(db: Db, tabla: PgTable, clave: PgColumn, id: number, noExiste: string): Promise<void> {
  exigir(await db.select({ id: clave }).from(tabla).where(eq(clave, id)), noExiste)
}
