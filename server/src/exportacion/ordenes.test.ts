import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { alTerminar } from '../../pruebas/alTerminar.ts'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { baseVacia } from '../../pruebas/baseDePrueba.ts'
import { larga, unTercio } from '../../pruebas/larga.ts'
import { direccionDe, orden } from '../../pruebas/orden.ts'
import type { DbRaiz } from '../plataforma/base/db.ts'

/** `exportar` and `importar-exportacion` as docs/exportacion.md gives them: each a process of its own. */

let portal: AppDePrueba
let nueva: DbRaiz
let raiz: string
const salida = () => join(raiz, 'salida')
const DEMOSTRACION = { SANDBOX: 'si' }
const deLaCiudad = () => ({ ...DEMOSTRACION, DATABASE_URL: direccionDe(portal.db), STORAGE_URL: portal.carpeta })
const deLaNueva = () => ({
  ...{ ...DEMOSTRACION, DATABASE_URL: direccionDe(nueva), STORAGE_URL: join(raiz, 'archivos') },
})

beforeAll(async () => {
  raiz = await mkdtemp(join(tmpdir(), 'ordenes-'))
  alTerminar(() => rm(raiz, { recursive: true, force: true }))
  portal = await appDePrueba()
  nueva = await baseVacia()
})

larga('se exporta, las sumas se comprueban como se dice, y se importa en una ciudad vacía, una sola vez', async () => {
  const exportada = await orden('exportar', ['--a', salida()], deLaCiudad())
  expect(exportada).toEqual({
    codigo: 0,
    dicho: expect.stringMatching(/^[\d.]+ archivos en \/.*\/salida\. Compruébelos con: sha256sum -c SHA256SUMS\n$/),
    error: '',
  })
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: salida() })
  const otraVez = await orden('exportar', ['--a', salida()], deLaCiudad())
  expect(otraVez).toEqual({ codigo: 1, dicho: '', error: 'Esa carpeta ya existe: diga otra\n' })

  const importada = await orden('importar-exportacion', ['--de', salida()], deLaNueva())
  expect(importada).toMatchObject({
    codigo: 0,
    error: 'Es de la ciudad de demostración: en producción no se inicia con ella.\n',
  })
  expect(importada.dicho).toMatch(
    /^Importada la exportación de las \S+, del portal \d+\.\d+\.\d+: [\d.]+ filas de \d+ tablas y \d+ archivos, cada uno con su suma\.\n/,
  )
  expect(importada.dicho).toContain('\nNo vino, porque una exportación no lo lleva:\n')
  expect(importada.dicho).toMatch(/\nLa cadena de auditoría está entera: \d+ eslabones\. Punta: \d+:[0-9a-f]{64}\n$/)

  const otra = await orden('importar-exportacion', ['--de', salida()], deLaNueva())
  expect(otra).toEqual({
    codigo: 1,
    dicho: '',
    error: expect.stringMatching(
      /^La base de datos no está vacía: la tabla \w+ ya tiene filas\. Se importa en una ciudad nueva, en la que nadie entró\n$/,
    ),
  })

  const personas = async ({ $client }: DbRaiz) =>
    (await $client.query('select * from persona order by id_persona')).rows
  expect(await personas(nueva)).toEqual(await personas(portal.db))
  // And that was somebody in it.
  expect(await orden('importar-exportacion', ['--de', salida()], deLaNueva())).toEqual({
    ...{ codigo: 1, dicho: '', error: 'La base está en uso: detenga el portal antes\n' },
  })
})

describe('lo que está mal se dice en una oración, y nada se toca', () => {
  const BASE = 'El ajuste DATABASE_URL no es válido: debe ser una dirección postgres://usuario:clave@equipo/base'
  const SIN_NADIE = 'El ajuste DATABASE_URL no es válido: en 127.0.0.1:1 no responde ningún PostgreSQL'
  it.each<[string, string, readonly string[], Record<string, string>, string]>(
    unTercio([
      ['exportar, sin decir adónde', 'exportar', [], {}, 'Diga adónde: --a CARPETA'],
      ['exportar, con el adónde vacío', 'exportar', ['--a'], {}, 'Diga adónde: --a CARPETA'],
      ['exportar, con un ajuste equivocado', 'exportar', ['--a', '/nada'], { DATABASE_URL: 'mysql://a' }, BASE],
      ['importar, sin decir de dónde', 'importar-exportacion', [], {}, 'Diga de dónde: --de CARPETA'],
      [
        'importar, con un ajuste equivocado',
        'importar-exportacion',
        ['--de', '/nada'],
        { DATABASE_URL: 'mysql://a' },
        BASE,
      ],
      [
        'importar, con dos ajustes que no van juntos',
        'importar-exportacion',
        ['--de', '/nada'],
        { CIUDAD_DIGITAL_URL: 'https://ciudad.example' },
        'SANDBOX y CIUDAD_DIGITAL_URL no van juntos: en la demostración cualquiera entra como cualquiera. Quite uno de los dos',
      ],
      ...(['exportar --a /nada', 'importar-exportacion --de /nada', 'conservar --simulacro'] as const).map(
        (dada): [string, string, readonly string[], Record<string, string>, string] => {
          const [programa = '', ...argumentos] = dada.split(' ')
          const DATABASE_URL = 'postgres://a:b@127.0.0.1:1/c'
          return [`${programa}, sin nadie en su base`, programa, argumentos, { DATABASE_URL }, SIN_NADIE]
        },
      ),
      ['conservar, con un ajuste equivocado', 'conservar', ['--simulacro'], { DATABASE_URL: 'mysql://a' }, BASE],
    ]),
  )('%s', async (_, programa, argumentos, ajustes, oracion) => {
    expect(await orden(programa, argumentos, { ...DEMOSTRACION, DATA_DIR: join(raiz, 'datos'), ...ajustes })).toEqual({
      ...{ codigo: 1, dicho: '', error: `${oracion}\n` },
    })
  })

  it('importar lo que no es una exportación', async () => {
    const otra = await baseVacia()
    const ajustes = { ...deLaNueva(), DATABASE_URL: direccionDe(otra), STORAGE_URL: join(raiz, 'otros archivos') }
    const { codigo, dicho, error } = await orden('importar-exportacion', ['--de', join(raiz, 'nada')], ajustes)
    expect([codigo, dicho]).toEqual([1, ''])
    expect(error).toMatch(/^En .*nada no hay una exportación entera: le falta SHA256SUMS.*\n$/)
  })
})
