import type { ConBase } from './instantanea.ts'

/** Of the portal's own, and not of what stands in for others. */
const ESQUEMAS = ['cadena', 'estadisticas', 'importaciones', 'public']

/** Every row of every table, letter for letter as PostgreSQL writes it. Of `public`, a table goes by its name alone. */
export async function filasDeCadaTabla({ $client }: ConBase): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tablas } = await $client.query<{ tabla: string }>(
    `select c.oid::regclass::text as tabla from pg_class c
     where relkind = 'r' and relnamespace::regnamespace::text = any($1) order by 1`,
    [ESQUEMAS],
  )
  const filas = new Map<string, string[]>()
  for (const { tabla } of tablas) {
    const { rows } = await $client.query<{ fila: string }>(`select x::text as fila from ${tabla} x`)
    filas.set(
      tabla,
      rows.map(({ fila }) => fila),
    )
  }
  return filas
}

/** In which tables something is not as it was: how many rows went or were others, and how many came or are others now. */
export function cambiosEntre(
  antes: ReadonlyMap<string, readonly string[]>,
  despues: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, { readonly seFueron: number; readonly entraron: number }>> {
  return Object.fromEntries(
    [...new Set([...antes.keys(), ...despues.keys()])].flatMap((tabla) => {
      const [de, a] = [antes.get(tabla) ?? [], despues.get(tabla) ?? []]
      const cambio = { seFueron: sobran(de, a), entraron: sobran(a, de) }
      return cambio.seFueron + cambio.entraron > 0 ? [[tabla, cambio]] : []
    }),
  )
}

/** As often as each is there: two that are equal are two. */
function sobran(unas: readonly string[], otras: readonly string[]): number {
  const quedan = new Map<string, number>()
  for (const fila of otras) quedan.set(fila, (quedan.get(fila) ?? 0) + 1)
  let cuantas = 0
  for (const fila of unas) {
    const hay = quedan.get(fila) ?? 0
    if (hay === 0) cuantas++
    else quedan.set(fila, hay - 1)
  }
  return cuantas
}
