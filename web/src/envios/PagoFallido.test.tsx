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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
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

const RELOJ = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] as const

test('mientras el proveedor no dice cómo terminó vuelve a preguntar, y no se va con lo que ya no es cierto', async () => {
  vi.useFakeTimers({ toFake: [...RELOJ] })
  entrarComo('ciudadano')
  pago('EN_PROCESO')
  abrir(5)
  await vi.waitFor(() => expect(screen.getByText('Se le vuelve a preguntar al proveedor de pagos')).toBeTruthy())
  expect(screen.queryByText(/Redirigiendo/)).toBeNull()
  pago('CANCELADO')
  await pasanSegundos(3)
  await vi.waitFor(() => expect(screen.getByText('El pago se canceló. No se le cobró nada.')).toBeTruthy())
  expect(screen.queryByText(/todavía no dijo/)).toBeNull()
  expect(screen.getByText('Redirigiendo al inicio en 5 s…')).toBeTruthy()
})

test('si no termina de decirlo, a los quince segundos deja de esperar, con lo guardado en su lugar', async () => {
  vi.useFakeTimers({ toFake: [...RELOJ] })
  entrarComo('ciudadano')
  pago('INICIADO')
  abrir(5)
  await vi.waitFor(() => expect(screen.getByText('Se le vuelve a preguntar al proveedor de pagos')).toBeTruthy())
  await pasanSegundos(14)
  expect(screen.queryByText(/Redirigiendo/)).toBeNull()
  expect(localStorage.getItem('emailData')).toBe('{}')
  await pasanSegundos(1)
  expect(screen.getByText('Redirigiendo al inicio en 5 s…')).toBeTruthy()
  expect(screen.queryByText('Se le vuelve a preguntar al proveedor de pagos')).toBeNull()
  await pasanSegundos(5)
  expect(screen.getByText('Está en /home')).toBeTruthy()
})
