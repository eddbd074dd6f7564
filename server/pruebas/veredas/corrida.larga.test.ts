import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { correr } from './corrida.ts'

const SEMILLA = 20_240_613

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'portal-veredas-'))
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

it('ocho veredas y una muerte súbita: cada pago confirmado es una carpeta con sus dos fotos, o está marcado', {
  timeout: 240_000,
}, async () => {
  const { veredas, muertes, faltas } = await correr(carpeta, SEMILLA, 8, 1)
  expect(faltas).toEqual([])
  expect([veredas, muertes]).toEqual([8, 1])
})
