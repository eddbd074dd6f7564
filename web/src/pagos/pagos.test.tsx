// @vitest-environment happy-dom
import type { PagoDelPersonal } from '@catastro/domain/pagos/llamadas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { guardarBorrador, leerBorrador } from '../envios/borrador.ts'
import { anotarSalida } from '../envios/salidaAlPago.ts'
import { pagoDePrueba } from '../pruebas/pago.ts'
import { conPantallas, montar, pasanSegundos } from '../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { MisPagosPage } from './MisPagosPage.tsx'
import { PagoErrorPage } from './PagoErrorPage.tsx'
import { PagoPage } from './PagoPage.tsx'
import { PagosPage } from './PagosPage.tsx'
import { ReciboPage } from './ReciboPage.tsx'

conPantallas()

const PAGO: PagoDelPersonal = {
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
  revision: null,
  excedente: null,
}
const celdas = (fila: HTMLElement) =>
  within(fila)
    .getAllByRole('cell')
    .map((celda) => celda.textContent)

test('Mis pagos: fecha, concepto, importe y estado; lo pagado tiene recibo', async () => {
  entrarComo('ciudadano')
  responde('GET /pagos/mios', {
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
  responde('GET /pagos/mios', { pagos: [], total: 0 })
  montar(<MisPagosPage />, '/misPagos')
  expect(await screen.findByText('Aún no tiene pagos')).toBeTruthy()
})

test('el recibo se imprime; lo que no se pagó no es un recibo', async () => {
  entrarComo('ciudadano')
  responde('GET /pagos/ver/{idPago}', { pago: PAGO }, { idPago: 5 })
  montar(<ReciboPage />, '/misPagos/5', { path: '/misPagos/:idPago' })
  expect(await screen.findByRole('heading', { name: 'Recibo de pago' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy()
  expect(screen.getByText('27-30999111-2')).toBeTruthy()
})

test('un pago rechazado dice por qué, sin imprimir', async () => {
  entrarComo('ciudadano')
  responde('GET /pagos/ver/{idPago}', { pago: { ...PAGO, estado: 'RECHAZADO', confirmadoEl: null } }, { idPago: 5 })
  montar(<ReciboPage />, '/misPagos/5', { path: '/misPagos/:idPago' })
  expect(await screen.findByText('El pago fue rechazado. No se le cobró nada')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull()
})

test('el personal ve por qué hay que revisar un pago, y los avisos que no son de ninguno', async () => {
  entrarComo('operador')
  responde('GET /pagos/listar', { pagos: [{ ...PAGO, revision: 'MONTO_DISTINTO' }], total: 1 })
  responde('GET /pagos/avisosSinPago', {
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
  responde('GET /pagos/ver/{idPago}', { pago: { ...PAGO, revision: 'REPETIDO' } }, { idPago: 5 })
  responde('GET /pagos/eventos/{idPago}', { eventos: [] }, { idPago: 5 })
  responde('POST /pagos/conciliar', { ok: true, message: 'Se consultó al proveedor', pago: pagoDePrueba('CONFIRMADO') })
  responde('POST /pagos/revisar', { ok: true, message: 'El pago quedó revisado' })
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

test('un recibo que se está revisando lo dice, aunque esté pagado', async () => {
  entrarComo('ciudadano')
  responde('GET /pagos/ver/{idPago}', { pago: { ...PAGO, enRevision: true } }, { idPago: 5 })
  montar(<ReciboPage />, '/misPagos/5', { path: '/misPagos/:idPago' })
  expect(await screen.findByText(/El personal municipal lo está revisando/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy()
})

test('el pago abierto se sigue mirando, y al confirmarse es un recibo', async () => {
  entrarComo('ciudadano')
  const abierto: PagoDelPersonal = { ...PAGO, estado: 'EN_PROCESO', confirmadoEl: null }
  responde('GET /pagos/ver/{idPago}', { pago: abierto }, { idPago: 5 })
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('EN_PROCESO'), { idPago: 5 })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  montar(<ReciboPage />, '/misPagos/5', { path: '/misPagos/:idPago' })
  expect(await screen.findByText(/^El proveedor todavía no confirmó este pago/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull()
  responde('GET /pagos/ver/{idPago}', { pago: PAGO }, { idPago: 5 })
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('CONFIRMADO'), { idPago: 5 })
  await pasanSegundos(3)
  expect(await screen.findByRole('heading', { name: 'Recibo de pago' })).toBeTruthy()
})

test('una dirección sin número de pago no es la de ninguno', async () => {
  entrarComo('ciudadano')
  falla('GET /pagos/ver/{idPago}', 404, 'El pago no existe o no está a su alcance', { idPago: 0 })
  montar(<ReciboPage />, '/misPagos/05x', { path: '/misPagos/:idPago' })
  expect(await screen.findByText('El pago no existe o no está a su alcance')).toBeTruthy()
})

test('lo que no hay que revisar no se da por revisado, y lo que falla se dice', async () => {
  entrarComo('operador')
  responde('GET /pagos/ver/{idPago}', { pago: PAGO }, { idPago: 5 })
  responde('GET /pagos/eventos/{idPago}', { eventos: [] }, { idPago: 5 })
  falla('POST /pagos/conciliar', 503, 'El proveedor de pagos no responde en este momento')
  montar(<PagoPage />, '/pagos/5', { path: '/pagos/:idPago' })
  fireEvent.click(await screen.findByRole('button', { name: 'Consultar ahora al proveedor' }))
  expect(await screen.findByText('El proveedor de pagos no responde en este momento')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dar por revisado' })).toBeNull()
})

test('lo que se supo al consultar se ve sin volver a entrar', async () => {
  entrarComo('operador')
  responde('GET /pagos/ver/{idPago}', { pago: { ...PAGO, estado: 'EN_PROCESO', confirmadoEl: null } }, { idPago: 5 })
  responde('GET /pagos/eventos/{idPago}', { eventos: [] }, { idPago: 5 })
  atiende('POST /pagos/conciliar', () => {
    responde('GET /pagos/ver/{idPago}', { pago: PAGO }, { idPago: 5 })
    return { ok: true, message: 'Se consultó al proveedor', pago: pagoDePrueba('CONFIRMADO') }
  })
  montar(<PagoPage />, '/pagos/5', { path: '/pagos/:idPago' })
  expect(await screen.findByText('En proceso')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Consultar ahora al proveedor' }))
  expect(await screen.findByText('Pagado')).toBeTruthy()
})

test.each([
  ['POR REVISAR', { porRevisar: '1' }],
  ['CONFIRMADO', { estado: 'CONFIRMADO' }],
])('los pagos se acotan: %s', async (value, query) => {
  entrarComo('operador')
  const pedidas: object[] = []
  atiende('GET /pagos/listar', ({ request }) => {
    pedidas.push(Object.fromEntries(new URL(request.url).searchParams))
    return { pagos: [PAGO], total: 1 }
  })
  responde('GET /pagos/avisosSinPago', { total: 0, eventos: [] })
  montar(<PagosPage />, '/pagos')
  await screen.findByText('Nieva Clara')
  fireEvent.change(screen.getByLabelText('Estado'), { target: { value } })
  await waitFor(() => expect(pedidas).toHaveLength(2))
  expect(pedidas).toEqual([
    { pagina: '1', porPagina: '5', orden: 'recientes' },
    { pagina: '1', porPagina: '5', orden: 'recientes', ...query },
  ])
  expect(screen.queryByText('Avisos que no son de ningún pago')).toBeNull()
})

test('un estado que no existe, en la dirección, es ninguno', async () => {
  entrarComo('ciudadano')
  const pedidas: string[] = []
  atiende('GET /pagos/mios', ({ request }) => {
    pedidas.push(new URL(request.url).search)
    return { pagos: [PAGO], total: 1 }
  })
  montar(<MisPagosPage />, '/misPagos?estado=REGALADO')
  await screen.findByRole('button', { name: 'Ver recibo 5' })
  expect(pedidas).toEqual(['?pagina=1&porPagina=5&orden=recientes'])
})

test('la falla de cualquier otro pago deja la sesión y lo del propietario', () => {
  localStorage.setItem('emailData', '{}')
  localStorage.setItem('datosCarpeta', '{"idCarpeta":1001}')
  montar(<PagoErrorPage />, '/pagoError')
  expect(screen.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeTruthy()
  expect([localStorage.getItem('emailData'), localStorage.getItem('datosCarpeta')]).toEqual([
    null,
    '{"idCarpeta":1001}',
  ])
})

test('la falla de un pago que salió de esta pestaña dice cuál fue, y lleva adonde se paga', async () => {
  location.hash = '#/formulario14?idCarpeta=1010&paso=revision'
  anotarSalida(5)
  entrarComo('profesional')
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('RECHAZADO'), { idPago: 5 })
  montar(<PagoErrorPage />, '/pagoError?idCarpeta=1010')
  expect(await screen.findByText('El pago fue rechazado. No se le cobró nada.')).toBeTruthy()
  expect(screen.getByText('Pago 5, operación T-5, $ 2.550,00.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Intentar de nuevo' }).getAttribute('href')).toBe(
    '/formulario14?idCarpeta=1010',
  )
})

test('la falla de un pago no borra lo que otro formulario todavía no guardó en el servidor', () => {
  guardarBorrador('formulario27', { nroelevadores: '3' }, { version: 7, pendiente: false })
  guardarBorrador('formulario1-1001', { asfalto: '1' }, { version: 3, pendiente: true })
  montar(<PagoErrorPage />, '/pagoError')
  expect(leerBorrador('formulario27')).toBeNull()
  expect(leerBorrador('formulario1-1001')).toEqual({ asfalto: '1' })
})

test('en la pestaña que se abrió para pagar dice que se puede cerrar, y la otra se entera', async () => {
  const oido = vi.fn()
  const canal = new BroadcastChannel('vueltaDelPago')
  canal.onmessage = oido
  sessionStorage.setItem('pestanaDePago', '1')
  montar(<PagoErrorPage />, '/pagoError')
  expect(screen.getByRole('button', { name: 'Cerrar esta pestaña' })).toBeTruthy()
  await vi.waitFor(() => expect(oido).toHaveBeenCalledTimes(1))
  canal.close()
})
