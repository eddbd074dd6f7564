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
    const idPago = await veredas.comenzar()
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
        email: 'clara@vecinos.example',
        calle: 'SAN MARTIN',
        fotos: [
          { sha256: sumaDe(fotoDePrueba(1)), momento: 'ANTES' },
          { sha256: sumaDe(fotoDePrueba(2)), momento: 'ANTES' },
        ],
      },
    ])
    expect(await veredas.correos()).toMatchObject([
      {
        destinatario: 'clara@vecinos.example',
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
})
