import { beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { pedidoDeFormulario, TOTAL_1BIS } from '../../pruebas/formulariosDePrueba.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'

const REALIZADA = 3

let portal: AppDePrueba
let proveedor: ProveedorDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeEach(async () => {
  proveedor = proveedorDePrueba()
  portal = await appDePrueba({ proveedor })
  carpetas = carpetasDePrueba(portal)
})

/** REBAJE DE CORDON carries 1bis alone: $ 597.960 owed. */
async function liquidada(): Promise<{ idCarpeta: number; idFormulario1bis: number }> {
  const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 14, idFormularioTipo: 2 })
  await carpetas.subir('pablo', idCarpeta)
  const { idFormulario1bis } = (await portal.como('pablo', pedidoDeFormulario('1bis', idCarpeta))).json()
  return { idCarpeta, idFormulario1bis }
}
const preparar = (idCarpeta: number, quien: Demo = 'pablo') =>
  portal.como(quien, { method: 'POST', url: '/api/pagos/preparar', payload: { producto: 'FORM1BIS', idCarpeta } })
const estado = async (idPago: number) => (await portal.como('pablo', { url: `/api/pagos/estado/${idPago}` })).json()
const pagar1bis = (pedido: object, quien: Demo = 'pablo') =>
  portal.como(quien, { method: 'POST', url: '/api/formulario/pagar1bis', payload: pedido })
const fila = async (idCarpeta: number) =>
  (
    await portal.como('pablo', {
      url: `/api/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${idCarpeta}`,
    })
  ).json()[0]
const consultar = async (idCarpeta: number) =>
  (await portal.como('pablo', { url: `/api/formulario/consultarFormulario1bis?idCarpeta=${idCarpeta}` })).json()[0]
const revision = async (idPago: number) =>
  (await portal.db.$client.query('select revision from pago where id_pago = $1', [idPago])).rows[0].revision

const borrar = (idCarpeta: number) =>
  portal.como('ana', { method: 'DELETE', url: '/api/documentacion', payload: { id: idCarpeta } })

/** Prepared, paid at the provider, and asked about by a clerk, who is never told to wait. */
async function pagada(idCarpeta: number, monto: number): Promise<number> {
  const { idPago, fields } = (await preparar(idCarpeta)).json()
  proveedor.dira(fields.TransaccionComercioId, REALIZADA, monto)
  await portal.como('lucia', { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago } })
  return idPago
}

