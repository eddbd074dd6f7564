import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeMovimiento } from '../../pruebas/carpetasDePrueba.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'

/** what staff ask a folder's applicant to pay. */

const PENDIENTE_DE_PAGO = 5

let portal: AppDePrueba
let proveedor: ProveedorDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  proveedor = proveedorDePrueba()
  portal = await appDePrueba({ proveedor })
  carpetas = carpetasDePrueba(portal)
})

const consultar = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows
const pedir = (idCarpeta: number, cobro: object, idEstado = PENDIENTE_DE_PAGO) =>
  portal.como('lucia', pedidoDeMovimiento(idCarpeta, { idEstado, observaciones: 'Pase por caja', ...cobro }))
const pagar = (idCarpeta: number, quien: Demo = 'pablo') =>
  portal.como(quien, { method: 'POST', url: '/api/pagos/preparar', payload: { producto: 'CARPETA', idCarpeta } })
const ver = async (idCarpeta: number) =>
  (await portal.como('pablo', { url: `/api/documentacion/carpeta/${idCarpeta}` })).json().carpeta
async function conCobro(cobro = { monto: '12500,50', concepto: 'Tasa de inspección' }) {
  const idCarpeta = await carpetas.completa()
  expect((await pedir(idCarpeta, cobro)).json()).toMatchObject({ ok: true })
  return idCarpeta
}
/** The provider says that it was paid, and is asked. */
async function confirmar(idPago: number) {
  const [{ transaccion, monto }] = (await consultar('select transaccion, monto from pago where id_pago = $1', [
    idPago,
  ])) as [{ transaccion: string; monto: number }]
  proveedor.dira(transaccion, 3, Number(monto))
  const { pago } = (
    await portal.como('lucia', { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago } })
  ).json()
  return pago.estado
}

