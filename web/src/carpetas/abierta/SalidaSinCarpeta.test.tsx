// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { entrarComo } from '../../pruebas/servidor.ts'
import { ComprobanteDePagoPage } from '../adjuntar/ComprobanteDePagoPage.tsx'
import { FinalizarCargaPage } from '../adjuntar/FinalizarCargaPage.tsx'
import { OlvidoAdjuntarPage } from '../adjuntar/OlvidoAdjuntarPage.tsx'
import { AdjuntarArchivosPage } from '../atender/AdjuntarArchivosPage.tsx'
import { DesglosePage } from '../desglose/DesglosePage.tsx'

conPantallas()

test.each([
  ['profesional', '/misCarpetas'],
  ['administrador', '/misCarpetas'],
  ['operador', '/verCarpetas'],
  ['jefe', '/verCarpetas'],
  ['ciudadano', '/misCarpetasVeredas'],
] as const)('el desglose sin carpeta guardada: %s va a %s', async (tipo, lista) => {
  entrarComo(tipo)
  montar(<DesglosePage />, '/verDesgloseCarpetaEncomienda')
  expect(await screen.findByText(`Está en ${lista}`)).toBeTruthy()
})

test('tampoco vale una carpeta guardada sin sus dos números', async () => {
  entrarComo('profesional')
  localStorage.setItem('datosEncomienda', JSON.stringify({ idCarpeta: 1002 }))
  montar(<DesglosePage />, '/verDesgloseCarpetaEncomienda')
  expect(await screen.findByText('Está en /misCarpetas')).toBeTruthy()
})

test.each([
  ['/finalizarCargaCarpeta', <FinalizarCargaPage key="f" />],
  ['/olvidoAdjuntarArchivos', <OlvidoAdjuntarPage key="o" />],
  ['/adjuntarComprobanteDePago', <ComprobanteDePagoPage key="c" />],
])('%s sin carpeta vuelve a la lista propia', async (ruta, pantalla) => {
  entrarComo('profesional')
  montar(pantalla, ruta)
  expect(await screen.findByText('Está en /misCarpetas')).toBeTruthy()
})

test('/AdjuntarArchivos sin carpeta va a la lista del personal, también para quien administra', async () => {
  entrarComo('administrador')
  montar(<AdjuntarArchivosPage Respuestas={() => null} />, '/AdjuntarArchivos')
  expect(await screen.findByText('Está en /verCarpetas')).toBeTruthy()
})
