import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { deADos, deUnoEnUno, resumir } from './pasos.mjs'

it('lo que falla, o no está, no detiene a lo que sigue, y el resumen lo dice', async () => {
  const dicho = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const cuantos: number[] = []
    const resultados = await deUnoEnUno(
      [
        ['falla', 'node', ['-e', 'console.error("lo que falló"); process.exit(3)']],
        ['no está', 'programa-que-no-existe', []],
        ['anda', 'node', ['-e', 'process.exit(process.env.LARGAS === "si" ? 0 : 1)'], { LARGAS: 'si' }],
      ],
      (terminados) => cuantos.push(terminados.length),
    )
    expect(cuantos).toEqual([1, 2, 3])
    expect(resultados.map(({ nombre, bien }) => [nombre, bien])).toEqual([
      ['falla', false],
      ['no está', false],
      ['anda', true],
    ])
    expect(resultados.map(({ ultimo }) => ultimo)).toEqual(['lo que falló\n', '', ''])
    dicho.mockClear()
    expect(
      resumir([
        { nombre: 'corta', bien: false, segundos: 599, ultimo: 'una, por su nombre\n' },
        { nombre: 'larga', bien: true, segundos: 600, ultimo: 'todas' },
      ]),
    ).toBe(1)
    expect(dicho.mock.calls.flat()).toEqual([
      '\n── FALLA corta\nuna, por su nombre\n',
      '\nResumen',
      '  FALLA  corta (599 s)',
      '  bien   larga (10 min)',
      '\n1 passed, 1 failed',
    ])
    expect(resumir([{ nombre: 'larga', bien: true, segundos: 1, ultimo: '' }])).toBe(0)
  } finally {
    dicho.mockRestore()
    error.mockRestore()
  }
})

it('de a dos: una mano de cada punta, y lo que dijo cada uno sale entero cuando termina', async () => {
  const dicho = vi.spyOn(console, 'log').mockImplementation(() => {})
  const lugar = mkdtempSync(join(tmpdir(), 'manos-'))
  const señal = join(lugar, 'llegó')
  try {
    // The first one waits till the other hand has come to the second.
    const esperar = `const {existsSync} = require('node:fs'); const fin = setInterval(() => existsSync(${JSON.stringify(señal)}) && (console.log('uno'), clearInterval(fin)), 10)`
    const resultados = await deADos([
      ['primero', 'node', ['-e', esperar]],
      ['segundo', 'node', ['-e', `require('node:fs').writeFileSync(${JSON.stringify(señal)}, ''); process.exit(1)`]],
      ['tercero', 'node', ['-e', 'console.log("tres")']],
    ])
    expect(resultados.map(({ nombre, bien }) => [nombre, bien])).toEqual([
      ['tercero', true],
      ['segundo', false],
      ['primero', true],
    ])
    expect(dicho.mock.calls.flat()).toEqual(['\n── tercero\ntres\n', '\n── segundo\n', '\n── primero\nuno\n'])
  } finally {
    dicho.mockRestore()
    rmSync(lugar, { recursive: true })
  }
})
