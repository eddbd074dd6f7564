import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ronda, rondas } from './rondas.ts'

const SEMILLA = 20_240_611

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'portal-caidas-'))
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

it('una muerte súbita no pierde nada confirmado ni deja nada a medias', { timeout: 120_000 }, async () => {
  const hechas: Ronda[] = []
  for await (const ronda of rondas(carpeta, SEMILLA, ['servidor y PostgreSQL'])) {
    expect(ronda.faltas).toEqual([])
    hechas.push(ronda)
  }
  expect(hechas).toHaveLength(1)
  expect(hechas.at(-1)?.carpetas).toBeGreaterThan(0)
})
