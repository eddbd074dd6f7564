import { beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'
import { sinPagosDeMuestra } from '../../pruebas/sinPagosDeMuestra.ts'

let portal: AppDePrueba
let proveedor: ProveedorDePrueba
beforeEach(async () => {
  proveedor = proveedorDePrueba()
  portal = await appDePrueba({ proveedor, ajustes: { PUBLIC_URL: 'https://catastro.prueba' } })
  await sinPagosDeMuestra(portal)
})

const preparar = (quien: Demo, payload: object = { producto: 'LIBRE_DEUDA', padron: '100001' }, headers = {}) =>
  portal.como(quien, { method: 'POST', url: '/api/pagos/preparar', payload, headers })
const filas = async (texto = 'select * from pago order by id_pago') => (await portal.db.$client.query(texto)).rows

describe('preparar un pago', () => {
  it('crea el pago con el monto del servidor y da la dirección y los campos', async () => {
    const respuesta = await preparar('clara')
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      200,
      {
        idPago: 1,
        estado: 'INICIADO',
        monto: 2550,
        action: 'http://proveedor.prueba/boton',
        fields: { TransaccionComercioId: 'T0000001' },
      },
    ])
    expect(proveedor.pedidos[0]).toMatchObject({
      transaccion: 'T0000001',
      monto: 255_000,
      producto: 'Libre Deuda',
      exito: 'https://catastro.prueba/#/LibreDeudaPagoExitoso',
      cancelacion: 'https://catastro.prueba/#/LibreDeudaPagoRechazado',
    })
    expect(await filas()).toMatchObject([
      { tipo: 'LIBRE_DEUDA', id_persona: 7, monto: 255_000, estado: 'INICIADO', referencia: { padron: '100001' } },
    ])
  })

  it('nada de lo que mande el navegador cambia el monto ni las direcciones', async () => {
    const respuesta = await preparar('clara', {
      producto: 'LIBRE_DEUDA',
      padron: '100001',
      monto: 1,
      Monto: '0.01',
      amount: 1,
      importe: 1,
      estado: 'CONFIRMADO',
      idPersona: 2,
      TransaccionComercioId: 'T9999999',
      CallbackSuccess: 'https://malo.example/',
      urlPublica: 'https://malo.example/',
    })
    expect(respuesta.json()).toMatchObject({ idPago: 1, monto: 2550, estado: 'INICIADO' })
    expect(proveedor.pedidos[0]).toMatchObject({
      transaccion: 'T0000001',
      monto: 255_000,
      exito: 'https://catastro.prueba/#/LibreDeudaPagoExitoso',
    })
    expect(await filas()).toMatchObject([{ id_persona: 7, monto: 255_000 }])
  })

  it.each([
    [{ producto: 'LIBRE_DEUDA', padron: '99999999' }, 404, 'El padrón ingresado no se encuentra registrado'],
    [{ producto: 'LIBRE_DEUDA' }, 400, 'Escriba el padrón'],
    [{ producto: 'LIBRE_DEUDA', padron: '' }, 400, 'Escriba el padrón'],
    [{ producto: 'LIBRE_DEUDA', padron: '123456789' }, 400, 'Padrón: debe tener de 1 a 8 números, sin letras'],
    [{ producto: 'LIBRE_DEUDA', padron: '12A' }, 400, 'Padrón: debe tener de 1 a 8 números, sin letras'],
    [{ producto: 'LIBRE_DEUDA', padron: 100001 }, 400, 'Padrón: debe ser un texto'],
    [{ producto: 'OTRO', padron: '100001' }, 400, 'Producto: no es uno de los que se pagan en línea'],
    [{ padron: '100001' }, 400, 'Producto: no es uno de los que se pagan en línea'],
    [{ producto: 'FORM1BIS' }, 400, 'Número de carpeta: el número no es válido'],
    [{ producto: 'VEREDAS', idPago: 0 }, 400, 'Número de pago: el número no es válido'],
    [{ producto: 'VEREDAS', idPago: 999 }, 404, 'El pago no existe o no está a su alcance'],
    [{ producto: 'FORM27' }, 400, 'Escriba el padrón'],
  ])('se niega antes de cobrar: %j', async (pedido, status, message) => {
    const respuesta = await preparar('clara', pedido)
    expect([respuesta.statusCode, respuesta.json()]).toMatchObject([status, { ok: false, message }])
    expect(await filas()).toEqual([])
  })
})

