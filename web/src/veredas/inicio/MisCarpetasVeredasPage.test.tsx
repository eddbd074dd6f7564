// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { enCursoResponde, veredaDePrueba } from '../../pruebas/vereda.ts'
import { MisCarpetasVeredasPage } from './MisCarpetasVeredasPage.tsx'

conPantallas()

test('quien no presentó ninguna puede empezar desde ahí', async () => {
  entrarComo('ciudadano')
  responde('GET /documentacion/listarCarpetasVeredas', { carpetas: [], total: 0 })
  responde('GET /veredas/enCurso', { vereda: null, otras: [] })
  montar(<MisCarpetasVeredasPage />, '/misCarpetasVeredas')
  expect((await screen.findByRole('link', { name: 'Cargar Formulario' })).getAttribute('href')).toBe('/veredas')
})

test('lo que se pagó y no está presentado se ve sobre la lista, con lo que falta y por dónde se sigue', async () => {
  entrarComo('ciudadano')
  responde('GET /documentacion/listarCarpetasVeredas', { carpetas: [], total: 0 })
  const falta = [{ path: 'FotoVeredaArchivo', msg: 'Falta una foto' }]
  const presentada = veredaDePrueba('PRESENTADA', { idPago: 7 })
  enCursoResponde(veredaDePrueba('POR_COMPLETAR', { falta }), presentada)
  montar(<MisCarpetasVeredasPage />, '/misCarpetasVeredas')
  const seguir = await screen.findByRole('link', { name: 'Completar y enviar' })
  expect(seguir.getAttribute('href')).toBe('/veredas?pagoRealizado=true&idPago=5')
  expect(seguir.closest('[role=status]')?.textContent).toMatch(/Falta una foto.*SAN MARTIN 450/)
})
