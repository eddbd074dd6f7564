import { describe, expect, expectTypeOf, it } from 'vitest'
import { conPagos } from '../../pruebas/pagosDePrueba.ts'
import { enTransaccion } from '../plataforma/base/db.ts'
import type { Concepto, Conceptos, PagoConfirmado } from './conceptos.ts'
import { getPago } from './leerPago.ts'
import { alDia } from './liquidar.ts'
import { usarPago } from './usarPago.ts'

const { m, preparar, estado, fila, llegaLaHora, entornoCon, liquidar, consultar } = conPagos()

describe('preguntar por el estado de un pago abierto', () => {
  it('hace que el servidor le pregunte al proveedor, y no más que cada tres segundos', async () => {
    const idPago = await preparar()
    expect(await estado(idPago)).toEqual({
      idPago,
      estado: 'INICIADO',
      monto: 2550,
      producto: 'LIBRE_DEUDA',
      enRevision: false,
      transaccion: 'T0000001',
    })
    m.proveedor.dira('T0000001', 3)
    expect((await estado(idPago)).estado).toBe('INICIADO')
    expect(m.proveedor.consultas).toEqual(['T0000001'])
    await llegaLaHora()
    expect(await estado(idPago)).toMatchObject({ estado: 'CONFIRMADO' })
    expect((await fila(idPago)).confirmado_el).not.toBeNull()
    await llegaLaHora()
    await estado(idPago)
    expect(m.proveedor.consultas).toHaveLength(2)
  })

  it('también el administrador; los demás no saben que existe', async () => {
    const idPago = await preparar()
    expect((await estado(idPago, 'ana')).idPago).toBe(idPago)
    for (const quien of ['pablo', 'lucia', 'hector'] as const) {
      for (const id of [idPago, 999_999]) {
        const respuesta = await m.portal.como(quien, { url: `/api/pagos/estado/${id}` })
        expect([respuesta.statusCode, respuesta.json()]).toEqual([
          404,
          { ok: false, message: 'El pago no existe o no está a su alcance' },
        ])
      }
    }
  })

  it('un proveedor que no responde no cambia nada', async () => {
    const idPago = await preparar()
    m.proveedor.caer(true)
    expect((await estado(idPago)).estado).toBe('INICIADO')
  })
})

