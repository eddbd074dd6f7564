import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { baseVacia } from '../../../pruebas/baseDePrueba.ts'
import { COMERCIO, pasarelaDePrueba } from '../../../pruebas/pasarelaDePrueba.ts'
import type { AjustesDePagos } from './ajustesDePagos.ts'
import { momentoDe, plusPagos } from './plusPagos.ts'
import { SinRespuesta } from './proveedor.ts'

const PEDIDO = {
  transaccion: 'T0000007',
  monto: 255_000,
  producto: 'Libre Deuda',
  exito: 'http://portal.prueba/#/LibreDeudaPagoExitoso',
  cancelacion: 'http://portal.prueba/#/LibreDeudaPagoRechazado',
  ip: '127.0.0.1',
}

const cerrar: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(cerrar.splice(0).map((obra) => obra()))
})
async function abrir(ajustes: Partial<AjustesDePagos> = {}) {
  const db = await baseVacia()
  const sustituto = await pasarelaDePrueba(db.$client, ajustes)
  cerrar.push(sustituto.cerrar)
  return { ...sustituto, proveedor: plusPagos(sustituto.ajustes) }
}

it.each([
  ['2026-11-24T12:00:05.000Z', '2026-11-24T12:00:05.000Z'],
  ['2026-11-24T09:00:05-03:00', '2026-11-24T12:00:05.000Z'],
  ['2026-11-24T09:00:05', '2026-11-24T12:00:05.000Z'],
  ['2026-11-24 09:00', '2026-11-24T12:00:00.000Z'],
  ['24/11/2026 09:00:05', '2026-11-24T12:00:05.000Z'],
  ['24/11/2026', undefined],
  ['2026-11-24', undefined],
  ['ayer T nada', undefined],
  [20261124, undefined],
  [null, undefined],
])('el momento %j se lee', (escrito, momento) => {
  expect(momentoDe(escrito)?.toISOString()).toBe(momento)
})

