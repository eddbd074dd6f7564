import { describe, expect, it } from 'vitest'
import { Marcha, RITMO, vencio } from './ritmo.ts'

describe('lo que tiene que llegar entero: 20 segundos, y lo que lleva su tamaño a 8 KB por segundo', () => {
  it.each([
    [20_000, 0, false],
    [20_001, 0, true],
    [21_000, 8_192, false],
    [21_001, 8_192, true],
    [148_000, 1_048_576, false],
    [148_001, 1_048_576, true],
  ])('a los %i ms, de %i bytes: vencido, %s', (ms, bytes, esperado) => {
    expect(vencio(RITMO, ms, bytes)).toBe(esperado)
  })
})

/** The second at which it is cut, looked at every second; null: all of it came. `total`: bytes by then. */
function seCorta(hasta: number, total: (segundo: number) => number): number | null {
  const marcha = new Marcha(RITMO)
  for (let segundo = 1; segundo <= hasta; segundo++) {
    if (marcha.esLenta(segundo * 1000, total(segundo))) return segundo
  }
  return null
}

describe('una subida o una bajada: 8 KB por segundo en 60 segundos cualesquiera, después de los primeros 30', () => {
  it('66 MB por 150 kbit/s llegan, y en menos de una hora', () => {
    const segundos = 66_000_000 / (150_000 / 8)
    expect(segundos).toBe(3520)
    expect([seCorta(3520, (s) => s * 18_750), segundos * 1000 < RITMO.maximoMs]).toEqual([null, true])
  })
  it.each([
    ['8.192 bytes por segundo', (s: number) => s * 8192, null],
    ['8.191', (s: number) => s * 8191, 90],
    ['un byte cada diez segundos', (s: number) => Math.floor(s / 10), 90],
    ['nada en los primeros 30, y después lo justo', (s: number) => Math.max(0, s - 30) * 8192, null],
    ['nada en los primeros 32, y después lo justo', (s: number) => Math.max(0, s - 32) * 8192, 90],
    ['todo junto una vez por minuto, lo justo', (s: number) => Math.floor(s / 60) * 491_520, null],
    ['todo junto una vez por minuto, un byte menos', (s: number) => Math.floor(s / 60) * 491_519, 90],
    ['diez minutos rápido, y nada más', (s: number) => Math.min(s, 600) * 100_000, 656],
  ])('%s', (_como, total, esperado) => {
    expect(seCorta(3600, total)).toBe(esperado)
  })
})
