import { expect, it, vi } from 'vitest'
import { deUnoEnUno, resumir } from './pasos.mjs'

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
