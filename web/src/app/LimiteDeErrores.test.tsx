// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { type ComponentType, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pantalla } from '../acceso/direccion/ruta.ts'
import { mostrar } from '../pruebas/mostrar.tsx'
import { conServidor, servidor } from '../pruebas/servidor.ts'
import { diferida } from '../red/cargaDiferida.ts'
import * as navegador from '../red/navegador.ts'
import { LimiteDeErrores } from './LimiteDeErrores.tsx'
import { PantallaPedida } from './PantallaPedida.tsx'

conServidor()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

type Modulo = { readonly Pantalla: ComponentType }
const noLlega = () => Promise.reject<Modulo>(new TypeError('Failed to fetch'))
const Rota = () => {
  throw new TypeError('x is undefined')
}
const PANTALLA = pantalla(noLlega, 'Pantalla')
const DE_UNA_RUTA = () => <PantallaPedida pantalla={PANTALLA} />
const DE_UNA_PANTALLA = diferida(noLlega, 'Pantalla')
const abrir = (NoLlega: ComponentType) =>
  mostrar(
    <LimiteDeErrores>
      <Suspense>
        <NoLlega />
      </Suspense>
    </LimiteDeErrores>,
  )

let hayRed = false
beforeEach(() => {
  hayRed = false
  servidor.use(http.get(document.baseURI, () => (hayRed ? HttpResponse.html('') : HttpResponse.error())))
})

test.each([
  ['una pantalla', DE_UNA_RUTA],
  ['una parte de una pantalla', DE_UNA_PANTALLA],
])('%s que no se pudo bajar lo dice, y se abre sola cuando vuelve la red, una vez', async (_, NoLlega) => {
  const recargar = vi.spyOn(navegador, 'recargar').mockImplementation(() => {})
  abrir(NoLlega)
  expect((await screen.findByRole('alert')).textContent).toContain('Se abre sola cuando vuelva la conexión')
  expect(recargar).not.toHaveBeenCalled()
  hayRed = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(recargar).toHaveBeenCalledTimes(1))
  // Reloaded and missing again: it is not the network.
  window.dispatchEvent(new Event('online'))
  screen.getByRole('button', { name: 'Volver a cargar' }).click()
  await waitFor(() => expect(recargar).toHaveBeenCalledTimes(2))
})

test('una pantalla que se rompe dice «¡Ups!» y «Algo salió mal», y lo demás sigue', () => {
  mostrar(
    <>
      <h2>Menú</h2>
      <LimiteDeErrores>
        <Rota />
      </LimiteDeErrores>
    </>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¡Ups!')
  expect(screen.getByRole('alert').textContent).toBe('¡Ups!Algo salió malVolver a cargar')
  expect(screen.getByRole('heading', { name: 'Menú' })).toBeTruthy()
})
