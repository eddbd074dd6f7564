// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('va solo al terminar, y no antes', () => {
  const alTerminar = vi.fn()
  render(<Countdown segundos={3} alTerminar={alTerminar} destino="a sus carpetas" />)
  expect(screen.getByText('Redirigiendo a sus carpetas en 3 s…')).toBeTruthy()
  for (let segundo = 1; segundo <= 2; segundo++) act(() => vi.advanceTimersByTime(1000))
  expect(alTerminar).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1000))
  expect(alTerminar).toHaveBeenCalledOnce()
})

test('el botón va en el acto', () => {
  const alTerminar = vi.fn()
  render(<Countdown segundos={5} alTerminar={alTerminar} />)
  fireEvent.click(screen.getByRole('button', { name: 'Ir ahora' }))
  expect(alTerminar).toHaveBeenCalledOnce()
})
