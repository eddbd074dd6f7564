import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { larga } from '../larga.ts'
import { conLaFalta, type Falta, lugaresDe } from './falta.ts'
import { LISTA } from './lista.ts'

/** The run of the faults is long; that the list still speaks of the code as it is, is asked every time. */

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url))
const leer = (archivo: string) => readFileSync(join(RAIZ, archivo), 'utf8')
const FALTAS = Object.values(LISTA)
  .flat()
  .flatMap(({ archivo, pruebas, faltas }) => faltas.map((falta) => ({ archivo, pruebas, falta, que: falta[0] })))

it('lo que cada falta cambia está una vez donde se la nombra, y sus pruebas existen', () => {
  const perdidas = FALTAS.filter(({ archivo, pruebas, falta }) => {
    const estan = [archivo, ...pruebas].every((ruta) => existsSync(join(RAIZ, ruta)))
    return !estan || pruebas.length === 0 || lugaresDe(leer(archivo), falta).length !== 1 || falta[2] === falta[3]
  })
  expect(perdidas.map(({ archivo, que }) => `${archivo}: ${que}`)).toEqual([])
})

it('cada archivo se nombra una vez, y cada falta es una', () => {
  const archivos = Object.values(LISTA).flatMap((partes) => partes.map(({ archivo }) => archivo))
  expect(archivos).toEqual([...new Set(archivos)])
  const nombres = FALTAS.map(({ archivo, que }) => `${archivo}: ${que}`)
  expect(nombres).toEqual([...new Set(nombres)])
})

larga('con la falta el archivo sigue siendo un programa: no se la nota por no poder leerlo', async () => {
  const rotas: string[] = []
  for (const { archivo, falta, que } of FALTAS) {
    const loader = archivo.endsWith('x') ? 'tsx' : 'ts'
    await transform(conLaFalta(leer(archivo), falta), { loader, logLevel: 'silent' }).catch(() =>
      rotas.push(`${archivo}: ${que}`),
    )
  }
  expect(rotas).toEqual([])
})

describe('el lugar de una falta', () => {
  const TEXTO = [
    "const leer = sentencia('leer_pago', `select * from pago",
    '   where id_pago = $1`)',
    'export function cobrar(',
    '  monto: number,',
    ') {',
    '  return Math.max(',
    '    monto,',
    '    MINIMO,',
    '  )',
    '}',
    'const MINIMO = 5',
    'export const otra = () => Math.max(1, MINIMO)',
    'cuandoSePague((monto) => monto > 0)',
  ].join('\n')
  const cambia = (donde: string, dice: string, diria: string) => conLaFalta(TEXTO, ['x', donde, dice, diria])

  it.each<readonly [string, string, string, string, string]>([
    [
      'una función, aunque sus líneas se corten en otra parte',
      'cobrar',
      'Math.max(monto, MINIMO)',
      'monto',
      '  return monto\n}',
    ],
    ['una tabla o un número', 'MINIMO', 'MINIMO = 5', 'MINIMO = 6', '\nconst MINIMO = 6\n'],
    ['lo que termina en coma, con ella', 'cobrar', 'monto, MINIMO,', 'monto,', 'Math.max(\n    monto,\n  )'],
    ['una sentencia, por su nombre', 'leer_pago', 'from pago where id_pago = $1', 'from pago', 'select * from pago`)'],
    ['la misma, por el de su constante', 'leer', 'where id_pago = $1', '', 'from pago\n   `)'],
    ['lo que el archivo hace al leerse', 'cuandoSePague', 'monto > 0', 'true', '(monto) => true)'],
  ])('%s', (_que, donde, dice, diria, queda) => expect(cambia(donde, dice, diria)).toContain(queda))

  it('lo que está en otra parte no se toca', () => {
    expect(cambia('otra', 'MINIMO', '0')).toContain('Math.max(1, 0)')
    expect(cambia('otra', 'MINIMO', '0')).toContain('    MINIMO,\n')
  })

  it.each<readonly [string, Falta]>([
    ['en otra función', ['x', 'otra', 'monto', '']],
    ['en ninguna de ese nombre', ['x', 'nadie', 'monto', '']],
    ['más de una vez', ['x', 'cobrar', 'm', '']],
  ])('%s no vale', (_que, falta) => {
    expect(lugaresDe(TEXTO, falta)).not.toHaveLength(1)
    expect(() => conLaFalta(TEXTO, falta)).toThrow()
  })
})
