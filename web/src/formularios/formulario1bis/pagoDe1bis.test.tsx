// @vitest-environment happy-dom
import type { EstadoDePago } from '@catastro/domain/pagos/estados'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { carpetaPresentada, conCarpeta } from '../../pruebas/carpetaPresentada.ts'
import { pagoDePrueba } from '../../pruebas/pago.ts'
import { conPantallas, montar, pasanSegundos } from '../../pruebas/pantalla.tsx'
import { falla, llamadas, nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { Form1bisPagoExitosoPage } from './Form1bisPagoExitosoPage.tsx'
import { PagarFormulario1bis } from './PagarFormulario1bis.tsx'
import { PagoErrorForm1Page } from './PagoErrorForm1Page.tsx'
import { guardarPagoDe1bis, leerPagoDe1bis } from './pagoDe1bis.ts'

conPantallas()

const CONFIRMAR = 'POST /formulario/pagar1bis'
const PREPARAR = 'POST /pagos/preparar'
const PEDIDO = { total: 58_800, idFormulario: 1002, idFormulario1bis: 9, idPersona: 12, idCarpeta: 1002 }

function volver(pantalla: ReactNode, estado: EstadoDePago = 'CONFIRMADO') {
  entrarComo('profesional')
  guardarPagoDe1bis({ ...PEDIDO, idPago: 5 })
  responde('GET /pagos/estado/{idPago}', pagoDePrueba(estado, { producto: 'FORM1BIS' }), { idPago: 5 })
  montar(pantalla, '/vuelta?idCarpeta=1002')
}

test('pagado: se confirma para su carpeta, se olvida lo guardado y sigue su desglose', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  responde(CONFIRMAR, { ok: true, message: 'El pago quedó registrado en la carpeta', idPago: 5 })
  volver(<Form1bisPagoExitosoPage />)
  expect(await screen.findByText(/^Pago realizado con éxito/)).toBeTruthy()
  expect(llamadas.map(({ nombre, cuerpo }) => [nombre, cuerpo])).toEqual([[CONFIRMAR, PEDIDO]])
  expect(leerPagoDe1bis(1002)).toBeNull()
  await pasanSegundos(6)
  expect(screen.getByText('Está en /verDesgloseCarpetaEncomienda')).toBeTruthy()
})

test('mientras el proveedor no confirma no se pide nada; si no se pudo registrar se dice, y no se olvida', async () => {
  falla(CONFIRMAR, 500, 'Sin servicio')
  volver(<Form1bisPagoExitosoPage />, 'EN_PROCESO')
  const mirar = await screen.findByRole('button', { name: 'Mirar ahora' })
  expect(nombres()).toEqual([])
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('CONFIRMADO', { producto: 'FORM1BIS' }), { idPago: 5 })
  fireEvent.click(mirar)
  expect(await screen.findByText('Algo explotó! :(')).toBeTruthy()
  expect(leerPagoDe1bis(1002)).toEqual({ ...PEDIDO, idPago: 5 })
})

test('lo que no se pagó vuelve al formulario de su carpeta', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  volver(<PagoErrorForm1Page />, 'RECHAZADO')
  await waitFor(() => expect(leerPagoDe1bis(1002)).toBeNull())
  await pasanSegundos(6)
  expect(screen.getByText('Está en /formulario1bisvista/1002')).toBeTruthy()
})

type Guardado = RespuestaDe<'main', 'GET /formulario/consultarFormulario1bis/'>[number]
/** A new building of 70 m², of which so much has been paid. */
const guardado = (total: number, pagado: number): Guardado => ({
  idFormulario: 1002,
  idFormulario1bis: 9,
  idCarpeta: 1002,
  nroresolucion: '1',
  supconstruida: 0,
  supconantecedentes: 0,
  supaconstruir: 70,
  suptotal: 70,
  valorm2obranueva: 840,
  importeobranoc: total,
  importerefaccion: 0,
  importetotalrefaccion: 0,
  supdemolicion: 0,
  importedemolicion: 0,
  metrosrebajecordon: '',
  valorpesosmetro: 0,
  importerebajecordon: 0,
  totalderechosconstruccion: total,
  metroscerca: 0,
  valormetrocerca: 0,
  importetotalcerca: 0,
  descripcionotros: '',
  valorotros: 0,
  total,
  pagado,
  idPago: null,
  idPersona: 12,
  autor: 'Medina Pablo',
  fecha: '2026-11-21T15:00:00.000Z',
})

