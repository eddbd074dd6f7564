import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { correr } from './corrida.ts'

const SEMILLA = 20_240_612

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'portal-pagos-'))
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

it('treinta pagos y una muerte súbita: ninguno perdido, repetido ni dado por pagado sin serlo', {
  timeout: 240_000,
}, async () => {
  const { pagos, faltas } = await correr(carpeta, SEMILLA, 30, 1)
  expect(faltas).toEqual([])
  expect(pagos).toBe(30)
})
