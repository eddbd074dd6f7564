import { afterEach, expect, test, vi } from 'vitest'
import { contarOyentes, huella, loQueCambio } from './loQueQueda.ts'

const { fetch: elDeSiempre } = globalThis

afterEach(() => {
  vi.useRealTimers()
  globalThis.fetch = elDeSiempre
  delete process.env.DE_ESTA_PRUEBA
  process.removeAllListeners('SIGINT')
})

test.each([
  ['nada', () => {}, []],
  ['relojes de mentira', () => vi.useFakeTimers({ toFake: ['setInterval'] }), ['los relojes de mentira']],
  ['una hora puesta', () => vi.setSystemTime(0), ['Date, reemplazado']],
  [
    'un ajuste',
    () => {
      process.env.DE_ESTA_PRUEBA = 'si'
    },
    ['DE_ESTA_PRUEBA en el entorno'],
  ],
  [
    'una función del mundo',
    () => {
      globalThis.fetch = async () => new Response()
    },
    ['fetch, reemplazado'],
  ],
  ['quien oye una señal', () => process.on('SIGINT', () => {}), ['quien oye SIGINT']],
  [
    'lo que anota vitest',
    () => {
      process.env.VITEST_DE_ESTA_PRUEBA = 'si'
    },
    [],
  ],
])('%s', (_que, dejar, queda) => {
  const antes = huella()
  dejar()
  expect(loQueCambio(antes, huella())).toEqual(queda)
  delete process.env.VITEST_DE_ESTA_PRUEBA
})

test('quien empieza a oír la página y no termina; una vez, o lo que es de un control, no cuenta', () => {
  const pagina = new EventTarget()
  const { addEventListener } = pagina
  const [queda, seVa] = [vi.fn(), vi.fn()]
  const terminar = contarOyentes(pagina)
  pagina.addEventListener('storage', queda)
  pagina.addEventListener('online', seVa)
  pagina.addEventListener('pagehide', seVa, { once: true })
  pagina.addEventListener('keydown', seVa)
  pagina.dispatchEvent(new Event('storage'))
  pagina.removeEventListener('online', seVa)
  pagina.dispatchEvent(new Event('online'))
  expect([queda.mock.calls.length, seVa.mock.calls.length]).toEqual([1, 0])
  expect(terminar()).toEqual(['quien oye storage'])
  expect(pagina.addEventListener).toBe(addEventListener)
})
