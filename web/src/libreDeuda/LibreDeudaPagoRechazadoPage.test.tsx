// @vitest-environment happy-dom

import type { EstadoDePago } from '@catastro/domain/pagos/estados'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pagoDePrueba } from '../pruebas/pago.ts'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { LibreDeudaPagoRechazadoPage } from './LibreDeudaPagoRechazadoPage.tsx'

conPantallas()

function abrir(estado: EstadoDePago) {
  entrarComo('ciudadano')
  localStorage.setItem('emailData', JSON.stringify({ message: '100001', idPago: 5 }))
  responde('GET /pagos/estado/{idPago}', pagoDePrueba(estado), { idPago: 5 })
  montar(<LibreDeudaPagoRechazadoPage />, '/LibreDeudaPagoRechazado')
}

test('si el proveedor lo cobró igual, sigue con lo pedido', async () => {
  abrir('CONFIRMADO')
  expect(await screen.findByText('Está en /LibreDeudaPagoExitoso')).toBeTruthy()
  expect(localStorage.getItem('emailData')).not.toBeNull()
})

test('si no, se olvida', async () => {
  abrir('CANCELADO')
  await waitFor(() => expect(localStorage.getItem('emailData')).toBeNull())
  expect(screen.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeTruthy()
})
