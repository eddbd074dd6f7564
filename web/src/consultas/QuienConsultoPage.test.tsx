// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { QUIEN_CONSULTO } from './direcciones.ts'
import { QuienConsultoPage } from './QuienConsultoPage.tsx'

conPantallas()

test('cada persona se lleva sus datos desde donde ve quién los consultó', async () => {
  entrarComo('ciudadano')
  responde('GET /consultas/mias', { consultas: [], total: 0 })
  falla('GET /misDatos', 429, 'Espere a que termine la otra descarga')
  montar(<QuienConsultoPage />, QUIEN_CONSULTO.enlace())
  expect(screen.getByText(/^Un ZIP con lo que la ciudad tiene de usted/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Descargar mis datos' }))
  expect(await screen.findByText('Espere a que termine la otra descarga')).toBeTruthy()
})
