// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, llamadas, montar, responde } from '../pruebas/pantalla.tsx'
import { entrarComo } from '../pruebas/servidor.ts'
import { MisPagosPage } from './MisPagosPage.tsx'
import { PagoPage } from './PagoPage.tsx'
import { PagosPage } from './PagosPage.tsx'
import { ReciboPage } from './ReciboPage.tsx'

conPantallas()

const PAGO = {
  idPago: 5,
  estado: 'CONFIRMADO',
  monto: 2550,
  producto: 'LIBRE_DEUDA',
  enRevision: false,
  detalle: 'Padrón 100001',
  transaccion: 'T0000005',
  // Half past ten at night of the 31st, where the city is.
  fecha: '2026-11-01T01:30:00.000Z',
  confirmadoEl: '2026-11-01T01:31:00.000Z',
  usado: true,
  persona: 'Nieva Clara',
  cuil: '27309991112',
  idPlataforma: 'P-5',
  revision: null as string | null,
  excedente: null,
}
const celdas = (fila: HTMLElement) =>
  within(fila)
    .getAllByRole('cell')
    .map((celda) => celda.textContent)

test('Mis pagos: fecha, concepto, importe y estado; lo pagado tiene recibo', async () => {
  entrarComo('ciudadano')
  responde('get', '/pagos/mios', {
    pagos: [PAGO, { ...PAGO, idPago: 4, estado: 'RECHAZADO', confirmadoEl: null }],
    total: 2,
  })
  montar(<MisPagosPage />, '/misPagos')
  await screen.findByRole('button', { name: 'Ver pago 4' })
  const [, pagado] = screen.getAllByRole('row')
  expect(celdas(pagado as HTMLElement).slice(0, 5)).toEqual([
    '5',
    '31/10/2026',
    'Libre DeudaPadrón 100001',
    '$ 2.550,00',
    'Pagado',
  ])
  fireEvent.click(within(pagado as HTMLElement).getByRole('button', { name: 'Ver recibo 5' }))
  expect(screen.getByText('Está en /misPagos/5')).toBeTruthy()
})

test('sin pagos lo dice, y qué hacer', async () => {
  entrarComo('ciudadano')
  responde('get', '/pagos/mios', { pagos: [], total: 0 })
  montar(<MisPagosPage />, '/misPagos')
  expect(await screen.findByText('Aún no tiene pagos')).toBeTruthy()
})

test('el recibo se imprime; lo que no se pagó no es un recibo', async () => {
  entrarComo('ciudadano')
  responde('get', '/pagos/ver/5', { pago: PAGO })
  montar(<ReciboPage />, '/misPagos/5', { path: '/misPagos/:idPago' })
  expect(await screen.findByRole('heading', { name: 'Recibo de pago' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy()
  expect(screen.getByText('27-30999111-2')).toBeTruthy()
})

test('un pago rechazado dice por qué, sin imprimir', async () => {
  entrarComo('ciudadano')
  responde('get', '/pagos/ver/5', { pago: { ...PAGO, estado: 'RECHAZADO', confirmadoEl: null } })
  montar(<ReciboPage />, '/misPagos/5', { path: '/misPagos/:idPago' })
  expect(await screen.findByText('El pago fue rechazado. No se le cobró nada')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull()
})

test('el personal ve por qué hay que revisar un pago, y los avisos que no son de ninguno', async () => {
  entrarComo('operador')
  responde('get', '/pagos/listar', { pagos: [{ ...PAGO, revision: 'MONTO_DISTINTO' }], total: 1 })
  responde('get', '/pagos/avisosSinPago', {
    total: 1,
    eventos: [
      {
        id: 1,
        idPago: null,
        origen: 'NOTIFICACION',
        transaccion: 'T9',
        estado: 'REALIZADA',
        monto: null,
        fecha: PAGO.fecha,
      },
    ],
  })
  montar(<PagosPage />, '/pagos')
  expect(await screen.findByText('El proveedor informa otro monto')).toBeTruthy()
  expect(await screen.findByText('No es un importe')).toBeTruthy()
})

test('el personal pregunta ahora y da por revisado', async () => {
  entrarComo('operador')
  responde('get', '/pagos/ver/5', { pago: { ...PAGO, revision: 'REPETIDO' } })
  responde('get', '/pagos/eventos/5', { eventos: [] })
  responde('post', '/pagos/conciliar', { ok: true, message: 'Se consultó al proveedor', pago: {} })
  responde('post', '/pagos/revisar', { ok: true, message: 'El pago quedó revisado' })
  montar(<PagoPage />, '/pagos/5', { path: '/pagos/:idPago' })
  expect(await screen.findByText('Lo mismo ya estaba pagado: corresponde devolverlo')).toBeTruthy()
  expect(await screen.findByText('Todavía no se supo nada de este pago')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Consultar ahora al proveedor' }))
  expect(await screen.findByText('Se consultó al proveedor')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Dar por revisado' }))
  expect(await screen.findByText('El pago quedó revisado')).toBeTruthy()
  expect(llamadas.map(({ nombre, cuerpo }) => [nombre, cuerpo])).toEqual([
    ['POST /pagos/conciliar', { idPago: 5 }],
    ['POST /pagos/revisar', { idPago: 5 }],
  ])
})
