import { VIGENCIA_PASADA } from '@catastro/domain/catalogos/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import type { Tx } from '../plataforma/db.ts'
import { comienzoDelDia, hoy } from '../plataforma/hoy.ts'

/** From when new prices hold: the first moment, where the city is, of the day given; today's when there is none. */
export function desdeCuando(dia: string | undefined): Date {
  const actual = hoy()
  if (dia !== undefined && dia < actual) throw errorDeCampo('vigenteDesde', VIGENCIA_PASADA)
  return comienzoDelDia(dia ?? actual)
}

interface Vigencia {
  readonly historial: PgTable
  /** The column that says whose values they are, and whose. */
  readonly clave: string
  readonly id: number
  /** By column of the history. */
  readonly valores: Readonly<Record<string, number>>
  readonly desde: Date
  readonly autor: Autoria
}

/** Who wrote new prices and, where it takes two, who confirmed them. */
export interface Autoria {
  readonly escribe: number
  readonly confirma?: number
}

/** The name of whoever a column says, read beside the row. */
export const nombreDe = (columna: PgColumn) =>
  sql<
    string | null
  >`(select p.nombre_persona || ' ' || p.apellido_persona from ${persona} p where p.id_persona = ${columna})`

/**
 * A new line of the history, unless the day says the same already. What was written before for that day stays: of several
 * for one day, the last one rules.
 */
export async function fijarVigencia(tx: Tx, { historial, clave, id, valores, desde, autor }: Vigencia): Promise<void> {
  const lista = (partes: SQL[]) => sql.join(partes, sql`, `)
  const nombres = lista(Object.keys(valores).map((nombre) => sql`${sql.identifier(nombre)}`))
  const numeros = lista(Object.values(valores).map((valor) => sql`${valor}::bigint`))
  const dueño = sql.identifier(clave)
  const momento = sql`${desde.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into ${historial} (${dueño}, ${nombres}, vigente_desde, usrmod, confirmado_por)
    select ${id}, ${numeros}, ${momento}, ${autor.escribe}, ${autor.confirma ?? null}::integer
    where (${numeros}) is distinct from (
      select (${nombres}) from ${historial}
      where ${dueño} = ${id} and vigente_desde <= ${momento} order by vigente_desde desc, id desc limit 1)`)
}
