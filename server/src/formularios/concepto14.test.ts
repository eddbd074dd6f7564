import { beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { pedidoDeFormulario14 } from '../../pruebas/formulariosDePrueba.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'

const REALIZADA = 3

let portal: AppDePrueba
let proveedor: ProveedorDePrueba
let idCarpeta: number
beforeEach(async () => {
  proveedor = proveedorDePrueba()
  portal = await appDePrueba({ proveedor })
  idCarpeta = await carpetasDePrueba(portal).presentada({ idEncomiendaTipo: 4, idFormularioTipo: 17 })
})

const borrador = (perimetro: string, version = 0) =>
  portal.como('pablo', {
    method: 'PUT',
    url: `/api/borradores/formulario14-${idCarpeta}`,
    payload: { datos: { perimetro }, version },
  })
const preparar = (quien: Demo = 'pablo') =>
  portal.como(quien, { method: 'POST', url: '/api/pagos/preparar', payload: { producto: 'FORM14', idCarpeta } })
const conciliar = (idPago: number) =>
  portal.como('lucia', { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago } })
const consultar = async () =>
  (await portal.como('pablo', { url: `/api/formulario/consultarFormulario14?idCarpeta=${idCarpeta}` })).json()[0]
const rechazo = async (pedido: ReturnType<typeof preparar>) => {
  const respuesta = await pedido
  return [respuesta.statusCode, respuesta.json().message]
}

async function pagar(perimetro: string, monto: number): Promise<number> {
  await borrador(perimetro)
  const { idPago, fields } = (await preparar()).json()
  proveedor.dira(fields.TransaccionComercioId, REALIZADA, monto)
  await conciliar(idPago)
  return idPago
}

it('se cobra el perímetro del borrador a la tarifa de hoy; sin perímetro no hay qué cobrar', async () => {
  expect(await rechazo(preparar())).toEqual([400, 'Complete el perímetro antes de pagar'])
  const { version } = (await borrador('0')).json()
  expect(await rechazo(preparar())).toEqual([400, 'Complete el perímetro antes de pagar'])
  await borrador('12,5', version)
  expect((await preparar()).json()).toMatchObject({ monto: 4375, estado: 'INICIADO' })
})

it('confirmado queda en la carpeta, y el formulario enviado después lo lleva; antes y después se da ese pago', async () => {
  const idPago = await pagar('12,5', 4_375_00)
  const elMismo = { idPago, estado: 'CONFIRMADO', monto: 4375, action: null, fields: null }
  expect((await preparar()).json()).toEqual(elMismo)
  await portal.como('pablo', pedidoDeFormulario14(idCarpeta, { monto: '4375' }))
  expect(await consultar()).toMatchObject({ monto: 4375, idPago })
  expect((await preparar()).json()).toEqual(elMismo)
})

it('enviado con el comprobante de otro pago no se cobra otra vez', async () => {
  await borrador('12,5')
  await portal.como('pablo', pedidoDeFormulario14(idCarpeta))
  await borrador('12,5')
  expect(await rechazo(preparar())).toEqual([409, 'Este formulario ya está pagado'])
})

it('el recibo no vale por un documento: con el formulario enviado la carpeta sigue incompleta', async () => {
  await portal.como('pablo', pedidoDeFormulario14(idCarpeta))
  const carpetas = carpetasDePrueba(portal)
  expect((await carpetas.fila(idCarpeta)).completa).toBe(false)
  await carpetas.subir('pablo', idCarpeta)
  expect((await carpetas.fila(idCarpeta)).completa).toBe(true)
})

it('borrada la carpeta con el pago en la tarjeta, al confirmarse queda para devolver sin usarse', async () => {
  await borrador('12,5')
  const { idPago, fields } = (await preparar()).json()
  await portal.como('ana', { method: 'DELETE', url: '/api/documentacion', payload: { id: idCarpeta } })
  proveedor.dira(fields.TransaccionComercioId, REALIZADA, 4_375_00)
  await conciliar(idPago)
  const { rows } = await portal.db.$client.query(
    'select estado, revision, usado_el, pagado from pago p, carpeta_formulario f where p.id_pago = $1 and f.id_carpeta = $2',
    [idPago, idCarpeta],
  )
  expect(rows).toEqual([{ estado: 'CONFIRMADO', revision: 'CARPETA_BORRADA', usado_el: null, pagado: 0 }])
})

it('uno que se confirma después de enviado también', async () => {
  await borrador('12,5')
  const { idPago, fields } = (await preparar()).json()
  await portal.como('pablo', pedidoDeFormulario14(idCarpeta))
  expect((await consultar()).idPago).toBeNull()
  proveedor.dira(fields.TransaccionComercioId, REALIZADA, 4_375_00)
  await conciliar(idPago)
  expect((await consultar()).idPago).toBe(idPago)
})

it('pagado por otro perímetro: 409, y lo escrito no se pierde', async () => {
  await pagar('10', 3_500_00)
  const respuesta = await portal.como('pablo', pedidoDeFormulario14(idCarpeta))
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([
    409,
    'El pago confirmado es por otro perímetro: vuelva a poner el que pagó, o consulte en mesa de entradas',
  ])
  expect(await consultar()).toBeUndefined()
  expect((await portal.como('pablo', { url: `/api/borradores/formulario14-${idCarpeta}` })).json().datos).toEqual({
    perimetro: '10',
  })
})

it('una tarifa que cambia entre el pago y el envío no deja a nadie sin poder enviar', async () => {
  await pagar('12,5', 4_375_00)
  await portal.db.$client.query(
    `insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde)
     values (65, 0, 0, 36055, now())`,
  )
  const respuesta = await portal.como('pablo', pedidoDeFormulario14(idCarpeta, { monto: '4375' }))
  expect(respuesta.statusCode).toBe(200)
  expect(await consultar()).toMatchObject({ monto: 4375 })
})

it('lo de otra persona, o de quien solo mira, no se paga', async () => {
  expect(await rechazo(preparar('bruno'))).toEqual([404, 'La carpeta no existe o no está a su alcance'])
  expect(await rechazo(preparar('hector'))).toEqual([403, 'Este formulario lo completa quien presentó la carpeta'])
})
