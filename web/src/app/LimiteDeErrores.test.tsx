// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pantalla } from '../acceso/ruta.ts'
import { mostrar } from '../pruebas/mostrar.tsx'
import { conServidor, servidor } from '../pruebas/servidor.ts'
import * as navegador from '../red/navegador.ts'
import { LimiteDeErrores } from './LimiteDeErrores.tsx'
import { PantallaPedida } from './PantallaPedida.tsx'

conServidor()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const noLlega = pantalla<'Pantalla'>(() => Promise.reject(new TypeError('Failed to fetch')), 'Pantalla')
const abrir = () =>
  mostrar(
    <LimiteDeErrores>
      <Suspense>
        <PantallaPedida pantalla={noLlega} />
      </Suspense>
    </LimiteDeErrores>,
  )

let hayRed = false
beforeEach(() => {
  hayRed = false
  servidor.use(http.get(document.baseURI, () => (hayRed ? HttpResponse.html('') : HttpResponse.error())))
})

test('una pantalla que no se pudo bajar lo dice, y se abre sola cuando vuelve la red, una vez', async () => {
  const recargar = vi.spyOn(navegador, 'recargar').mockImplementation(() => {})
  abrir()
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
