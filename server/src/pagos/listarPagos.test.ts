import { describe, expect, it } from 'vitest'
import { conPagos } from '../../pruebas/pagosDePrueba.ts'

const { m, preparar, estado, trabajar } = conPagos()

describe('el personal', () => {
  it('ve lo que no coincide, pregunta ahora mismo y lo da por revisado', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3, 100)
    await trabajar()
    const porRevisar = async () => (await m.portal.como('lucia', { url: '/api/pagos/listar?porRevisar=1' })).json()
    expect(await porRevisar()).toMatchObject({
      total: 1,
      pagos: [{ idPago, estado: 'INICIADO', revision: 'MONTO_DISTINTO', persona: 'Nieva Clara', cuil: '27309991112' }],
    })
    expect((await estado(idPago)).enRevision).toBe(true)
    const revisar = () => m.portal.como('lucia', { method: 'POST', url: '/api/pagos/revisar', payload: { idPago } })
    expect((await revisar()).json()).toEqual({ ok: true, message: 'El pago quedó revisado' })
    expect((await revisar()).statusCode).toBe(409)
    expect((await porRevisar()).total).toBe(0)
    m.proveedor.dira('T0000001', 3)
    const conciliar = () =>
      m.portal.como('hector', { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago } })
    expect((await conciliar()).json()).toMatchObject({ ok: true, pago: { idPago, estado: 'CONFIRMADO' } })
    m.proveedor.caer(true)
    const caido = await conciliar()
    expect([caido.statusCode, caido.json().message]).toEqual([
      503,
      'El proveedor de pagos no responde en este momento. Intente de nuevo en unos minutos',
    ])
  })

  it('busca por persona, CUIL, padrón, transacción y número, y filtra por estado', async () => {
    await preparar('100001')
    await preparar('100002')
    m.proveedor.dira('T0000002', 3)
    await trabajar()
    const ids = async (consulta: string) => {
      const { pagos } = (await m.portal.como('ana', { url: `/api/pagos/listar?${consulta}` })).json()
      return pagos.map(({ idPago }: { idPago: number }) => idPago)
    }
    expect(await ids('')).toEqual([2, 1])
    expect(await ids('orden=antiguas')).toEqual([1, 2])
    expect(await ids('buscar=nieva')).toEqual([2, 1])
    expect(await ids('buscar=27309991112')).toEqual([2, 1])
    expect(await ids('buscar=27-30999111-2')).toEqual([2, 1])
    expect(await ids('buscar=27.30999111.2')).toEqual([2, 1])
    expect(await ids('buscar=30.999.111')).toEqual([2, 1])
    expect(await ids('buscar=100001')).toEqual([1])
    expect(await ids('buscar=t0000002')).toEqual([2])
    expect(await ids('buscar=2')).toEqual([2])
    expect(await ids('buscar=%25%25%25')).toEqual([])
    expect(await ids('estado=CONFIRMADO')).toEqual([2])
    expect(await ids('estado=RECHAZADO')).toEqual([])
    expect(await ids('porPagina=5&pagina=2')).toEqual([])
  })
})

it('cada persona ve los suyos, con su recibo', async () => {
  const idPago = await preparar()
  const mios = async (quien: 'clara' | 'pablo') => (await m.portal.como(quien, { url: '/api/pagos/mios' })).json()
  expect(await mios('clara')).toMatchObject({
    total: 1,
    pagos: [{ idPago, detalle: 'Padrón 100001', transaccion: 'T0000001', monto: 2550, confirmadoEl: null }],
  })
  expect(await mios('pablo')).toEqual({ total: 0, pagos: [] })
  const { pago } = (await m.portal.como('clara', { url: `/api/pagos/ver/${idPago}` })).json()
  expect(pago).toMatchObject({ persona: 'Nieva Clara', cuil: '27309991112', idPlataforma: null, revision: null })
})