describe('lo que se pide', () => {
  it('se dice en la carpeta, en la lista, en el inicio, en su historia y en el correo', async () => {
    const idCarpeta = await conCobro()
    expect(await ver(idCarpeta)).toMatchObject({
      tramiteEstado: 'PENDIENTE DE PAGO',
      cobro: { monto: 12500.5, concepto: 'Tasa de inspección', oficina: 'MESA DE ENTRADAS' },
    })
    const enLaLista = (
      await portal.como('pablo', { url: `/api/documentacion/listar?idProfesional=1&pagina=1&buscar=${idCarpeta}` })
    ).json()
    expect(enLaLista.carpetas).toMatchObject([{ idCarpeta, seLePide: 12500.5 }])
    const { seguimiento } = (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${idCarpeta}` })).json()
    expect(seguimiento.at(-1).observacion).toBe('Tasa de inspección: $ 12.500,50\nPase por caja')
    const [correo] = await consultar(
      `select redaccion->'datos' as datos from correo_saliente where redaccion->>'asunto' = $1`,
      [`Carpeta ${idCarpeta}: pendiente de pago`],
    )
    expect(correo?.datos).toEqual(
      expect.arrayContaining([
        ['Importe', '$ 12.500,50'],
        ['Concepto', 'Tasa de inspección'],
        [
          'Cómo se paga',
          'Con tarjeta, en el portal; o en la oficina MESA DE ENTRADAS, adjuntando después el comprobante. La dirección y el horario están en «Oficinas y horarios»',
        ],
      ]),
    )
  })

  it.each([
    [{ monto: '100' }, 'concepto', 'Concepto: diga qué se paga'],
    [{ concepto: 'Tasa' }, 'monto', 'Importe a pagar: escríbalo, o borre el concepto'],
    [{ monto: '0', concepto: 'Tasa' }, 'monto', 'Importe a pagar: debe ser mayor que cero'],
    [
      { monto: 'diez', concepto: 'Tasa' },
      'monto',
      'Importe a pagar: debe ser un importe en pesos, con dos decimales como máximo',
    ],
  ])('%j no se acepta', async (cobro, path, msg) => {
    const rechazo = await pedir(await carpetas.completa(), cobro)
    expect([rechazo.statusCode, rechazo.json().errors]).toEqual([400, [{ path, msg }]])
  })

  it('un centavo se acepta; en otro estado, no; sin decirlo, como siempre', async () => {
    expect((await pedir(await carpetas.completa(), { monto: '0,01', concepto: 'x' })).statusCode).toBe(200)
    const otro = await pedir(await carpetas.completa(), { monto: '1', concepto: 'x', expediente: '1' }, 2)
    expect([otro.statusCode, otro.json().errors]).toEqual([
      400,
      [{ path: 'monto', msg: 'Importe a pagar: solo se pide al pasar la carpeta a PENDIENTE DE PAGO' }],
    ])
    const sinCobro = await carpetas.completa()
    expect((await pedir(sinCobro, {})).statusCode).toBe(200)
    expect((await ver(sinCobro)).cobro).toBeNull()
    expect((await pagar(sinCobro)).statusCode).toBe(409)
  })
})

describe('con tarjeta', () => {
  it('la confirmación adjunta el recibo y pasa la carpeta a PAGADO, una vez', async () => {
    const idCarpeta = await conCobro()
    const { idPago, monto } = (await pagar(idCarpeta)).json()
    expect([monto, (await pagar(idCarpeta)).json().idPago]).toEqual([12500.5, idPago])
    expect(await confirmar(idPago)).toBe('CONFIRMADO')
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PAGADO', pagada: true })
    const archivos = await consultar(
      `select clase, nombre_original as nombre, tamano > 1000 as entero from archivo where id_carpeta = $1 and clase = 'COMPROBANTE'`,
      [idCarpeta],
    )
    expect(archivos).toEqual([{ clase: 'COMPROBANTE', nombre: `recibo-${idPago}.pdf`, entero: true }])
    const { seguimiento } = (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${idCarpeta}` })).json()
    expect(seguimiento.at(-1).evento).toBe('PAGO EN LINEA')
    expect((await pagar(idCarpeta)).json()).toMatchObject({ idPago, estado: 'CONFIRMADO', action: null })
    // Nobody deletes what was paid, but who administers: then it is for staff to give back.
    await portal.como('ana', { method: 'DELETE', url: `/api/documentacion?id=${idCarpeta}` })
    const [pago] = await consultar('select revision from pago where id_pago = $1', [idPago])
    expect(pago).toEqual({ revision: 'CARPETA_BORRADA' })
  })

  it('la ajena no existe, y el personal no paga por otro', async () => {
    const idCarpeta = await conCobro()
    expect([(await pagar(idCarpeta, 'bruno')).statusCode, (await pagar(idCarpeta, 'lucia')).statusCode]).toEqual([
      404, 403,
    ])
  })

  it('lo que ya no se pide no se cobra', async () => {
    const idCarpeta = await conCobro()
    await carpetas.subir('pablo', idCarpeta, [documento('comprobante.pdf')])
    await portal.como('pablo', {
      method: 'PUT',
      url: '/api/formulario/actualizarTramite-Pagado',
      payload: { idCarpeta },
    })
    const respuesta = await pagar(idCarpeta)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      409,
      'La carpeta no tiene un importe por pagar en el portal: adjunte el comprobante',
    ])
  })

  it('pagado ya en la oficina, lo que se cobró se devuelve; lo que se pide de nuevo es otro pago', async () => {
    const idCarpeta = await conCobro()
    const { idPago } = (await pagar(idCarpeta)).json()
    await carpetas.subir('pablo', idCarpeta, [documento('comprobante.pdf')])
    await portal.como('pablo', {
      method: 'PUT',
      url: '/api/formulario/actualizarTramite-Pagado',
      payload: { idCarpeta },
    })
    expect((await pedir(idCarpeta, { monto: '300', concepto: 'Diferencia' })).statusCode).toBe(200)
    const otro = (await pagar(idCarpeta)).json()
    expect([otro.monto, otro.idPago === idPago]).toEqual([300, false])
    expect(await confirmar(idPago)).toBe('CONFIRMADO')
    const [viejo] = await consultar('select revision, usado_el from pago where id_pago = $1', [idPago])
    expect(viejo).toEqual({ revision: 'YA_NO_SE_PEDIA', usado_el: null })
    expect((await carpetas.fila(idCarpeta)).estado).toBe('PENDIENTE DE PAGO')
    expect(await confirmar(otro.idPago)).toBe('CONFIRMADO')
    expect((await carpetas.fila(idCarpeta)).estado).toBe('PAGADO')
  })
})
