// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Ruta } from '../acceso/direccion/ruta.ts'
import { useSesion } from '../red/sesion.ts'
import { App } from './App.tsx'

const fila = (ruta: string): Ruta => ({
  ruta,
  guardia: 'abierta',
  sinMarco: true,
  pantalla: { llegada: () => () => <h1>{ruta}</h1>, traer: () => Promise.reject(new Error('ya está')) },
})

vi.mock('./rutas.ts', () => ({
  rutaDe: (camino: string) => {
    // Whoever goes elsewhere while the first screen is being drawn: nobody listens yet.
    if (camino === '/una') window.history.replaceState(null, '', '#/otra')
    return fila(camino)
  },
}))

test('la dirección que cambió mientras se dibujaba la primera pantalla es la que vale', async () => {
  window.history.replaceState(null, '', '#/una')
  useSesion.setState({ estado: 'anonimo' })
  render(<App />)
  expect(await screen.findByRole('heading', { name: '/otra' })).toBeTruthy()
})
