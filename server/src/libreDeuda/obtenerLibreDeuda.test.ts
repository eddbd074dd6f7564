import { beforeEach, describe, expect, it } from 'vitest'
import { appDePrueba } from '../../pruebas/appDePrueba.ts'
import { type LibreDeudaDePrueba, libreDeudaDePrueba, REALIZADA, RECHAZADA } from '../../pruebas/libreDeudaDePrueba.ts'
import { proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'

let d: LibreDeudaDePrueba
beforeEach(async () => {
  d = await libreDeudaDePrueba()
})
const OFICINA = 'certificados@catastro.example.com'

describe('el pedido', () => {
  it('se hace solo al confirmarse el pago, sin que nadie vuelva: usa el pago y avisa a la oficina y a la persona', async () => {
    await d.pagar('clara')
    await d.consulta('update pago_seguimiento set proxima = now()')
    await d.portal.trabajar('liquidar-pagos')
    expect(await d.consulta('select id_persona, padron, estado, id_pago from libre_deuda')).toEqual([
      { id_persona: 7, padron: '100001', estado: 'SOLICITADO', id_pago: 1 },
    ])
    expect(await d.consulta('select usado_por, concluido_el from pago')).toEqual([
      { usado_por: 'libre_deuda 1', concluido_el: null },
    ])
    expect(await d.correos()).toEqual([
      'clara.nieva@example.com: Libre Deuda del padrón 100001: pedido recibido',
      `${OFICINA}: Libre Deuda: padrón 100001`,
    ])
    expect(d.enviados[1]?.texto).toContain('Solicitante: Nieva Clara')
  })

  it('obtenerLibreDeuda sin pago, o con un pago que no se hizo, es 409 con una oración', async () => {
    const SIN_PAGO = 'No hay un pago de Libre Deuda confirmado para ese padrón'
    const sinPago = await d.obtener('clara')
    expect([sinPago.statusCode, sinPago.json()]).toEqual([409, { ok: false, message: SIN_PAGO }])
    await d.confirmar(await d.pagar('clara', '100001', RECHAZADA), 'clara')
    expect((await d.obtener('clara')).json()).toEqual({ ok: false, message: SIN_PAGO })
    expect(await d.consulta('select * from libre_deuda')).toEqual([])
  })

  it('con el pago abierto pregunta al proveedor: 409 mientras no lo confirme, y después 200, siempre la misma', async () => {
    const { fields } = (
      await d.pedir('clara', 'POST', '/pagos/preparar', { producto: 'LIBRE_DEUDA', padron: '100001' })
    ).json()
    const esperando = await d.obtener('clara')
    expect([esperando.statusCode, esperando.json().message]).toEqual([
      409,
      'El pago todavía no está confirmado. Espere unos minutos e intente de nuevo',
    ])
    d.proveedor.dira(fields.TransaccionComercioId, REALIZADA)
    await d.consulta('update pago_seguimiento set ultima = null')
    for (let vez = 0; vez < 3; vez++) {
      const respuesta = await d.obtener('clara')
      expect([respuesta.statusCode, respuesta.json()]).toEqual([
        200,
        {
          ok: true,
          message: 'Consulta enviada con éxito. Revise su casilla de correo mas tarde..',
          idLibreDeuda: 1,
        },
      ])
    }
    expect(await d.consulta('select count(*)::integer as n from libre_deuda')).toEqual([{ n: 1 }])
  })

  it('el pago de Clara no le sirve a Pablo, ni para otro padrón', async () => {
    await d.solicitada()
    expect((await d.obtener('pablo')).statusCode).toBe(409)
    expect((await d.obtener('clara', '100002')).statusCode).toBe(409)
  })

  it('una tarjeta rechazada hoy no se tapa con el certificado de antes', async () => {
    await d.emitir(await d.solicitada())
    expect((await d.obtener('clara')).statusCode).toBe(200)
    await d.confirmar(await d.pagar('clara', '100001', RECHAZADA), 'clara')
    expect((await d.obtener('clara')).statusCode).toBe(409)
  })

  it('no se paga dos veces lo mismo mientras espera; resuelto, sí', async () => {
    const id = await d.solicitada()
    const otra = await d.pedir('clara', 'POST', '/pagos/preparar', { producto: 'LIBRE_DEUDA', padron: '100001' })
    expect(otra.json()).toMatchObject({ idPago: 1, estado: 'CONFIRMADO', action: null })
    await d.rechazar(id)
    const despues = await d.pedir('clara', 'POST', '/pagos/preparar', { producto: 'LIBRE_DEUDA', padron: '100001' })
    expect(despues.json()).toMatchObject({ idPago: 2, estado: 'INICIADO' })
  })
})

it('sin que la ciudad diga lo que cuesta no se cobra, y quien mira antes lo lee (A-200)', async () => {
  const ajustes = { SANDBOX: 'no', CIUDAD_DIGITAL_URL: 'http://127.0.0.1:1/cd' }
  const portal = await appDePrueba({ proveedor: proveedorDePrueba(), ajustes })
  const payload = { producto: 'LIBRE_DEUDA', padron: '100001' }
  const respuesta = await portal.como('clara', { method: 'POST', url: '/api/pagos/preparar', payload })
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([409, 'La ciudad todavía no confirmó esta tarifa'])
  const { tramites } = (await portal.app.inject({ url: '/api/tramites' })).json()
  const libreDeuda = tramites.find(({ tramite }: { tramite: string }) => tramite === 'libreDeuda')
  expect(libreDeuda.costos).toMatchObject([{ concepto: 'Certificado', importe: null }])
  expect((await portal.app.inject({ url: '/config.json' })).json().importeLibreDeuda).toBeNull()
})
