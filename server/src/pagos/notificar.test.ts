import { describe, expect, it } from 'vitest'
import { conPagos } from '../../pruebas/pagosDePrueba.ts'

const { m, preparar, fila, avisar, trabajar, consultar } = conPagos()

describe('un aviso del proveedor', () => {
  it('es solo un indicio: 204, y lo que cuenta es lo que se le pregunta', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    const aviso = { Tipo: 'PAGO', TransaccionComercioId: 'T0000001', EstadoId: '3', Monto: '2550,00' }
    for (let n = 0; n < 5; n += 1) expect((await avisar(aviso)).statusCode).toBe(204)
    expect((await fila(idPago)).estado).toBe('INICIADO')
    await m.portal.trabajar('liquidar-pagos')
    expect((await fila(idPago)).estado).toBe('CONFIRMADO')
    expect(m.proveedor.consultas).toEqual(['T0000001'])
    const eventos = await consultar('select origen, estado, monto from pago_evento order by id')
    expect(eventos).toEqual([
      { origen: 'NOTIFICACION', estado: 'REALIZADA', monto: 255_000 },
      { origen: 'CONSULTA', estado: 'REALIZADA', monto: 255_000 },
    ])
  })

  it('repetido no hace preguntar otra vez; uno distinto, sí', async () => {
    await preparar()
    m.proveedor.dira('T0000001', 3)
    const aviso = { Tipo: 'PAGO', TransaccionComercioId: 'T0000001', EstadoId: 3 }
    const porPreguntar = async () =>
      (await consultar('select 1 from pago_seguimiento where proxima is not null')).length > 0
    await avisar(aviso)
    await m.portal.trabajar('liquidar-pagos')
    expect(await porPreguntar()).toBe(false)
    await avisar(aviso)
    expect(await porPreguntar()).toBe(false)
    await avisar({ ...aviso, Tipo: 'DEVOLUCION', EstadoId: 9 })
    expect(await porPreguntar()).toBe(true)
  })

  it.each([
    ['que dice más de lo que es', 2, 255_000],
    ['de uno rechazado', 4, 255_000],
    ['con el monto que se pidió, cuando se cobró otro', 3, 100],
  ])('falso, %s: no confirma', async (_caso, estadoId, monto) => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', estadoId, monto)
    await avisar({ TransaccionComercioId: 'T0000001', EstadoId: 3, Monto: 2550 })
    await trabajar()
    expect((await fila(idPago)).confirmado_el).toBeNull()
  })

  it('de una transacción que no es nuestra se guarda para el personal, una vez', async () => {
    await preparar()
    for (let n = 0; n < 3; n += 1) await avisar({ TransaccionComercioId: 'T7777777', EstadoId: 3, Monto: '2550,00' })
    const respuesta = await m.portal.como('lucia', { url: '/api/pagos/avisosSinPago' })
    expect(respuesta.json()).toMatchObject({
      total: 1,
      eventos: [{ idPago: null, transaccion: 'T7777777', estado: 'REALIZADA', monto: 2550, origen: 'NOTIFICACION' }],
    })
  })

  it.each([
    '',
    '{"roto',
    '[]',
    'null',
    '"texto"',
    '{}',
    '{"TransaccionComercioId":{}}',
    `{"TransaccionComercioId":"\\u0000\\ud800${'x'.repeat(500)}","EstadoId":[],"Monto":{}}`,
    '{"TransaccionComercioId":"T1","EstadoId":1e400,"Monto":"-5"}',
    '{"__proto__":{"TransaccionComercioId":"T0000001"}}',
  ])('con cualquier cosa adentro responde 204: %s', async (cuerpo) => {
    for (const tipo of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const respuesta = await avisar(cuerpo, tipo)
      expect([respuesta.statusCode, respuesta.body]).toEqual([204, ''])
    }
    expect((await m.portal.app.inject({ method: 'POST', url: '/api/pagos/notificacion' })).statusCode).toBe(204)
  })

  it('los datos del pagador no quedan en ninguna parte', async () => {
    await preparar()
    await avisar({ TransaccionComercioId: 'T0000001', EstadoId: 3, InformacionPagador: { Nombre: 'NO-GUARDAR' } })
    const tablas = await consultar(
      `select table_name as t from information_schema.tables where table_schema = 'public'`,
    )
    for (const { t } of tablas) {
      expect(await consultar(`select 1 from "${t}" x where x::text like '%NO-GUARDAR%'`)).toEqual([])
    }
  })
})
