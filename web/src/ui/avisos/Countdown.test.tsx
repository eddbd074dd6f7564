// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'

/** On a page of a portal. */
function enSuPagina(alTerminar: () => void, segundos: number, destino?: string) {
  const element = <Countdown segundos={segundos} alTerminar={alTerminar} {...(destino && { destino })} />
  const router = createMemoryRouter([{ path: '/hecho', element }], { initialEntries: ['/hecho'] })
  onTestFinished(() => router.dispose())
  return { router, ...render(<RouterProvider router={router} />) }
}
const pasanSegundos = (cuantos: number) => {
  for (let segundo = 1; segundo <= cuantos; segundo++) act(() => vi.advanceTimersByTime(1000))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('va solo al terminar, y no antes', () => {
  const alTerminar = vi.fn()
  enSuPagina(alTerminar, 3, 'a sus carpetas')
  expect(screen.getByText('Redirigiendo a sus carpetas en 3 s…')).toBeTruthy()
  pasanSegundos(2)
  expect(alTerminar).not.toHaveBeenCalled()
  pasanSegundos(1)
  expect(alTerminar).toHaveBeenCalledOnce()
})

test('el botón va en el acto', () => {
  const alTerminar = vi.fn()
  enSuPagina(alTerminar, 5)
  fireEvent.click(screen.getByRole('button', { name: 'Ir ahora' }))
  expect(alTerminar).toHaveBeenCalledOnce()
})

test('con un diálogo encima espera; cerrado, sigue donde estaba', () => {
  const alTerminar = vi.fn()
  const { container } = enSuPagina(alTerminar, 3)
  pasanSegundos(1)
  // As a dialog leaves what it covers.
  container.setAttribute('aria-hidden', 'true')
  pasanSegundos(10)
  expect(alTerminar).not.toHaveBeenCalled()
  container.removeAttribute('aria-hidden')
  pasanSegundos(1)
  expect(alTerminar).not.toHaveBeenCalled()
  pasanSegundos(1)
  expect(alTerminar).toHaveBeenCalledOnce()
})

test('a quien ya fue a otro lado, aunque sea la misma pantalla, no se lo lleva', async () => {
  const alTerminar = vi.fn()
  const { router } = enSuPagina(alTerminar, 3)
  await act(() => router.navigate('/hecho?otra=si'))
  pasanSegundos(10)
  expect(alTerminar).not.toHaveBeenCalled()
  expect(screen.queryByText(/Redirigiendo/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ir ahora' }))
  expect(alTerminar).toHaveBeenCalledOnce()
})
