// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { HistorialDeTarifa } from './HistorialDePrecios.tsx'

conPantallas()

const TARIFA = {
  idTarifa: 65,
  Tarifa: 'CERCA DE OBRA POR METRO',
  tipo: 'CERCA',
  PrecioUnitario: 380,
  valor: 380,
  Factor: 1,
  usrmod: 4,
  proximoCambio: null,
  porConfirmar: false,
}

test('dos cambios del mismo día: están los dos, con quién y cuándo, y rige el último', async () => {
  const deHoy = { PrecioUnitario: 1, Factor: 1, vigenteDesde: '2026-03-02T03:00:00.000Z' }
  responde(
    'GET /tarifas/historial/{idTarifa}',
    {
      historial: [
        {
          ...deHoy,
          id: 30,
          valor: 380,
          registradoEl: '2026-03-02T15:30:00.000Z',
          autor: 'Ana Romano',
          confirmo: 'Héctor Paz',
        },
        {
          ...deHoy,
          id: 20,
          valor: 375.5,
          registradoEl: '2026-03-02T12:00:00.000Z',
          autor: 'Lucía Juárez',
          confirmo: null,
        },
        {
          ...deHoy,
          id: 10,
          valor: 350,
          registradoEl: '2024-01-01T03:00:00.000Z',
          autor: null,
          confirmo: null,
          vigenteDesde: '2024-01-01T03:00:00.000Z',
        },
      ],
    },
    { idTarifa: 65 },
  )
  entrarComo('jefe')
  montar(<HistorialDeTarifa tarifa={TARIFA} alCerrar={vi.fn()} />, '/tarifas')
  await screen.findByText('Ana Romano, y lo confirmó Héctor Paz')
  const filas = screen.getAllByRole('row').slice(1)
  const textos = filas.map((fila) => {
    const celdas = within(fila)
      .getAllByRole('cell')
      .map((celda) => celda.textContent?.replaceAll('\u00a0', ' '))
    return [celdas[0], celdas[2], celdas[4], celdas[5]]
  })
  expect(textos).toEqual([
    ['02/03/2026 Vigente', '$ 380,00', 'Ana Romano, y lo confirmó Héctor Paz', '02/03/2026 12:30'],
    ['02/03/2026 Reemplazado', '$ 375,50', 'Lucía Juárez', '02/03/2026 09:00'],
    ['01/01/2024 ', '$ 350,00', 'El sistema', '01/01/2024 00:00'],
  ])
})
