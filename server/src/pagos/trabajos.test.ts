import { describe, expect, it } from 'vitest'
import { conPagos } from '../../pruebas/pagosDePrueba.ts'
import { enTransaccion } from '../plataforma/base/db.ts'
import { tomarVencidos } from './seguimiento.ts'
import { liquidarPendientes } from './trabajos.ts'
import { concluirPago, usarPago } from './usarPago.ts'

const { m, preparar, fila, avisar, llegaLaHora, trabajar, envejecer, entornoCon, liquidar, consultar } = conPagos()

describe('lo que pasa después', () => {
  it('un pago cancelado que el proveedor cobra igual se confirma, aunque su aviso se pierda', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 8)
    await trabajar()
    expect((await fila(idPago)).estado).toBe('CANCELADO')
    m.proveedor.dira('T0000001', 3)
    await consultar('update pago_seguimiento set proxima = null')
    await m.portal.trabajar('comparar-pagos')
    await m.portal.trabajar('liquidar-pagos')
    expect((await fila(idPago)).estado).toBe('CONFIRMADO')
  })

  it('una devolución, y la de uno ya usado, que se muestra al personal', async () => {
    for (const [padron, transaccion] of [
      ['100001', 'T0000001'],
      ['100002', 'T0000002'],
    ] as const) {
      await preparar(padron)
      m.proveedor.dira(transaccion, 3)
    }
    await llegaLaHora()
    await liquidar(entornoCon(async () => {}))
    await enTransaccion(m.portal.db, 7, (tx) =>
      usarPago(tx, { idPago: 2, idPersona: 7, producto: 'LIBRE_DEUDA', monto: 255_000, por: 'prueba' }),
    )
    m.proveedor.dira('T0000001', 9)
    m.proveedor.dira('T0000002', 9)
    await m.portal.trabajar('comparar-pagos')
    await m.portal.trabajar('liquidar-pagos')
    expect(await fila(1)).toMatchObject({ estado: 'DEVUELTO', revision: null })
    expect(await fila(2)).toMatchObject({ estado: 'DEVUELTO', revision: 'DEVUELTO_EN_USO' })
  })

  it('lo mismo pagado dos veces: el segundo no hace nada y queda para devolver', async () => {
    await preparar()
    m.proveedor.dira('T0000001', 8)
    await trabajar()
    const segundo = await preparar()
    m.proveedor.dira('T0000001', 3)
    m.proveedor.dira('T0000002', 3)
    const confirmados: number[] = []
    await liquidar(
      entornoCon(async (_tx, { idPago }) => {
        confirmados.push(idPago)
      }),
    )
    const estados = await consultar('select estado, revision from pago order by revision nulls first')
    expect(estados).toEqual([
      { estado: 'CONFIRMADO', revision: null },
      { estado: 'CONFIRMADO', revision: 'REPETIDO' },
    ])
    expect(confirmados).toHaveLength(1)
    expect(segundo).toBe(2)
  })

  it('el momento en que se confirmó no se mueve, digan después lo que digan', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    await trabajar()
    const entonces = new Date('2026-03-02T15:00:00Z')
    await consultar('update pago set confirmado_el = $1', [entonces])
    for (const [estadoId, estado, revision] of [
      [2, 'CONFIRMADO', 'NO_COINCIDE'],
      [3, 'CONFIRMADO', 'NO_COINCIDE'],
      [9, 'DEVUELTO', 'DEVUELTO_EN_USO'],
    ] as const) {
      m.proveedor.dira('T0000001', estadoId)
      await trabajar()
      expect(await fila(idPago)).toMatchObject({ estado, revision, confirmado_el: entonces })
    }
  })

  it('entregado lo pagado, lo mismo se puede volver a pagar', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    await trabajar()
    expect(await preparar()).toBe(idPago)
    await enTransaccion(m.portal.db, 4, (tx) => concluirPago(tx, idPago))
    expect(await preparar()).toBe(2)
  })
})

describe('lo que el proveedor no contesta', () => {
  it('a las 24 horas queda para el personal', async () => {
    const idPago = await preparar()
    m.proveedor.caer(true)
    await expect(trabajar()).rejects.toThrow('El proveedor de pagos no respondió')
    expect((await fila(idPago)).revision).toBeNull()
    await envejecer(idPago, 23)
    await expect(trabajar()).rejects.toThrow('El proveedor de pagos no respondió')
    expect((await fila(idPago)).revision).toBeNull()
    await envejecer(idPago)
    await expect(trabajar()).rejects.toThrow('El proveedor de pagos no respondió')
    expect(await fila(idPago)).toMatchObject({ estado: 'INICIADO', revision: 'SIN_RESPUESTA' })
    m.proveedor.caer(false)
    m.proveedor.dira('T0000001', 3)
    await trabajar()
    expect(await fila(idPago)).toMatchObject({ estado: 'CONFIRMADO', revision: null })
  })

  it('uno que sigue abierto en el proveedor también', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 2)
    await trabajar()
    expect(await fila(idPago)).toMatchObject({ estado: 'EN_PROCESO', revision: null })
    await envejecer(idPago, 23)
    await trabajar()
    expect(await fila(idPago)).toMatchObject({ estado: 'EN_PROCESO', revision: null })
    await envejecer(idPago)
    await trabajar()
    expect(await fila(idPago)).toMatchObject({ estado: 'EN_PROCESO', revision: 'SIN_RESPUESTA' })
  })

  it('uno que nunca llegó a la tarjeta vence', async () => {
    const idPago = await preparar()
    await trabajar()
    expect((await fila(idPago)).estado).toBe('INICIADO')
    await envejecer(idPago, 23)
    await trabajar()
    expect((await fila(idPago)).estado).toBe('INICIADO')
    await envejecer(idPago)
    await trabajar()
    expect(await fila(idPago)).toMatchObject({ estado: 'VENCIDO', revision: null })
  })

  it('el turno que tomó un trabajo no lo toma otro, ni mientras lo toma ni después', async () => {
    const idPago = await preparar()
    await llegaLaHora()
    await enTransaccion(m.portal.db, null, async (tx) => {
      expect(await tomarVencidos(tx, 5)).toMatchObject([{ idPago }])
      expect(await tomarVencidos(m.portal.db, 5)).toEqual([])
    })
    expect(await tomarVencidos(m.portal.db, 5)).toEqual([])
  })

  it('un aviso que llega mientras se pregunta no se pierde', async () => {
    await preparar()
    m.proveedor.dira('T0000001', 3)
    await trabajar()
    const { consultar: preguntar } = m.proveedor
    const entorno = {
      ...entornoCon(async () => {}),
      proveedor: {
        ...m.proveedor,
        async consultar(transaccion: string) {
          const respuesta = await preguntar(transaccion)
          m.proveedor.dira('T0000001', 9)
          await avisar({ Tipo: 'DEVOLUCION', TransaccionComercioId: 'T0000001', EstadoId: 9 })
          return respuesta
        },
      },
    }
    await llegaLaHora()
    await liquidarPendientes(entorno, new AbortController().signal)
    await consultar(`update pago_seguimiento set proxima = now() where proxima is not null`)
    await m.portal.trabajar('liquidar-pagos')
    expect((await fila(1)).estado).toBe('DEVUELTO')
  })
})
