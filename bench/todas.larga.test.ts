import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { construir } from '../scripts/construir.mjs'

/*
 * Each benchmark over a small city, for as short as it goes: what it measures is not looked at, only that it still measures.
 */

const AQUI = fileURLToPath(new URL('.', import.meta.url))

/** In this order: the first makes the city of the others. */
const CHICAS: Readonly<Record<string, { readonly ajustes: Record<string, string>; readonly dice: RegExp }>> = {
  generar: { ajustes: { CARPETAS: '1000', CADA_CUANTAS_DE_PABLO: '5' }, dice: /carpetas +1\.000 filas/ },
  planes: { ajustes: {}, dice: /\| ninguna \|/ },
  estadisticas: {
    ajustes: { RONDAS: '1', SEGUNDOS: '0.3', ESCRITORES: '2' },
    dice: /movimientos\/s con estadísticas +\d/,
  },
  listaEntera: { ajustes: {}, dice: /listarTodas sin página: 1\.\d{3} carpetas/ },
  comparar: {
    ajustes: { VUELTAS: '1', RONDAS: '1', SEGUNDOS: '0.3' },
    dice: /lectura por clave.*\n.*mis carpetas.*\n.*mesa de entradas.*\n.*alta de carpeta sin archivos +[1-9]/,
  },
  carga: {
    ajustes: { MINUTOS: '0', POR_SEGUNDO: '10', SEGUNDOS_DE_BUSCAR: '1' },
    dice: /20\/s pedidos, \d+\/s atendidos: .* 0 errores, 0 rechazos/,
  },
  padron: { ajustes: { PADRONES: '2000', RONDAS: '1', SEGUNDOS: '0.5' }, dice: /portal sobre desnudo: \d+\.\d/ },
  mapa: {
    ajustes: { MANZANAS_POR_LADO: '4', POR_ZOOM: '1', SEGUNDOS: '0.5' },
    dice: /un minuto de recorrido|recorrido: [1-9]/,
  },
}
/** It is fetched when it is run, and measures a portal that somebody serves; and Debian's programs. */
const NO_ENTRAN = ['lighthouse', 'porRepartidor']

let carpeta: string
beforeAll(async () => {
  await construir()
  carpeta = await mkdtemp(join(tmpdir(), 'banco-'))
}, 240_000)
afterAll(() => rm(carpeta, { recursive: true, force: true }))

it.each(Object.entries(CHICAS))('bench/%s.ts mide', { timeout: 240_000 }, async (nombre, { ajustes, dice }) => {
  const proceso = spawn(process.execPath, ['--import', 'tsx', join(AQUI, `${nombre}.ts`)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ajustes, DATA_DIR: carpeta },
  })
  const [salida, queja, [codigo]] = await Promise.all([
    text(proceso.stdout),
    text(proceso.stderr),
    once(proceso, 'exit'),
  ])
  expect({ codigo, queja }).toEqual({ codigo: 0, queja: '' })
  expect(salida).toMatch(dice)
})

it('cada medición que se corre por su nombre está acá', async () => {
  const { scripts } = JSON.parse(await readFile(join(AQUI, '../package.json'), 'utf8')) as { scripts: object }
  const corridas = Object.values(scripts).flatMap((orden: string) => /tsx bench\/(\w+)\.ts/.exec(orden)?.[1] ?? [])
  expect(corridas.toSorted()).toEqual([...Object.keys(CHICAS), ...NO_ENTRAN].toSorted())
  const archivos = await readdir(AQUI)
  expect(corridas.filter((nombre) => !archivos.includes(`${nombre}.ts`))).toEqual([])
})
