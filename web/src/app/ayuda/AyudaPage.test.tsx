// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { AyudaPage } from './AyudaPage.tsx'

conPantallas()

const abrir = (direccion: string) => {
  responde('GET /ciudad/textos/{texto}', {
    titulo: 'Ayuda',
    texto: '# Mis carpetas\nLas suyas.\n# Pagar\nCon tarjeta.',
    desde: '2026-11-02T12:00:00.000Z',
  })
  responde('GET /tramites/estados', {
    estados: [
      { estado: 'OBSERVADO', significa: 'Lo espera a usted', plazo: { casos: 12, mediana: 6 } },
      { estado: 'PAGADO', significa: 'El pago llegó.', plazo: { casos: 1200, mediana: 0 } },
      { estado: 'RECHAZADO', significa: 'Está cerrada.', plazo: null },
    ],
  })
  montar(<AyudaPage />, direccion)
}

test('se abre en la parte de la pantalla desde la que se pidió, con cada estado explicado', async () => {
  abrir('/ayuda?de=%2FmisPagos')
  const parte = await screen.findByRole('heading', { name: 'Pagar' })
  await waitFor(() => expect(document.activeElement).toBe(parte))
  expect(screen.getByText('Actualizado el 02/11/2026')).toBeTruthy()
  expect((await screen.findAllByRole('definition')).map((una) => una.textContent)).toEqual([
    'Lo espera a ustedLa mitad lo deja en 6 días o menos (12 casos del último año).',
    'El pago llegó.La mitad lo deja el mismo día (1.200 casos del último año).',
    'Está cerrada.',
  ])
  expect(screen.getByRole('link', { name: /^Glosario/ }).getAttribute('href')).toBe('/textos/glosario')
})

test('de una pantalla que la ayuda no cuenta, desde el comienzo', async () => {
  abrir('/ayuda?de=%2Fportada')
  expect(await screen.findByRole('heading', { name: 'Mis carpetas' })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})