describe('el pago del formulario 1bis', () => {
  it('cobra el total que calculó el servidor; al confirmarse completa la carpeta por sí solo', async () => {
    const { idCarpeta, idFormulario1bis } = await liquidada()
    const pedido = { total: TOTAL_1BIS, idCarpeta, idFormulario: idCarpeta, idFormulario1bis, idPersona: 2 }
    const preparado = (await preparar(idCarpeta)).json()
    expect(preparado).toMatchObject({ monto: 597_960, estado: 'INICIADO' })
    expect(proveedor.pedidos[0]).toMatchObject({
      exito: `http://127.0.0.1:8080/#/form1bisPagoExitoso?idCarpeta=${idCarpeta}`,
      cancelacion: `http://127.0.0.1:8080/#/pagoErrorForm1?idCarpeta=${idCarpeta}`,
    })
    expect((await pagar1bis(pedido)).json()).toEqual({
      ok: false,
      message: 'El pago todavía no está confirmado. Espere unos minutos e intente de nuevo',
    })
    expect((await carpetas.fila(idCarpeta)).completa).toBe(false)

    proveedor.dira(preparado.fields.TransaccionComercioId, REALIZADA, 597_960_00)
    expect(await estado(preparado.idPago)).toMatchObject({ estado: 'CONFIRMADO' })
    expect(await fila(idCarpeta)).toMatchObject({ grabado: 1, idPago: preparado.idPago })
    expect((await carpetas.fila(idCarpeta)).completa).toBe(true)
    for (const _ of [1, 2]) {
      const respuesta = await pagar1bis(pedido)
      expect([respuesta.statusCode, respuesta.json()]).toEqual([
        200,
        { ok: true, message: 'El pago quedó registrado en la carpeta', idPago: preparado.idPago },
      ])
    }
    expect(await consultar(idCarpeta)).toMatchObject({ idPago: preparado.idPago, pagado: 597_960 })
  })

  it('mientras hay uno abierto se da el mismo; pagado, el que lo pagó y nada que enviar', async () => {
    const { idCarpeta } = await liquidada()
    const [una, otra] = await Promise.all([preparar(idCarpeta), preparar(idCarpeta)])
    expect(otra.json().idPago).toBe(una.json().idPago)
    const idPago = await pagada(idCarpeta, 597_960_00)
    for (const quien of ['pablo', 'ana'] as const) {
      const respuesta = await preparar(idCarpeta, quien)
      expect([respuesta.statusCode, respuesta.json()]).toEqual([
        200,
        { idPago, estado: 'CONFIRMADO', monto: 597_960, action: null, fields: null },
      ])
    }
  })

  it('sin llenar, sin llevarlo o por otra persona: se rechaza', async () => {
    const sinLlenar = await carpetas.presentada({ idEncomiendaTipo: 14, idFormularioTipo: 2 })
    const sinEl = await carpetas.presentada()
    const casos: [number, Demo, number, string][] = [
      [sinLlenar, 'pablo', 409, 'Complete el formulario 1 bis antes de pagarlo'],
      [sinEl, 'pablo', 409, 'La carpeta no lleva este formulario'],
      [sinLlenar, 'bruno', 404, 'La carpeta no existe o no está a su alcance'],
      [sinLlenar, 'clara', 404, 'La carpeta no existe o no está a su alcance'],
      [sinLlenar, 'lucia', 403, 'Este formulario lo completa quien presentó la carpeta'],
    ]
    for (const [idCarpeta, quien, status, message] of casos) {
      const respuesta = await preparar(idCarpeta, quien)
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([status, message])
    }
  })

  it('números de otra carpeta o un total que difiere en un centavo: se rechaza y nada cambia', async () => {
    const [una, otra] = [await liquidada(), await liquidada()]
    await pagada(una.idCarpeta, 597_960_00)
    const bueno = { total: TOTAL_1BIS, idFormulario: una.idCarpeta, ...una }
    const casos: [object, number, string][] = [
      [{ total: 597_960.01 }, 400, 'El total no es el del formulario 1 bis de esta carpeta'],
      [{ idFormulario1bis: otra.idFormulario1bis }, 400, 'Formulario 1 bis: no corresponde a la carpeta'],
      [{ idFormulario: otra.idCarpeta }, 400, 'Formulario: no corresponde a la carpeta'],
      [
        { ...otra, idFormulario: otra.idCarpeta },
        409,
        'El pago todavía no está confirmado. Espere unos minutos e intente de nuevo',
      ],
    ]
    for (const [distinto, status, message] of casos) {
      const respuesta = await pagar1bis({ ...bueno, ...distinto })
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([status, message])
    }
    expect((await fila(otra.idCarpeta)).idPago).toBeNull()
  })

  it('dos pagos de lo mismo: el segundo no se aplica y queda para devolver', async () => {
    const { idCarpeta } = await liquidada()
    const primero = (await preparar(idCarpeta)).json()
    const deAna = (await preparar(idCarpeta, 'ana')).json()
    for (const { fields } of [primero, deAna]) proveedor.dira(fields.TransaccionComercioId, REALIZADA, 597_960_00)
    await Promise.all([
      portal.como('pablo', { url: `/api/pagos/estado/${primero.idPago}` }),
      portal.como('ana', { url: `/api/pagos/estado/${deAna.idPago}` }),
    ])
    const { idPago } = await fila(idCarpeta)
    const sobrante = idPago === primero.idPago ? deAna.idPago : primero.idPago
    expect([await revision(idPago), await revision(sobrante)]).toEqual([null, 'REPETIDO'])
    expect((await consultar(idCarpeta)).pagado).toBe(597_960)
  })

  it('una carpeta que borra el administrador deja su pago para devolver', async () => {
    const { idCarpeta } = await liquidada()
    const idPago = await pagada(idCarpeta, 597_960_00)
    await borrar(idCarpeta)
    expect(await revision(idPago)).toBe('CARPETA_BORRADA')
  })

  it('borrada con el pago en la tarjeta, al confirmarse queda para devolver sin usarse', async () => {
    const { idCarpeta } = await liquidada()
    const { idPago, fields } = (await preparar(idCarpeta)).json()
    await borrar(idCarpeta)
    proveedor.dira(fields.TransaccionComercioId, REALIZADA, 597_960_00)
    await portal.como('lucia', { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago } })
    const { rows } = await portal.db.$client.query(
      'select estado, revision, usado_el, pagado from pago p, carpeta_formulario f where p.id_pago = $1 and f.id_carpeta = $2',
      [idPago, idCarpeta],
    )
    expect(rows).toEqual([{ estado: 'CONFIRMADO', revision: 'CARPETA_BORRADA', usado_el: null, pagado: 0 }])
  })
})

