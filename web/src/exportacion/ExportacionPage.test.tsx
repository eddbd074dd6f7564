// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { EXPORTACION } from './direcciones.ts'
import { ExportacionPage } from './ExportacionPage.tsx'

conPantallas()

test('se baja con o sin los documentos, y lo que no se pudo se dice bajo su botón', async () => {
  entrarComo('administrador')
  montar(<ExportacionPage />, EXPORTACION.enlace())
  falla('GET /exportacion/{que}', 429, 'Espere a que termine la otra descarga', { que: 'todo' })
  expect(screen.getByRole('button', { name: 'Bajar las tablas y el mapa' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Bajar todo, con los documentos' }))
  expect(await screen.findByText('Espere a que termine la otra descarga')).toBeTruthy()
})