describe('una confirmación hace lo suyo una sola vez', () => {
  it('aunque lleguen muchas a la vez', async () => {
    await preparar()
    m.proveedor.dira('T0000001', 3)
    const confirmados: PagoConfirmado[] = []
    const entorno = entornoCon(async (_tx, pago) => {
      confirmados.push(pago)
    })
    await Promise.all(Array.from({ length: 10 }, () => liquidar(entorno)))
    await liquidar(entorno)
    expect(confirmados).toEqual([
      { idPago: 1, idPersona: 7, producto: 'LIBRE_DEUDA', monto: 255_000, referencia: { padron: '100001' } },
    ])
  })

  it('si lo suyo falla, lo confirmado queda, lo demás se deshace, y se muestra al personal', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    const fallas: unknown[] = []
    const rota = entornoCon(
      async (tx, pago) => {
        await usarPago(tx, { ...pago, por: 'a medias' })
        throw new Error('sin papel')
      },
      (error, pago) => fallas.push([String(error), pago]),
    )
    expect(await liquidar(rota)).toBe(1)
    expect(await fila(idPago)).toMatchObject({ estado: 'CONFIRMADO', revision: 'SIN_EFECTO', usado_el: null })
    expect(fallas).toEqual([['Error: sin papel', idPago]])
    expect(await consultar('select proxima from pago_seguimiento')).toEqual([{ proxima: null }])
  })

  it('lo que falló se vuelve a intentar cuando se pregunta de nuevo por el pago, y entonces no queda por revisar', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    const romper = async () => {
      throw new Error('sin papel')
    }
    await liquidar(entornoCon(romper, () => {}))
    let veces = 0
    const sana = entornoCon(async (tx, pago) => {
      veces++
      await usarPago(tx, { ...pago, por: 'entero' })
    })
    await liquidar(sana)
    expect(await fila(idPago)).toMatchObject({ estado: 'CONFIRMADO', revision: null, usado_por: 'entero' })
    await liquidar(sana)
    expect(veces).toBe(1)
  })

  it('lo que falló y después se usó no se compra otra vez', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    await liquidar(
      entornoCon(
        async () => {
          throw new Error('sin papel')
        },
        () => {},
      ),
    )
    // Somebody set it right by hand, and it is still marked.
    await enTransaccion(m.portal.db, 7, (tx) =>
      usarPago(tx, { idPago, idPersona: 7, producto: 'LIBRE_DEUDA', monto: 255_000, por: 'a mano' }),
    )
    let veces = 0
    const sana = entornoCon(async () => {
      veces++
    })
    const antes = m.proveedor.consultas.length
    await liquidar(sana)
    expect([m.proveedor.consultas.length - antes, veces]).toEqual([1, 0])
    expect((await fila(idPago)).usado_por).toBe('a mano')
  })

  it('una falla pasajera de la base no confirma nada: se intenta todo de nuevo', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    const trabada = entornoCon(
      async (tx) => {
        await tx.$client.query(`do $$ begin raise exception 'trabados' using errcode = '40P01'; end $$`)
      },
      () => {},
    )
    // Who asks how their payment stands is told that it could not be known, and not what it was before.
    await expect(alDia(trabada, await getPago(m.portal.db, idPago), 0)).rejects.toThrow('trabados')
    await expect(liquidar(trabada)).rejects.toThrow('trabados')
    expect(await fila(idPago)).toMatchObject({ estado: 'INICIADO', revision: 'SIN_EFECTO' })
    await liquidar(entornoCon(async () => {}))
    expect(await fila(idPago)).toMatchObject({ estado: 'CONFIRMADO', revision: null })
  })

  it('quien mira su pago lo ve pagado, aunque lo que compró haya fallado', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    const romper = async () => {
      throw new Error('sin papel')
    }
    const pago = await alDia(
      entornoCon(romper, () => {}),
      await getPago(m.portal.db, idPago),
      0,
    )
    expect(pago).toMatchObject({ estado: 'CONFIRMADO', revision: 'SIN_EFECTO' })
  })

  it('un pago se usa una vez, también si lo usan dos al mismo tiempo', async () => {
    const idPago = await preparar()
    m.proveedor.dira('T0000001', 3)
    await llegaLaHora()
    await liquidar(entornoCon(async () => {}))
    const usar = (por: string) =>
      enTransaccion(m.portal.db, 7, (tx) =>
        usarPago(tx, { idPago, idPersona: 7, producto: 'LIBRE_DEUDA', monto: 255_000, por }),
      )
    const intentos = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => usar(`pedido ${n}`)))
    expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const intento of intentos) {
      if (intento.status === 'rejected') {
        expect(intento.reason).toMatchObject({ status: 409, message: 'Este pago ya se usó' })
      }
    }
  })

  it('no se usa uno sin confirmar, de otro monto, de otro trámite ni ajeno', async () => {
    const idPago = await preparar()
    const uso = { idPago, idPersona: 7, producto: 'LIBRE_DEUDA', monto: 255_000, por: 'prueba' } as const
    const usar = (cambios: object) => enTransaccion(m.portal.db, 7, (tx) => usarPago(tx, { ...uso, ...cambios }))
    await expect(usar({})).rejects.toMatchObject({
      status: 409,
      message: 'El pago todavía no está confirmado. Espere unos minutos e intente de nuevo',
    })
    m.proveedor.dira('T0000001', 3)
    await llegaLaHora()
    await liquidar(entornoCon(async () => {}))
    const otro = { status: 409, message: 'El pago es de otro monto o de otro trámite' }
    await expect(usar({ monto: 254_999 })).rejects.toMatchObject(otro)
    await expect(usar({ producto: 'FORM27' })).rejects.toMatchObject(otro)
    await expect(usar({ idPersona: 2 })).rejects.toMatchObject({ status: 404 })
    await expect(usar({ idPago: 99 })).rejects.toMatchObject({ status: 404 })
    await usar({})
  })
})

// Asked of the compiler.
it('un producto sin su fila, o sin lo que hace al confirmarse, no compila', () => {
  expectTypeOf<Omit<Conceptos, 'FORM27'>>().not.toExtend<Conceptos>()
  expectTypeOf<Pick<Concepto<'FORM27'>, 'cobrar'>>().not.toExtend<Concepto<'FORM27'>>()
})
