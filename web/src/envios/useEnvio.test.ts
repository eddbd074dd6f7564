// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useEnvio } from './useEnvio.ts'

afterEach(cleanup)

/** Submissions of one screen: the keys that they went out with. */
function abrir() {
  const claves: string[] = []
  const { result } = renderHook(() => useEnvio())
  const enviar = (huella: string, falla = false) =>
    act(() =>
      result.current
        .enviar(huella, async ({ claveDeEnvio }) => {
          claves.push(claveDeEnvio)
          if (falla) throw new Error('sin red')
        })
        .catch(() => {}),
    )
  return { claves, enviar, result }
}

test('el reintento de lo que falló lleva la misma clave; lo ya enviado, o lo distinto, otra', async () => {
  const { claves, enviar } = abrir()
  await enviar('a', true)
  await enviar('a')
  await enviar('a', true)
  await enviar('b')
  const [primera, reintento, despuesDelExito, distinto] = claves
  expect(reintento).toBe(primera)
  expect(despuesDelExito).not.toBe(primera)
  expect(new Set([primera, despuesDelExito, distinto]).size).toBe(3)
})

test('mientras uno está en camino el segundo no sale, y se ve cuánto subió', async () => {
  const { result } = abrir()
  const salieron: string[] = []
  let terminar = () => {}
  const enCamino = new Promise<void>((listo) => {
    terminar = listo
  })
  await act(async () => {
    void result.current.enviar('a', async ({ alAvanzar }) => {
      salieron.push('uno')
      alAvanzar(40)
      await enCamino
    })
    void result.current.enviar('a', async () => void salieron.push('otro'))
  })
  expect([salieron, result.current.ocupado, result.current.progreso]).toEqual([['uno'], true, 40])
  await act(async () => terminar())
  expect([result.current.ocupado, result.current.progreso]).toEqual([false, null])
  await act(() => result.current.enviar('a', async () => void salieron.push('después')))
  expect(salieron).toEqual(['uno', 'después'])
})
