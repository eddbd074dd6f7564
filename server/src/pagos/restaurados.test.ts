import { beforeEach, describe, expect, it } from 'vitest'
import { baseComoEra } from '../../pruebas/copiaDeBase.ts'
import { conPagos } from '../../pruebas/pagosDePrueba.ts'
import { numerarPorEncima } from './numeracion.ts'

/** The database goes back to a copy and the provider does not. */

const { m, preparar, estado, fila, llegaLaHora, trabajar, consultar } = conPagos()
const pedir = (padron: string) =>
  m.portal.como('clara', { method: 'POST', url: '/api/pagos/preparar', payload: { producto: 'LIBRE_DEUDA', padron } })
/** The payments of the demo city are gone, and their numbers with them: of those the store knows. */
const olvidarLoSabido = async () => {
  const marca = await m.portal.almacen.marca()
  if (marca) await m.portal.almacen.marcar({ id: marca.id, testigo: marca.testigo })
}
const numeros = async () =>
  (await consultar('select transaccion, estado from pago order by id_pago')).map(
    ({ transaccion, estado }) => `${transaccion} ${estado}`,
  )

describe('un número que otro pagó antes de que volviera la copia', () => {
  it('no se da otra vez: el siguiente que pide un Libre Deuda no recibe lo que otro pagó', async () => {
    await olvidarLoSabido()
    await m.portal.trabajar('anotar-hasta-donde')
    const volver = await baseComoEra(m.portal.db)
    const perdido = await preparar('100002')
    expect((await fila(perdido)).transaccion).toBe('T0000001')
    await m.portal.trabajar('anotar-hasta-donde')
    m.proveedor.dira('T0000001', 3)
    await volver()
    await m.portal.trabajar('anotar-hasta-donde')

    const idPago = await preparar('100001')
    expect((await fila(idPago)).transaccion).toBe('T0001002')
    await trabajar()
    expect(await estado(idPago)).toMatchObject({ estado: 'INICIADO' })
  })

  it('si nadie supo que se había dado, el proveedor lo sabe: mientras nadie confirma la restauración se le pregunta', async () => {
    await consultar(`insert into restauracion (motivo, huecos) values ('Volvió de una copia', '[]')`)
    m.proveedor.dira('T0000001', 3)
    m.proveedor.dira('T0000002', 2)
    const idPago = await preparar('100001')
    expect((await fila(idPago)).transaccion).toBe('T0000003')
    expect(await numeros()).toEqual(['T0000001 CANCELADO', 'T0000002 CANCELADO', 'T0000003 INICIADO'])
    // The same person asks again: it is theirs.
    expect(await preparar('100001')).toBe(idPago)
    await trabajar()
    expect(await estado(idPago)).toMatchObject({ estado: 'INICIADO' })
  })

  it('y si el proveedor no responde, no se comienza ninguno; confirmada, se comienzan como siempre', async () => {
    await consultar(`insert into restauracion (motivo, huecos) values ('Volvió de una copia', '[]')`)
    m.proveedor.caer(true)
    const respuesta = await pedir('100001')
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      503,
      'El proveedor de pagos no responde en este momento. Intente de nuevo en unos minutos',
    ])
    expect(await numeros()).toEqual(['T0000001 CANCELADO'])
    await consultar(`update restauracion set confirmada_el = now(), confirmada_por = 1, nota = 'Se sabe'`)
    const consultas = m.proveedor.consultas.length
    expect((await pedir('100001')).statusCode).toBe(200)
    expect(m.proveedor.consultas).toHaveLength(consultas)
  })
})

describe('lo que el proveedor tenía desde antes de que el pago comenzara', () => {
  beforeEach(() => m.proveedor.dira('T0000001', 3, 255_000, 'T0000001', new Date(Date.now() - 3_600_000)))

  it('no lo confirma: queda cancelado y a la vista del personal, y pedirlo de nuevo da otro número', async () => {
    const idPago = await preparar()
    await llegaLaHora()
    expect(await estado(idPago)).toMatchObject({ estado: 'CANCELADO', enRevision: true })
    expect(await fila(idPago)).toMatchObject({ revision: 'ANTERIOR', confirmado_el: null })
    const otro = await preparar()
    expect((await fila(otro)).transaccion).toBe('T0000002')
  })
})

it('al arrancar, los números siguen por encima de los minutos desde 2026, y nunca por debajo de los que hay', async () => {
  const siguiente = async () => (await consultar(`select nextval('pago_transaccion') as n`))[0].n
  await numerarPorEncima(m.portal.db, new Date('2026-01-01T01:40:00Z'))
  expect(await siguiente()).toBe(101)
  await numerarPorEncima(m.portal.db, new Date('2026-01-01T01:00:00Z'))
  expect(await siguiente()).toBe(102)
  await numerarPorEncima(m.portal.db, new Date('2026-11-24T04:00:00Z'))
  expect(await siguiente()).toBe(471_121)
})
