import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'
import { fotoDePrueba, sumaDe, veredasDePrueba } from '../../pruebas/veredasDePrueba.ts'

let portal: AppDePrueba
let proveedor: ProveedorDePrueba
let veredas: ReturnType<typeof veredasDePrueba>
beforeAll(async () => {
  proveedor = proveedorDePrueba()
  portal = await appDePrueba({ proveedor })
  veredas = veredasDePrueba(portal, proveedor)
})
beforeEach(() => veredas.deNuevo())

describe('pagada y confirmada', () => {
  it('se presenta sola, con el navegador cerrado: carpeta, formulario, fotos, pago usado, correo; y el borrador termina', async () => {
    const idPago = await veredas.comenzar({ cambios: { email: 'Clara.Nieva@example.com' } })
    await veredas.resolver(idPago)
    const [carpeta] = await veredas.carpetas()
    expect(carpeta).toMatchObject({
      id_uso: 12,
      id_persona: 7,
      padron: '100001',
      completa: true,
      total_a_abonar: 492_500,
    })
    const idCarpeta = carpeta.id_carpeta
    expect(await veredas.pago(idPago)).toMatchObject({
      estado: 'CONFIRMADO',
      revision: null,
      usado_por: `carpeta ${idCarpeta} formulario 12`,
    })
    const vista = await portal.como('clara', { url: `/api/formulario/consultarFormulario12?idCarpeta=${idCarpeta}` })
    expect(vista.json()).toMatchObject([
      {
        vereda: 1,
        fachada: 0,
        ancho: 12.5,
        largo: 2,
        superficie: 25,
        MontodeObra: 300_000,
        dep_mat_precio: 750,
        cerca_pesos: 1575,
        DerechoConstruccion: 1800,
        canon: 800,
        TotalaAbonar: 4925,
        idPago,
        email: 'Clara.Nieva@example.com',
        calle: 'SAN MARTIN',
        fotos: [
          { sha256: sumaDe(fotoDePrueba(1)), momento: 'ANTES' },
          { sha256: sumaDe(fotoDePrueba(2)), momento: 'ANTES' },
        ],
      },
    ])
    expect(await veredas.correos()).toMatchObject([
      {
        destinatario: 'Clara.Nieva@example.com',
        redaccion: {
          asunto: `Carpeta ${idCarpeta}: presentada`,
          datos: [
            ['Carpeta', String(idCarpeta)],
            ['Padrón', '100001'],
            ['Depósito de materiales', '$ 750,00'],
            ['Cerca de obra', '$ 1.575,00'],
            ['Derecho de construcción', '$ 1.800,00'],
            ['Canon por trabajo', '$ 800,00'],
            ['Total a abonar', '$ 4.925,00'],
            ['Pago', String(idPago)],
            ['Código de seguimiento', expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)],
          ],
        },
      },
    ])
    expect((await portal.como('clara', { url: '/api/borradores/veredas' })).json().datos).toBeNull()
    const lista = await portal.como('clara', { url: '/api/documentacion/listarCarpetasVeredas?buscar=100001' })
    expect(lista.json().carpetas[0]).toMatchObject({ idCarpeta, uso: 'PLAN VEREDAS SANAS', idUso: 12 })
  })

  it('a una dirección que no es la suya, el correo dice el número, el estado y adónde verla, y nada más', async () => {
    await veredas.resolver(await veredas.comenzar())
    const [{ id_carpeta: idCarpeta }] = await veredas.carpetas()
    expect(await veredas.correos()).toEqual([
      {
        destinatario: 'clara@vecinos.example',
        redaccion: {
          asunto: `Carpeta ${idCarpeta}: presentado`,
          parrafos: ['Hay novedades de este trámite. El detalle lo ve en el portal quien lo hizo.'],
          datos: [
            ['Carpeta', String(idCarpeta)],
            ['Estado', 'PRESENTADO'],
          ],
          accion: { texto: 'Ver en el portal', ruta: `/misCarpetasVeredas?buscar=${idCarpeta}` },
        },
      },
    ])
  })

  it('el navegador que vuelve recibe esa carpeta, traiga lo que traiga', async () => {
    const idPago = await veredas.comenzar()
    await veredas.resolver(idPago)
    const [{ id_carpeta: idCarpeta }] = await veredas.carpetas()
    for (const campos of [{}, { MontodeObra: '', TotalaAbonar: '1', Padron: 'x' }]) {
      const respuesta = await veredas.alta(idPago, campos, [fotoDePrueba(9)])
      expect([respuesta.statusCode, respuesta.json()]).toEqual([
        200,
        { ok: true, message: 'Formulario enviado! Revisa tu correo electrónico !', idCarpeta },
      ])
    }
    expect(await veredas.carpetas()).toHaveLength(1)
  })

  it('con el pago de la de otro padrón no se presenta ninguna', async () => {
    const idPago = await veredas.comenzar()
    await veredas.resolver(idPago)
    const [{ id_carpeta: idCarpeta }] = await veredas.carpetas()
    const respuesta = await veredas.alta(idPago, { Padron: '100002' }, [fotoDePrueba(8), fotoDePrueba(9)])
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      409,
      `Con este pago ya se presentó la carpeta ${idCarpeta}, del padrón 100001: para otro padrón corresponde otro pago`,
    ])
    expect(await veredas.carpetas()).toHaveLength(1)
  })

  it('con el pago de otra cosa, o de otra persona, no se presenta', async () => {
    const payload = { producto: 'LIBRE_DEUDA', padron: '100001' }
    const otra = (await portal.como('clara', { method: 'POST', url: '/api/pagos/preparar', payload })).json().idPago
    await veredas.resolver(otra)
    const conOtra = await veredas.alta(otra, {}, [fotoDePrueba(1), fotoDePrueba(2)])
    expect([conOtra.statusCode, conOtra.json().message]).toEqual([409, 'El pago es de otro monto o de otro trámite'])
    const suyo = await veredas.comenzar({ fotos: 1 })
    await veredas.resolver(suyo)
    const ajena = await veredas.alta(suyo, {}, [fotoDePrueba(1), fotoDePrueba(2)], 'pablo')
    expect([ajena.statusCode, ajena.json().message]).toEqual([404, 'El pago no existe o no está a su alcance'])
    expect(await veredas.carpetas()).toEqual([])
  })

  it.each([
    [[], 'El pago todavía no está confirmado. Espere unos minutos e intente de nuevo'],
    [[2], 'El pago todavía no está confirmado. Espere unos minutos e intente de nuevo'],
    [[4], 'El pago fue rechazado. No se le cobró nada'],
    [[8], 'El pago se canceló. No se le cobró nada'],
    [[7], 'El pago venció sin terminarse. No se le cobró nada'],
    [[3, 9], 'El importe de este pago se devolvió'],
  ])('sin confirmar no se presenta, y se dice por qué: el proveedor dice %j', async (dichos, porQue) => {
    const idPago = await veredas.comenzar({ fotos: 1 })
    for (const dice of dichos) await veredas.resolver(idPago, dice)
    const respuesta = await veredas.alta(idPago, {}, [fotoDePrueba(1), fotoDePrueba(2)])
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([409, porQue])
    expect(await veredas.carpetas()).toEqual([])
  })
})
