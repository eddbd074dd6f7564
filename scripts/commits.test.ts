import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { asuntosDesde, DESDE, defectoDe } from './commits.mjs'

test.each([
  'Un reloj para lo que vence, y un lugar para cada línea de la historia',
  'Guarda ñus', // 10
  'Un asunto de setenta y dos letras, ni una más, que es todo lo que entra.', // 72
  'Las pruebas del formulario 14',
  'Biome 2.6.8',
])('%s: dice lo que hace', (asunto) => expect(defectoDe(asunto)).toBe(undefined))

test.each([
  ['', 'tiene 0 letras, y 10 es lo menos que dice algo'],
  ['C', 'tiene 1 letras, y 10 es lo menos que dice algo'],
  ['Formato', 'tiene 7 letras, y 10 es lo menos que dice algo'],
  ['Guarda ñu', 'tiene 9 letras, y 10 es lo menos que dice algo'],
  ['Un asunto de setenta y tres letras, ni una más, y que ya no entra entero.', 'tiene 73 letras, y entran 72'],
  ['WIP: la pantalla de pagos', 'no dice qué se hizo'],
  ['Formato y más cambios', 'no dice qué se hizo'],
  ['Arreglos varios', 'no dice qué se hizo'],
  ['más correcciones', 'no dice qué se hizo'],
  ['............', 'no dice qué se hizo'],
  ['fixup! Un reloj para lo que vence', 'espera que lo junten con otro'],
])('«%s» no vale: %s', (asunto, defecto) => expect(defectoDe(asunto)).toBe(defecto))

let carpeta: string
beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'commits-'))
})
afterEach(() => rm(carpeta, { recursive: true, force: true }))

const PERSONA = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', '-c', 'commit.gpgsign=false']
function git(...argumentos: string[]) {
  return execFileSync('git', [...PERSONA, ...argumentos], { cwd: carpeta, encoding: 'utf8' })
}
const confirmar = (asunto: string, cuando: string) =>
  execFileSync('git', [...PERSONA, 'commit', '--quiet', '--allow-empty', '-m', asunto], {
    cwd: carpeta,
    env: { ...process.env, GIT_COMMITTER_DATE: cuando, GIT_AUTHOR_DATE: cuando },
  })
const revisar = () => spawnSync('node', [join(carpeta, 'scripts/commits.mjs')], { encoding: 'utf8' })

it('mira los nuevos, aunque uno viejo esté delante; un asunto malo nuevo lo hace fallar', async () => {
  await mkdir(join(carpeta, 'scripts'))
  await cp(fileURLToPath(new URL('commits.mjs', import.meta.url)), join(carpeta, 'scripts/commits.mjs'))
  git('init', '--quiet')
  confirmar('C', '2026-11-25T10:29:59Z')
  expect(revisar()).toMatchObject({ status: 0, stdout: 'Asuntos de commits: 0 bien, 0 mal.\n' })
  confirmar('Un reloj para lo que vence', '2026-11-25T10:30:01Z')
  confirmar('Formato', '2026-11-20T00:00:00Z')
  expect(revisar()).toMatchObject({ status: 0, stdout: 'Asuntos de commits: 1 bien, 0 mal.\n' })
  confirmar('Arreglos varios', '2026-11-26T00:00:00Z')
  const { status, stdout } = revisar()
  expect(status).toBe(1)
  expect(stdout).toContain('«Arreglos varios» no dice qué se hizo\nAsuntos de commits: 1 bien, 1 mal.\n')
})

it('sin repositorio, o sin ningún commit, no hay qué mirar', () => {
  expect(asuntosDesde(DESDE, carpeta)).toEqual([])
  git('init', '--quiet')
  expect(asuntosDesde(DESDE, carpeta)).toEqual([])
})
