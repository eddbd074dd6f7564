import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intentos } from './conexion.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('lo que se espera termina a su hora, aunque el reloj de la máquina se atrase mientras', async () => {
  let vueltas = 0
  for await (const _ of intentos(60)) {
    vi.setSystemTime(Date.now() - 3_600_000)
    vueltas += 1
    if (vueltas === 100) break
  }
  expect(vueltas).toBeGreaterThan(0)
  expect(vueltas).toBeLessThan(100)
})
