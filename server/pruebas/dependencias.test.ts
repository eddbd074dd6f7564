import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RAIZ } from './casa.ts'

/** What is installed with the portal, from its lock file alone: asked of nobody. */

interface Paquete {
  readonly version?: string
  readonly license?: string
  readonly deprecated?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly resolved?: string
  readonly integrity?: string
}

const { packages } = JSON.parse(readFileSync(join(RAIZ, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Paquete>>
}
const todos = Object.entries(packages)
  .filter(([ruta, { link }]) => ruta.includes('node_modules/') && !link)
  .map(([ruta, paquete]) => ({ ...paquete, nombre: ruta.replace(/^.*node_modules\//, '') }))
const deProduccion = todos.filter(({ dev }) => !dev)

/** Those that let the portal be used, changed and handed on under its own; and the letters'. */
const LICENCIAS = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips, which sharp loads as it comes, and anybody may put another in its place
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]

/** Those whose package does not say, with what its LICENSE file says. */
const DICHAS_APARTE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Of an expression: one of several to choose from, or all of them together. */
const seAdmite = (expresion: string) =>
  expresion
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((opcion) => opcion.split(' AND ').every((licencia) => LICENCIAS.includes(licencia)))

const REGISTRO = 'https://registry.npmjs.org/'

/** Nobody mends these any more: their authors said so, or they have had no release for years while faults are open. */
const SIN_MANTENIMIENTO = [
  ...[
    'binary',
    'buffers',
    'chainsaw',
    'csurf',
    'exceljs',
    'faker',
    'formidable-serverless',
    'fstream',
    'gm',
    'har-validator',
  ],
  ...['inflight', 'jade', 'moment', 'node-uuid', 'phantomjs', 'querystring', 'request', 'request-promise', 'shelljs'],
  ...['traverse', 'tslint', 'unzipper', 'vm2', 'xlsx', 'xmldom'],
]

test('hay qué mirar', () => {
  expect(deProduccion.length).toBeGreaterThan(150)
  expect(todos.length).toBeGreaterThan(deProduccion.length)
})

test('lo que va con el portal tiene una licencia que se admite', () => {
  const otras = deProduccion.filter(({ nombre, license }) => !seAdmite(license ?? DICHAS_APARTE[nombre] ?? 'ninguna'))
  expect(otras.map(({ nombre, license }) => `${nombre}: ${license}`)).toEqual([])
})

test('nada que nadie mantiene va con el portal, ni con lo que lo prueba', () => {
  const viejos = todos.filter(({ nombre, deprecated }) => deprecated || SIN_MANTENIMIENTO.includes(nombre))
  expect(viejos.map(({ nombre, version }) => `${nombre}@${version}`)).toEqual([])
})

test('todo viene del registro, con la suma de sus bytes', () => {
  const deOtroLado = ({ resolved = REGISTRO, integrity }: Paquete) => !resolved.startsWith(REGISTRO) || !integrity
  expect(todos.filter(deOtroLado).map(({ nombre }) => nombre)).toEqual([])
})
