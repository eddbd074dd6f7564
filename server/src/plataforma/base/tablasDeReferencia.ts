import { ErrorDePortal } from '@catastro/domain/errores'
import type { Identidad } from '../identidad/identidad.ts'
import { type Db, type DbRaiz, enTransaccion, type Tx } from './db.ts'

/** What the tables that staff maintain have in common. Nothing in them is ever deleted. */

/** The first row, or 404 in these words. */
export function exigir<Fila>(filas: readonly Fila[], noExiste: string): Fila {
  const [fila] = filas
  if (fila === undefined) throw new ErrorDePortal(404, noExiste)
  return fila
}

/** The stamp of who writes a row, and when. */
export const firmada = ($quien: string) => `usrmod = ${$quien}, modificado_el = now()`

/** 1 and 0 of the wire. Absent: enabled when a row is made, unchanged when it is edited. */
export const alCrear = (estado: 0 | 1 | undefined) => estado !== 0
export const alEditar = (estado: 0 | 1 | undefined) => (estado === undefined ? null : estado === 1)
export const siVino = ($estado: string) => `estado = coalesce(${$estado}?::boolean, estado)`

/** Texts sort as people do: Álvarez before Zárate. */
export const enOrden = (columna: string) => `${columna} collate "es-x-icu"`

export const existeEn = (tabla: string, clave: string) => `select ${clave} as id from ${tabla} where ${clave} = $1`
/** Sets `estado` to 0. A row already disabled is left as it is, without even a line in its history. */
export const deshabilitaEn = (tabla: string, clave: string) => `
  with cambiada as (update ${tabla} set estado = false, ${firmada('$2')} where ${clave} = $1 and estado)
  ${existeEn(tabla, clave)}`

type DeUnaFila = (db: Db, id: number) => Promise<readonly unknown[]>

/** 404 in these words unless the table holds that row. */
export async function exigirFila(db: Db, existe: DeUnaFila, id: number, noExiste: string): Promise<void> {
  exigir(await existe(db, id), noExiste)
}

interface Deshabilitable {
  readonly sentencia: (tx: Tx, id: number, idPersona: number) => Promise<readonly unknown[]>
  readonly id: number
  readonly noExiste: string
}

export function deshabilitar(db: DbRaiz, quien: Identidad, { sentencia, id, noExiste }: Deshabilitable) {
  return enTransaccion(db, quien.idPersona, async (tx) => {
    exigir(await sentencia(tx, id, quien.idPersona), noExiste)
  })
}