describe('el formulario que el navegador envía', () => {
  it.each([
    { esquema: 'v1', monto: 'decimales', hash: false },
    { esquema: 'v1', monto: 'centavos', hash: true },
    { esquema: 'v2', monto: 'decimales', hash: true },
    { esquema: 'v2', monto: 'centavos', hash: false },
    { esquema: 'v1', monto: 'decimales', hash: true, secreto: 'ñ'.repeat(40) },
  ] as const)('el sustituto lo lee y cobra su monto: %j', async (ajustes) => {
    const { proveedor, enviarFormulario } = await abrir(ajustes)
    const { fields } = await proveedor.formulario(PEDIDO)
    const pagina = await enviarFormulario(fields)
    expect(pagina.status).toBe(200)
    expect(await pagina.text()).toContain('<p class="importe">$ 2.550,00</p>')
    expect(await proveedor.consultar('T0000007')).toMatchObject({
      transaccion: 'T0000007',
      estadoId: 2,
      monto: 255_000,
      idPlataforma: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('lleva los diez campos de la especificación, y ni la frase ni el guid con que se entra a la API', async () => {
    const { proveedor, ajustes } = await abrir()
    const { action, fields } = await proveedor.formulario(PEDIDO)
    expect(action).toBe(ajustes.boton)
    expect(Object.keys(fields)).toEqual([
      'CallbackSuccess',
      'CallbackCancel',
      'Comercio',
      'guid',
      'frase',
      'SucursalComercio',
      'TransaccionComercioId',
      'Monto',
      'Producto[0]',
      'MontoProducto[0]',
    ])
    expect(fields).toMatchObject({
      Comercio: 'comercio-de-prueba',
      guid: 'comercio-de-prueba',
      frase: '',
      TransaccionComercioId: 'T0000007',
      'Producto[0]': 'Libre Deuda',
      'MontoProducto[0]': '100',
    })
    const texto = JSON.stringify(fields)
    for (const secreto of [COMERCIO.guid, COMERCIO.frase, COMERCIO.secreto]) expect(texto).not.toContain(secreto)
  })

  it('la frase va solo si el comercio lo pide', async () => {
    const { proveedor } = await abrir({ fraseEnFormulario: true })
    expect((await proveedor.formulario(PEDIDO)).fields.frase).toBe('frase-de-prueba')
  })

  it('un formulario tocado no se acepta', async () => {
    const { proveedor, enviarFormulario } = await abrir({ hash: true })
    const { fields } = await proveedor.formulario(PEDIDO)
    const barato = (await proveedor.formulario({ ...PEDIDO, monto: 100 })).fields
    for (const cambio of [{ Monto: String(barato.Monto) }, { Monto: '2550.00' }, { Comercio: 'otro' }, { Hash: 'x' }]) {
      expect((await enviarFormulario({ ...fields, ...cambio })).status).toBe(400)
    }
    expect(await proveedor.consultar('T0000007')).toBeNull()
  })
})

describe('lo que se le pregunta', () => {
  it('una operación que no conoce', async () => {
    const { proveedor } = await abrir()
    expect(await proveedor.consultar('T9999999')).toBeNull()
  })

  it('el monto con coma, las realizadas de estos días, y una devolución', async () => {
    const { proveedor, enviarFormulario, mandar } = await abrir()
    await enviarFormulario((await proveedor.formulario(PEDIDO)).fields)
    const TransaccionComercioId = 'T0000007'
    await mandar('resolver', { TransaccionComercioId, estado: 'REALIZADA', avisos: 0, monto: '1500,50' })
    expect(await proveedor.consultar(TransaccionComercioId)).toMatchObject({ estadoId: 3, monto: 150_050 })
    const [ayer, hoy] = [new Date(Date.now() - 86_400_000), new Date()]
    expect(await proveedor.enEstado(3, ayer, hoy)).toEqual(['T0000007'])
    expect(await proveedor.enEstado(9, ayer, hoy)).toEqual([])
  })

  it.each(['error', 'colgada'] as const)('con la API %s no responde', { timeout: 20_000 }, async (modo) => {
    const { proveedor, mandar } = await abrir()
    await mandar('fallar', { modo })
    await expect(proveedor.consultar('T0000007')).rejects.toThrow(SinRespuesta)
    await mandar('fallar', { modo: 'ninguna' })
    expect(await proveedor.consultar('T0000007')).toBeNull()
  })

  it('una sesión vencida se renueva sola', async () => {
    let sesiones = 0
    const api = createServer((pedido, respuesta) => {
      respuesta.setHeader('content-type', 'application/json')
      if (pedido.url === '/sesion') {
        sesiones += 1
        respuesta.end(JSON.stringify({ data: `ficha-${sesiones}` }))
      } else if (pedido.headers.authorization === 'Bearer ficha-2') {
        respuesta.end(JSON.stringify({ data: { TransaccionComercioId: 'T1', EstadoId: '3', Monto: '2.550,00' } }))
      } else {
        respuesta.writeHead(401).end('{}')
      }
    })
    await new Promise<void>((listo) => api.listen(0, '127.0.0.1', listo))
    cerrar.push(async () => api.close())
    const { ajustes } = await abrir()
    const proveedor = plusPagos({ ...ajustes, api: `http://127.0.0.1:${(api.address() as AddressInfo).port}` })
    expect(await proveedor.consultar('T1')).toEqual({
      transaccion: 'T1',
      estadoId: 3,
      monto: 255_000,
      idPlataforma: null,
    })
    await proveedor.consultar('T1')
    expect(sesiones).toBe(2)
  })

  it('con la frase equivocada no responde, y el motivo no la dice', async () => {
    const { ajustes } = await abrir()
    await expect(plusPagos({ ...ajustes, frase: 'otra-frase' }).consultar('T1')).rejects.toEqual(
      new SinRespuesta('ingreso 401'),
    )
  })
})
