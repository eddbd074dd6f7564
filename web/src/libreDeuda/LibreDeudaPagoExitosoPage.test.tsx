// @vitest-environment happy-dom
import type { EstadoDePago } from '@catastro/domain/pagos/estados'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pagoDePrueba } from '../pruebas/pago.ts'
import { conPantallas, montar, pasanSegundos } from '../pruebas/pantalla.tsx'
import { falla, llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { LibreDeudaPagoExitosoPage } from './LibreDeudaPagoExitosoPage.tsx'

conPantallas()

const HECHO = 'Consulta enviada con éxito. Revise su casilla de correo mas tarde..'
const pago = (estado: EstadoDePago) => pagoDePrueba(estado, { idPago: 7 })
const guardado = { message: '100001', recipient: 'oficina@prueba.ar', subject: 'Libre Deuda' }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.setItem('emailData', JSON.stringify({ ...guardado, idPago: 7 }))
  localStorage.setItem('user', JSON.stringify({ id_persona: 17 }))
  entrarComo('ciudadano')
})
const abrir = () => montar(<LibreDeudaPagoExitosoPage />, '/LibreDeudaPagoExitoso')

test('confirmado: pide el certificado con lo guardado, lo borra y a los 5 segundos va al inicio', async () => {
  responde('GET /pagos/estado/{idPago}', pago('CONFIRMADO'), { idPago: 7 })
  responde('POST /usuarios/obtenerLibreDeuda', { ok: true, message: HECHO, idLibreDeuda: 1 })
  abrir()
  expect(await screen.findByText(HECHO)).toBeTruthy()
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ emailData: guardado, user: { id_persona: 17 } }])
  expect([localStorage.getItem('emailData'), localStorage.getItem('user')]).toEqual([null, null])
  await pasanSegundos(5)
  expect(await screen.findByText('Está en /home')).toBeTruthy()
  expect(llamadas).toHaveLength(1)
})

test('mientras no se confirma dice que verifica, y vuelve a mirar sola', async () => {
  responde('GET /pagos/estado/{idPago}', pago('EN_PROCESO'), { idPago: 7 })
  abrir()
  expect(await screen.findByRole('heading', { name: 'Estamos verificando su pago' })).toBeTruthy()
  responde('GET /pagos/estado/{idPago}', pago('CONFIRMADO'), { idPago: 7 })
  responde('POST /usuarios/obtenerLibreDeuda', { ok: true, message: HECHO, idLibreDeuda: 1 })
  await pasanSegundos(4)
  expect(await screen.findByText(HECHO)).toBeTruthy()
})

test('un 409 no es una falla: sigue verificando hasta que se puede', async () => {
  responde('GET /pagos/estado/{idPago}', pago('CONFIRMADO'), { idPago: 7 })
  falla('POST /usuarios/obtenerLibreDeuda', 409, 'El pago todavía no está confirmado')
  abrir()
  await waitFor(() => expect(llamadas).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'Estamos verificando su pago' })).toBeTruthy()
  responde('POST /usuarios/obtenerLibreDeuda', { ok: true, message: HECHO, idLibreDeuda: 1 })
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(await screen.findByText(HECHO)).toBeTruthy()
})

test('cualquier otra falla: Algo explotó! :(', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  responde('GET /pagos/estado/{idPago}', pago('CONFIRMADO'), { idPago: 7 })
  falla('POST /usuarios/obtenerLibreDeuda', 500, 'Algo salió mal')
  abrir()
  expect(await screen.findByText('Algo explotó! :(')).toBeTruthy()
  expect(localStorage.getItem('emailData')).not.toBeNull()
})
