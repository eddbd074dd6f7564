import { type ConBase, tablasDe } from './instantanea.ts'

/** What says what was done, and so is not as before when it is undone; and what the server notes of itself and of being asked. */
const SIN_COMPARAR = [
  'almacen',
  'archivo_soltado',
  'auditoria',
  'auditoria_tanda',
  'consulta_personal',
  'equivalencia',
  'escritura_reciente',
  'idempotencia',
  'importacion',
  'titulares_por_dia',
  'trabajo_hecho',
  'uso_de_archivos',
  'uso_por_direccion',
  'uso_por_minuto',
]

/** Each table by the sum of its rows as PostgreSQL writes them: two that are equal hold the same, letter for letter. */
export async function fotoDe(db: ConBase): Promise<Readonly<Record<string, string>>> {
  const tablas = (await tablasDe(db)).filter((tabla) => !SIN_COMPARAR.includes(tabla))
  const { rows } = await db.$client.query(
    `select ${tablas.map((t) => `(select count(*) || ':' || coalesce(sum(hashtextextended(x::text, 0)), 0) from ${t} x) as ${t}`).join(', ')}`,
  )
  return rows[0]
}
