// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { carpetaPresentada, conCarpeta } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { entrarComo } from '../../pruebas/servidor.ts'
import { FinalizarCargaPage } from './FinalizarCargaPage.tsx'

conPantallas()

test.each([
  ['con todo respondido', [{ que: 'presentar' } as const], 'Presentar la carpeta'],
  [
    'con algo por hacer',
    [{ que: 'croquis' } as const, { que: 'presentar' } as const],
    'Ver lo que falta para presentarla',
  ],
])('%s lleva al último paso (A-203)', async (_, faltantes, nombre) => {
  entrarComo('profesional')
  conCarpeta(carpetaPresentada({ carpetaCompleta: false, presentada: false }), { faltantes })
  montar(<FinalizarCargaPage />, '/finalizarCargaCarpeta?idCarpeta=1002')
  const enlace = await screen.findByRole('link', { name: nombre })
  expect(enlace.getAttribute('href')).toBe('/verDesgloseCarpetaEncomienda?idCarpeta=1002#presentar-la-carpeta')
})

test('presentada, ya no', async () => {
  entrarComo('profesional')
  conCarpeta(carpetaPresentada())
  montar(<FinalizarCargaPage />, '/finalizarCargaCarpeta?idCarpeta=1002')
  await screen.findByText('Otros archivos')
  expect(screen.queryByRole('link', { name: /[Pp]resentar/ })).toBeNull()
})
