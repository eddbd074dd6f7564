// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Parte } from './Parte.tsx'

const dibujar = vi.fn(() => <p>Lo de adentro</p>)
const Adentro = () => dibujar()

const plegada = () =>
  render(
    <Parte id="movimientos" titulo="Movimientos" pliega="plegada">
      <Adentro />
    </Parte>,
  )
afterEach(() => {
  cleanup()
  dibujar.mockClear()
})

it('lo plegado no se dibuja hasta que se abre, y después queda', () => {
  plegada()
  expect(dibujar).not.toHaveBeenCalled()
  const detalles = screen.getByText('Movimientos').closest('details') as HTMLDetailsElement
  for (const abierta of [true, false]) {
    detalles.open = abierta
    fireEvent(detalles, new Event('toggle'))
    expect(screen.getByText('Lo de adentro')).toBeTruthy()
  }
})

it('en el papel se lee todo, también lo que nadie abrió', () => {
  plegada()
  expect(screen.queryByText('Lo de adentro')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('Lo de adentro')).toBeTruthy()
})
