// @vitest-environment happy-dom
import type { EstadoDePago } from '@catastro/domain/pagos/estados'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { pagoDePrueba } from '../pruebas/pago.ts'
import { conPantallas, montar, pasanSegundos } from '../pruebas/pantalla.tsx'
import { falla, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import * as navegador from '../red/navegador.ts'
import { useSesion } from '../red/sesion.ts'
import { VerificandoPago } from './VerificandoPago.tsx'

conPantallas()

const pago = (estado: EstadoDePago, enRevision = false) =>
  responde('GET /pagos/estado/{idPago}', pagoDePrueba(estado, { enRevision }), { idPago: 5 })

const abrir = (idPago: number | null = 5) =>
  montar(
    <VerificandoPago idPago={idPago} intentarDeNuevo="/home" misPagos="/misPagos">
      {({ monto }) => <h1>Listo: {monto}</h1>}
    </VerificandoPago>,
    '/vuelta',
  )

describe('al volver de la tarjeta', () => {
  test('mientras el proveedor no confirma, espera y vuelve a mirar sola', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] })
    entrarComo('ciudadano')
    pago('EN_PROCESO')
    abrir()
    await vi.waitFor(() => expect(screen.getByText('$ 2.550,00')).toBeTruthy())
    expect(screen.getByRole('heading', { name: 'Estamos verificando su pago' })).toBeTruthy()
    expect(screen.getByText(/Si la cierra no pierde nada/)).toBeTruthy()
    pago('CONFIRMADO')
    await pasanSegundos(3)
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Listo: 2550' })).toBeTruthy())
  })

  test('Mirar ahora no espera', async () => {
    entrarComo('ciudadano')
    pago('INICIADO')
    abrir()
    const mirar = await screen.findByRole('button', { name: 'Mirar ahora' })
    pago('CONFIRMADO')
    fireEvent.click(mirar)
    expect(await screen.findByRole('heading', { name: 'Listo: 2550' })).toBeTruthy()
  })

  test.each([
    ['RECHAZADO', 'El pago fue rechazado. No se le cobró nada'],
    ['CANCELADO', 'El pago se canceló. No se le cobró nada'],
    ['VENCIDO', 'El pago venció sin terminarse. No se le cobró nada'],
    ['DEVUELTO', 'El importe de este pago se devolvió'],
  ] as const)('%s: lo dice, y ofrece intentar de nuevo', async (estado, texto) => {
    entrarComo('ciudadano')
    pago(estado)
    abrir()
    expect(await screen.findByText(texto)).toBeTruthy()
    expect(screen.getByText('Operación').nextSibling?.textContent).toBe('T-5')
    expect(screen.getByRole('link', { name: 'Intentar de nuevo' }).getAttribute('href')).toBe('/home')
  })

  test('lo que no coincide lo mira el personal', async () => {
    entrarComo('ciudadano')
    pago('EN_PROCESO', true)
    abrir()
    expect(
      await screen.findByText('Hay algo en este pago que no coincide. El personal municipal lo está revisando'),
    ).toBeTruthy()
  })

  test('también después de cerrarse', async () => {
    entrarComo('ciudadano')
    pago('RECHAZADO', true)
    abrir()
    expect(await screen.findByText('El pago fue rechazado. No se le cobró nada')).toBeTruthy()
    expect(screen.getByText(/El personal municipal lo está revisando/)).toBeTruthy()
  })

  test('quien no entró tiene por dónde, y de su pago no se pregunta', async () => {
    const irA = vi.spyOn(navegador, 'irA').mockImplementation(() => {})
    useSesion.setState({ estado: 'anonimo' })
    abrir()
    fireEvent.click(screen.getByRole('button', { name: 'Ingresar' }))
    expect(irA).toHaveBeenCalledWith('http://ingreso.prueba/login?logout=true&destino=catastro')
  })

  test('sin un pago en este navegador lleva a Mis pagos', () => {
    entrarComo('ciudadano')
    abrir(null)
    expect(screen.getByRole('link', { name: 'Ver mis pagos' }).getAttribute('href')).toBe('/misPagos')
  })

  test('si no se puede preguntar, lo dice y deja reintentar', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    entrarComo('ciudadano')
    falla('GET /pagos/estado/{idPago}', 503, 'El proveedor no responde', { idPago: 5 })
    abrir()
    expect(await screen.findByText('El proveedor no responde')).toBeTruthy()
    pago('CONFIRMADO')
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'Listo: 2550' })).toBeTruthy()
  })

  test('de uno que no existe no se ofrece reintentar', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    entrarComo('ciudadano')
    falla('GET /pagos/estado/{idPago}', 404, 'El pago no existe o no está a su alcance', { idPago: 5 })
    abrir()
    expect(await screen.findByText('El pago no existe o no está a su alcance')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })
})