test('se paga lo que falta; lo que ya está pagado sigue sin pasar por el proveedor', async () => {
  responde(PREPARAR, { idPago: 5, estado: 'CONFIRMADO', monto: 8800, action: null, fields: null })
  entrarComo('profesional')
  conCarpeta(carpetaPresentada())
  montar(<PagarFormulario1bis guardado={guardado(58_800, 50_000)} />, '/formulario1bisvista')
  expect((await screen.findByText(/^Ya pagó \$ 50\.000,00\./)).textContent).toContain('Importe a pagar: $ 8.800,00')
  fireEvent.click(screen.getByRole('button', { name: /^PAGAR FORMULARIO \$/ }))
  expect(await screen.findByText('Está en /form1bisPagoExitoso')).toBeTruthy()
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ producto: 'FORM1BIS', idCarpeta: 1002 }])
  expect(leerPagoDe1bis(1002)).toEqual({ ...PEDIDO, idPago: 5 })
})

test('dice cómo se paga, hasta cuándo y qué pasa si no; con la carpeta en manos de la ciudad, sin su plazo', async () => {
  entrarComo('profesional')
  const vence = '2020-01-10'
  conCarpeta(carpetaPresentada({ carpetaCompleta: false, presentada: false, vence }))
  const { unmount } = montar(<PagarFormulario1bis guardado={guardado(58_800, 0)} />, '/formulario1bisvista')
  const panel = await screen.findByRole('region', { name: 'Pago' })
  await screen.findByText(/^Vencida hace [\d.]+ días$/)
  expect(panel.textContent).toContain(
    'Se paga con tarjeta, en el portal. Hasta que se pague, la carpeta no se puede presentar.',
  )
  expect(panel.textContent).toContain('Si no la presenta, la carpeta no pasa a Mesa de entradas')
  unmount()
  conCarpeta(carpetaPresentada({ vence }))
  montar(<PagarFormulario1bis guardado={guardado(58_800, 50_000)} />, '/formulario1bisvista')
  expect((await screen.findByRole('region', { name: 'Pago' })).textContent).toMatch(
    /Se paga con tarjeta, en el portal\.\s*$/,
  )
})

test('una carpeta cerrada no se paga', async () => {
  entrarComo('profesional')
  conCarpeta(carpetaPresentada({ tramiteEstado: 'RECHAZADO' }))
  montar(<PagarFormulario1bis guardado={guardado(58_800, 0)} />, '/formulario1bisvista')
  expect(await screen.findByText('La carpeta está cerrada: ya no admite cambios')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^PAGAR FORMULARIO \$/ })).toBeNull()
})

test('si no se puede pagar se dice; el personal no paga', async () => {
  conCarpeta(carpetaPresentada())
  falla(PREPARAR, 503, 'Los pagos en línea no están disponibles en este momento')
  entrarComo('profesional')
  const { unmount } = montar(<PagarFormulario1bis guardado={guardado(58_800, 0)} />, '/formulario1bisvista')
  fireEvent.click(await screen.findByRole('button', { name: /^PAGAR FORMULARIO \$/ }))
  expect(await screen.findByText('Los pagos en línea no están disponibles en este momento')).toBeTruthy()
  unmount()
  entrarComo('jefe')
  montar(<PagarFormulario1bis guardado={guardado(58_800, 0)} />, '/formulario1bisvista')
  expect(screen.queryByRole('button', { name: /^PAGAR FORMULARIO \$/ })).toBeNull()
})
