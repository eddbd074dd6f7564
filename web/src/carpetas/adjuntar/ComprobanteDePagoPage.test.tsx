// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { carpetaPresentada, conCarpeta, pdf } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar, pasanSegundos } from '../../pruebas/pantalla.tsx'
import { falla, llamadas, nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { ComprobanteDePagoPage } from './ComprobanteDePagoPage.tsx'

conPantallas()

const SUBIR = 'POST /documentacion/carpetaProfesional'
const MARCAR = 'PUT /formulario/actualizarTramite-Pagado'
const porPagar = carpetaPresentada({ tramiteEstado: 'PENDIENTE DE PAGO' })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  entrarComo('profesional')
  conCarpeta(porPagar)
  responde('POST /documentacion/carpetaProfesional', { ok: true, message: 'Archivos enviados correctamente' })
  responde('PUT /formulario/actualizarTramite-Pagado', { ok: true, message: 'Operación exitosa!' })
})

async function abrir(carpeta = porPagar) {
  montar(<ComprobanteDePagoPage />, '/adjuntarComprobanteDePago', { state: { carpeta } })
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

test('el comprobante llega, la carpeta se marca pagada por sí sola, y vuelve', async () => {
  const persona = await abrir()
  await persona.upload(await screen.findByLabelText('Comprobante de pago'), pdf('recibo.pdf'))
  await persona.click(screen.getByRole('button', { name: 'Enviar comprobante' }))
  expect(await screen.findByText('Comprobante enviado con éxito')).toBeTruthy()
  await screen.findByRole('button', { name: 'Ir ahora' })
  expect(nombres()).toEqual([SUBIR, MARCAR])
  expect(llamadas[1]?.cuerpo).toEqual({ idCarpeta: 1002 })
  await pasanSegundos(4)
  expect(screen.getByText('Está en /antes')).toBeTruthy()
})

test('sin archivo no sale nada', async () => {
  const persona = await abrir()
  await persona.click(await screen.findByRole('button', { name: 'Enviar comprobante' }))
  expect(screen.getByRole('link', { name: 'Debe adjuntar archivos' })).toBeTruthy()
  expect(nombres()).toEqual([])
})

test('si la subida falla no se marca pagada', async () => {
  falla('POST /documentacion/carpetaProfesional', 400, 'Archivo dañado')
  const persona = await abrir()
  await persona.upload(await screen.findByLabelText('Comprobante de pago'), pdf())
  await persona.click(screen.getByRole('button', { name: 'Enviar comprobante' }))
  expect(await screen.findByText('Archivo dañado')).toBeTruthy()
  expect(nombres()).toEqual([SUBIR])
})

test('si lo que falla es la marca, se repite la marca y no la subida', async () => {
  falla('PUT /formulario/actualizarTramite-Pagado', 500, 'Sin servicio')
  const persona = await abrir()
  await persona.upload(await screen.findByLabelText('Comprobante de pago'), pdf())
  await persona.click(screen.getByRole('button', { name: 'Enviar comprobante' }))
  await screen.findByText('El comprobante llegó, pero no se pudo registrar el pago.')
  responde('PUT /formulario/actualizarTramite-Pagado', { ok: true, message: 'Operación exitosa!' })
  await persona.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(nombres()).toEqual([SUBIR, MARCAR, MARCAR]))
  expect(await screen.findByRole('button', { name: 'Ir ahora' })).toBeTruthy()
})

test('una carpeta que ya no espera un pago no ofrece adjuntar comprobante', async () => {
  conCarpeta(carpetaPresentada({ tramiteEstado: 'PAGADO' }))
  await abrir()
  expect(await screen.findByText(/no está esperando un pago/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Enviar comprobante' })).toBeNull()
})
