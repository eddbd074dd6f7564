// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { descargar } from './descargar.ts'

afterEach(() => vi.restoreAllMocks())

/** What the browser does with a file: a tab of its own, or saved under a name. */
async function entrega(tipo: string, nombre: string | null) {
  const abrir = vi.spyOn(window, 'open').mockReturnValue(window)
  const bajados: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    bajados.push(this.download)
  })
  await descargar(async () => ({ blob: new Blob(['x'], { type: tipo }), nombre }), 'propio.bin')
  return abrir.mock.calls.length > 0 ? 'pestaña' : bajados
}

test.each([
  ['application/pdf', 'pestaña'],
  ['image/png', 'pestaña'],
  ['image/jpeg', 'pestaña'],
  ['image/vnd.dwg', ['plano.dwg']],
  ['image/vnd.dxf', ['plano.dwg']],
  ['image/svg+xml', ['plano.dwg']],
  ['application/zip', ['plano.dwg']],
])('%s: %j', async (tipo, que) => {
  expect(await entrega(tipo, 'plano.dwg')).toEqual(que)
})

test('el que el servidor no nombra lleva el nombre propio', async () => {
  expect(await entrega('image/vnd.dwg', null)).toEqual(['propio.bin'])
})
