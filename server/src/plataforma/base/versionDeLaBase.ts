import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { DbRaiz } from './db.ts'

/** The database is of no version that this one can serve: a sentence that says what to do. Nothing was touched. */
export class VersionImposible extends Error {
  override readonly name = 'VersionImposible'
}

const Diario = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) })

const ACA_NO = 'No se inicia, y no se tocó nada: la versión anterior del portal la puede seguir atendiendo'

/** Called at start under the lock, before the migrations. What PostgreSQL itself has to be, `exigirBases` asked. */
export async function exigirVersion({ $client }: DbRaiz, migraciones: string): Promise<void> {
  const { entries } = Diario.parse(JSON.parse(await readFile(join(migraciones, 'meta/_journal.json'), 'utf8')))
  const conocidas = new Set(entries.map(({ when }) => when))
  const ultima = Math.max(...conocidas)
  for (const { hecha, version } of await aplicadas($client)) {
    if (conocidas.has(hecha)) continue
    throw new VersionImposible(
      hecha > ultima
        ? `La base de datos es de una versión más nueva del portal${version ? `, la ${version}` : ''}. ${ACA_NO}. Instale esa versión, o restaure una copia que se haya hecho con esta (docs/operacion.md, Copias de respaldo)`
        : `La base de datos es de una versión que esta no sabe actualizar. ${ACA_NO}. Actualice primero a una intermedia (CHANGELOG.md dice desde cuáles se puede)`,
    )
  }
}

async function aplicadas($client: DbRaiz['$client']): Promise<{ hecha: number; version: string | null }[]> {
  const { rows: hay } = await $client.query<{ migradas: boolean; conTablas: boolean; versiones: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as migradas,
       to_regclass('public.persona') is not null as "conTablas",
       to_regclass('public.version_servida') is not null as versiones`,
  )
  // Tables of the portal that no migration is known of are of before all of them.
  const deAntes = hay[0]?.conTablas ? [{ hecha: 0, version: null }] : []
  if (!hay[0]?.migradas) return deAntes
  const version = hay[0].versiones
    ? '(select version from version_servida order by ultima_vez desc limit 1)'
    : 'null::text'
  const { rows } = await $client.query<{ hecha: string; version: string | null }>(
    `select created_at::text as hecha, ${version} as version from drizzle.__drizzle_migrations order by created_at desc`,
  )
  return rows.length === 0 ? deAntes : rows.map((fila) => ({ ...fila, hecha: Number(fila.hecha) }))
}

/** The version that serves it from now on. */
export async function anotarVersion({ $client }: DbRaiz, version: string): Promise<void> {
  await $client.query(
    `insert into version_servida as v (version, migraciones) select $1, count(*) from drizzle.__drizzle_migrations
     on conflict (version) do update set ultima_vez = now(), migraciones = excluded.migraciones`,
    [version],
  )
}
