// @vitest-environment happy-dom
import type { EstadoDePago } from '@catastro/domain/pagos/estados'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pagoDePrueba } from '../pruebas/pago.ts'
import { conPantallas, montar, pasanSegundos } from '../pruebas/pantalla.tsx'
import { responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { borrarDatos } from '../red/almacen.ts'
import { PagoFallido } from './PagoFallido.tsx'

conPantallas()

const DE_NUEVO = { texto: 'Intentar de nuevo', a: '/home' }
const olvidar = () => borrarDatos('emailData', 'user')
const abrir = (idPago: number | null = null) => {
  localStorage.setItem('emailData', '{}')
  localStorage.setItem('idProfesional', '3')
  montar(
    <PagoFallido
      destino="/home"
      nombreDelDestino="al inicio"
      olvidar={olvidar}
      idPago={idPago}
      exito="/LibreDeudaPagoExitoso"
      deNuevo={DE_NUEVO}
    />,
    '/falla',
  )
}
const pago = (estado: EstadoDePago) => responde('GET /pagos/estado/{idPago}', pagoDePrueba(estado), { idPago: 5 })

test('de un pago del que no se sabe la causa dice «Algo Explotó :/»; borra solo lo suyo', () => {
  abrir()
  expect(screen.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeTruthy()
  expect(screen.getByText('Algo Explotó :/')).toBeTruthy()
  expect(screen.getByText('Intente nuevamente más tarde')).toBeTruthy()
  expect([localStorage.getItem('emailData'), localStorage.getItem('idProfesional')]).toEqual([null, '3'])
})

test('cuenta cinco segundos y sigue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  abrir()
  expect(screen.getByText('Intente nuevamente más tarde')).toBeTruthy()
  expect(screen.getByText('Redirigiendo al inicio en 5 s…')).toBeTruthy()
  await pasanSegundos(4)
  expect(screen.getByText('Redirigiendo al inicio en 1 s…')).toBeTruthy()
  await pasanSegundos(1)
  expect(screen.getByText('Está en /home')).toBeTruthy()
})

test('si el proveedor lo cobró igual, sigue en la página de lo pagado, con lo guardado', async () => {
  entrarComo('ciudadano')
  pago('CONFIRMADO')
  abrir(5)
  expect(await screen.findByText('Está en /LibreDeudaPagoExitoso')).toBeTruthy()
  expect(localStorage.getItem('emailData')).toBe('{}')
})

test('si no se cobró, borra lo guardado', async () => {
  entrarComo('ciudadano')
  pago('RECHAZADO')
  abrir(5)
  await vi.waitFor(() => expect(localStorage.getItem('emailData')).toBeNull())
})

test.each([
  ['RECHAZADO', 'El pago fue rechazado. No se le cobró nada.'],
  ['CANCELADO', 'El pago se canceló. No se le cobró nada.'],
  [
    'EN_PROCESO',
    'El proveedor todavía no dijo cómo terminó. Si se le cobró, lo que pagó se completa solo; mire «Mis pagos» antes de pagar otra vez.',
  ],
] as const)('%s: dice si se movió dinero y de qué operación, y deja intentar de nuevo', async (estado, texto) => {
  entrarComo('ciudadano')
  pago(estado)
  abrir(5)
  expect(await screen.findByText(texto)).toBeTruthy()
  expect(screen.queryByText('Algo Explotó :/')).toBeNull()
  expect(screen.getByText('Pago 5, operación T-5, $ 2.550,00.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Intentar de nuevo' }).getAttribute('href')).toBe('/home')
})
