import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cuantos } from '@catastro/domain/plurales'
import * as z from 'zod/mini'
import type { DbRaiz } from './db.ts'

/** The database is of no version that this one can serve: a sentence that says what to do. Nothing was touched. */
export class VersionImposible extends Error {
  override readonly name = 'VersionImposible'
}

const Diario = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) })

/** What a migration cannot take, and is looked for while nothing was touched. */
export interface RevisionPrevia {
  /** The migration that would stumble: where it was applied, nothing is asked. */
  readonly hasta: string
  /** One row, with how many there are and one of them: `cuantas`, `ejemplo`. */
  readonly consulta: string
  oracion(cuantas: number, ejemplo: string): string
}

/** A migration that may stumble over a city's rows brings its own (A-292). */
export const REVISIONES: readonly RevisionPrevia[] = [
  {
    hasta: '0044_padron_de_verdad',
    consulta: `select count(*)::int as cuantas, min(ejemplo) as ejemplo from (
      select min(padronp) || ' y ' || max(padronp) as ejemplo from padron group by translate(padronp, '- ', '') having count(*) > 1) r`,
    oracion: (cuantas, ejemplo) =>
      `${cuantos(cuantas, 'padrón provincial está', 'padrones provinciales están')} más de una vez, con guiones o espacios y sin ellos (${ejemplo}): desde esta versión son el mismo. Corríjalos en la base`,
  },
]

const ACA_NO = 'No se inicia, y no se tocó nada: la versión anterior del portal la puede seguir atendiendo'

/**
 * Called at start under the lock, before the migrations: the history first, and then what the rows have to be. What PostgreSQL
 * itself has to be, `exigirBases` asked.
 */
export async function exigirVersion({ $client }: DbRaiz, migraciones: string, revisiones = REVISIONES): Promise<void> {
  const { entries } = Diario.parse(JSON.parse(await readFile(join(migraciones, 'meta/_journal.json'), 'utf8')))
  const conocidas = new Set(entries.map(({ when }) => when))
  const ultima = Math.max(...conocidas)
  const hechas = await aplicadas($client)
  for (const { hecha, version } of hechas) {
    if (conocidas.has(hecha)) continue
    throw new VersionImposible(
      hecha > ultima
        ? `La base de datos es de una versión más nueva del portal${version ? `, la ${version}` : ''}. ${ACA_NO}. Instale esa versión, o restaure una copia que se haya hecho con esta (docs/operacion.md, Copias de respaldo)`
        : `La base de datos es de una versión que esta no sabe actualizar. ${ACA_NO}. Actualice primero a una intermedia (CHANGELOG.md dice desde cuáles se puede)`,
    )
  }
  if (hechas.length === 0) return
  const deLaBase = new Set(hechas.map(({ hecha }) => hecha))
  const faltan = new Set(entries.filter(({ when }) => !deLaBase.has(when)).map(({ tag }) => tag))
  for (const { hasta, consulta, oracion } of revisiones) {
    if (!faltan.has(hasta)) continue
    const { rows } = await $client.query<{ cuantas: number; ejemplo: string | null }>(consulta)
    const [{ cuantas, ejemplo } = { cuantas: 0, ejemplo: null }] = rows
    if (cuantas > 0) throw new VersionImposible(`${oracion(cuantas, ejemplo ?? '')}. ${ACA_NO}`)
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
