// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { MisCarpetasVeredasPage } from './MisCarpetasVeredasPage.tsx'

conPantallas()

test('quien no presentó ninguna puede empezar desde ahí', async () => {
  entrarComo('ciudadano')
  responde('GET /documentacion/listarCarpetasVeredas', { carpetas: [], total: 0 })
  responde('GET /veredas/enCurso', { vereda: null, otras: [] })
  montar(<MisCarpetasVeredasPage />, '/misCarpetasVeredas')
  expect((await screen.findByRole('link', { name: 'Cargar Formulario' })).getAttribute('href')).toBe('/veredas')
})