it('de una carpeta cerrada no se cobra; reabierta, sí; y lo que estaba en la tarjeta cuando se cerró vale', async () => {
  const { idCarpeta } = await liquidada()
  const { idPago, fields } = (await preparar(idCarpeta)).json()
  await carpetas.mover('ana', idCarpeta, { idEstado: 8, observaciones: 'No corresponde' })
  const negado = await preparar(idCarpeta)
  expect([negado.statusCode, negado.json().message]).toEqual([409, 'La carpeta está cerrada: ya no admite cambios'])
  await carpetas.mover('ana', idCarpeta, { idEstado: 4, observaciones: 'Se revisa otra vez' })
  expect((await preparar(idCarpeta)).json()).toMatchObject({ idPago })
  proveedor.dira(fields.TransaccionComercioId, REALIZADA, 597_960_00)
  await portal.como('lucia', { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago } })
  expect(await fila(idCarpeta)).toMatchObject({ idPago, debe: 0 })
})

describe('un 1bis corregido después de pagado', () => {
  /** As an observation of the form leaves it: to be filled again. */
  const reabrir = async (idCarpeta: number) => {
    await portal.db.$client.query('delete from formulario1bis where id_carpeta = $1', [idCarpeta])
    await portal.db.$client.query('update carpeta_formulario set grabado = false where id_carpeta = $1', [idCarpeta])
  }

  it('con un total mayor debe solo la diferencia', async () => {
    const { idCarpeta } = await liquidada()
    await pagada(idCarpeta, 597_960_00)
    await reabrir(idCarpeta)
    await portal.como('pablo', pedidoDeFormulario('1bis', idCarpeta, { valorotros: '100,50' }))
    expect(await fila(idCarpeta)).toMatchObject({ grabado: 1, idPago: null })
    const { monto } = (await preparar(idCarpeta)).json()
    expect(monto).toBe(100.5)
    const idPago = await pagada(idCarpeta, 100_50)
    expect(await fila(idCarpeta)).toMatchObject({ idPago })
    expect(await consultar(idCarpeta)).toMatchObject({ total: 598_060.5, pagado: 598_060.5 })
  })

  it('con el mismo total sigue pagado; con uno menor, la diferencia queda para devolver', async () => {
    const { idCarpeta } = await liquidada()
    const idPago = await pagada(idCarpeta, 597_960_00)
    await reabrir(idCarpeta)
    await portal.como('pablo', pedidoDeFormulario('1bis', idCarpeta))
    expect([(await fila(idCarpeta)).idPago, await revision(idPago)]).toEqual([idPago, null])
    await reabrir(idCarpeta)
    await portal.como('pablo', pedidoDeFormulario('1bis', idCarpeta, { metroscerca: '0' }))
    expect([(await fila(idCarpeta)).idPago, await revision(idPago)]).toEqual([idPago, 'EXCEDENTE'])
    expect((await carpetas.fila(idCarpeta)).completa).toBe(true)
  })
})