describe('lo mismo no se paga dos veces', () => {
  it('veinte pedidos a la vez son un solo pago', async () => {
    const respuestas = await Promise.all(Array.from({ length: 20 }, () => preparar('clara')))
    expect([...new Set(respuestas.map((r) => r.json().idPago))]).toEqual([1])
    expect(await filas()).toHaveLength(1)
  })

  it('de otro padrón o de otra persona es otro pago', async () => {
    await preparar('clara')
    await preparar('clara', { producto: 'LIBRE_DEUDA', padron: '100002' })
    await preparar('pablo')
    expect((await filas()).map(({ transaccion }) => transaccion)).toEqual(['T0000001', 'T0000002', 'T0000003'])
  })

  it('uno ya pagado se devuelve sin nada que enviar', async () => {
    await preparar('clara')
    proveedor.dira('T0000001', 3)
    const respuesta = await preparar('clara')
    expect(respuesta.json()).toEqual({ idPago: 1, estado: 'CONFIRMADO', monto: 2550, action: null, fields: null })
    expect((await preparar('clara')).json().idPago).toBe(1)
  })

  it('uno que la tarjeta rechazó deja empezar otro', async () => {
    await preparar('clara')
    proveedor.dira('T0000001', 4)
    expect((await preparar('clara')).json()).toMatchObject({
      idPago: 2,
      estado: 'INICIADO',
      fields: { TransaccionComercioId: 'T0000002' },
    })
    expect((await filas()).map(({ estado }) => estado)).toEqual(['RECHAZADO', 'INICIADO'])
  })

  it.each([
    [5, 'RECHAZADO'],
    [7, 'VENCIDO'],
    [8, 'CANCELADO'],
    [9, 'CANCELADO'],
    [11, 'VENCIDO'],
  ])('ni el que el proveedor da por terminado de otra manera (%i): %s', async (estadoId, terminado) => {
    await preparar('clara')
    proveedor.dira('T0000001', estadoId)
    expect((await preparar('clara')).json()).toMatchObject({
      idPago: 2,
      estado: 'INICIADO',
      fields: { TransaccionComercioId: 'T0000002' },
    })
    expect((await filas()).map(({ estado }) => estado)).toEqual([terminado, 'INICIADO'])
  })

  it('el confirmado va antes que el abierto: un cancelado que se cobró igual es el que se da', async () => {
    await preparar('clara')
    proveedor.dira('T0000001', 8)
    expect((await preparar('clara')).json().idPago).toBe(2)
    proveedor.dira('T0000001', 3)
    await portal.como('lucia', { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago: 1 } })
    expect((await preparar('clara')).json()).toEqual({
      idPago: 1,
      estado: 'CONFIRMADO',
      monto: 2550,
      action: null,
      fields: null,
    })
    expect((await filas()).map(({ estado }) => estado)).toEqual(['CONFIRMADO', 'INICIADO'])
  })

  it('uno sin empezar, cuando el importe ya es otro, se deja por uno nuevo; uno en la tarjeta sigue', async () => {
    await preparar('clara')
    await preparar('pablo')
    await portal.db.$client.query('update pago set monto = 200000')
    proveedor.dira('T0000002', 2, 200_000)
    expect((await preparar('clara')).json()).toMatchObject({ idPago: 3, monto: 2550 })
    expect((await preparar('pablo')).json()).toMatchObject({ idPago: 2, monto: 2000, estado: 'EN_PROCESO' })
    expect((await filas()).map(({ estado }) => estado)).toEqual(['CANCELADO', 'EN_PROCESO', 'INICIADO'])
  })

  it('con el proveedor caído se da el mismo, para intentar con él', async () => {
    await preparar('clara')
    proveedor.caer(true)
    expect((await preparar('clara')).json()).toMatchObject({ idPago: 1, estado: 'INICIADO' })
  })

  it('la misma clave de envío da el mismo pago, y con otro contenido 409', async () => {
    const clave = { 'idempotency-key': 'clave-de-prueba' }
    const uno = { producto: 'LIBRE_DEUDA', padron: '100001' }
    expect((await preparar('clara', uno, clave)).json().idPago).toBe(1)
    expect((await preparar('clara', uno, clave)).json().idPago).toBe(1)
    expect((await preparar('clara', { ...uno, padron: '100002' }, clave)).statusCode).toBe(409)
  })
})

it('la política de contenido deja enviar el formulario al proveedor, y a nadie más', async () => {
  const politica = async () =>
    String((await portal.app.inject({ url: '/salud' })).headers['content-security-policy']).split(';')
  expect(await politica()).toContain("form-action 'self' https://catastro.prueba")
  portal = await appDePrueba({ ajustes: { PAGOS_URL: 'https://botonpp.example/ruta' } })
  expect(await politica()).toContain("form-action 'self' https://botonpp.example")
})

it('sin proveedor no se puede pagar, y se dice', async () => {
  portal = await appDePrueba({ proveedor: null })
  const respuesta = await preparar('clara')
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([
    503,
    'Los pagos en línea no están disponibles en este momento',
  ])
})
