import { beforeAll, describe, expect, it } from 'vitest'
import { appDePrueba } from '../../pruebas/appDePrueba.ts'
import { type LibreDeudaDePrueba, libreDeudaDePrueba } from '../../pruebas/libreDeudaDePrueba.ts'

let d: LibreDeudaDePrueba
beforeAll(async () => {
  d = await libreDeudaDePrueba()
})
const verificar = (codigo: string) => d.portal.app.inject({ url: `/api/verificar/${codigo}` })

describe('verificar', () => {
  it('dice lo justo, sin nada personal, a cualquiera que tenga el código, como lo escriba', async () => {
    await d.emitir(await d.solicitada())
    const [{ codigo, numero, vence }] = await d.consulta('select codigo, numero, vence::text as vence from certificado')
    const escrito = codigo.toLowerCase().replace(/(.{5})/g, '$1-')
    const respuesta = await verificar(encodeURIComponent(escrito))
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      200,
      {
        certificado: {
          clase: 'LIBRE_DEUDA',
          situacion: 'VIGENTE',
          numero,
          padron: '100001',
          titular: null,
          emitido: expect.stringMatching(/^\d{4}-.*Z$/),
          vence,
          anulado: null,
          sello: null,
        },
      },
    ])
    expect(respuesta.body).not.toMatch(/NIEVA|SAN MARTIN/i)
  })

  it('vale el último día y no el siguiente, en la hora de la ciudad', async () => {
    const id = await d.solicitada('100002')
    await d.emitir(id)
    const [{ codigo }] = await d.consulta(`select codigo from certificado where id_libre_deuda = ${id}`)
    const HOY = `(now() at time zone 'America/Argentina/Tucuman')::date`
    expect(await d.consulta(`select vence - ${HOY} as dias from certificado where id_libre_deuda = ${id}`)).toEqual([
      { dias: 30 },
    ])
    await d.consulta(`update certificado set vence = ${HOY}`)
    expect((await verificar(codigo)).json().certificado.situacion).toBe('VIGENTE')
    await d.consulta(`update certificado set vence = ${HOY} - 1`)
    expect((await verificar(codigo)).json().certificado.situacion).toBe('VENCIDO')
    expect((await d.mios('clara'))[0]).toMatchObject({ idLibreDeuda: id, estado: 'EMITIDO', vencido: true })
  })

  it.each([
    ['00000000000000000000', 404, 'El código no corresponde a ningún certificado emitido por este municipio'],
    ['0000000000000000000', 400, 'Código: debe tener 20 letras y números'],
    ['000000000000000000000', 400, 'Código: debe tener 20 letras y números'],
    ["'; drop table certificado; --", 400, 'Código: debe tener 20 letras y números'],
  ])('%s: %i', async (codigo, estado, message) => {
    const respuesta = await verificar(encodeURIComponent(codigo))
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([estado, message])
  })

  it('tiene un límite por dirección', async () => {
    const limitado = await appDePrueba({ ajustes: { LIMITE_CONSULTAS: '3' } })
    const pruebas = []
    for (let n = 0; n < 4; n++) pruebas.push(await limitado.app.inject({ url: `/api/verificar/${'0'.repeat(20)}` }))
    expect(pruebas.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429])
    expect(pruebas[3]?.json()).toEqual({
      ok: false,
      message: 'Demasiados pedidos en poco tiempo. Espere un minuto e intente de nuevo',
    })
  })
})

describe('el certificado en su hoja', () => {
  it('lo baja quien lo pidió; a otro vecino le contesta que no existe, como si no estuviera', async () => {
    const id = await d.solicitada('100003')
    await d.emitir(id)
    await d.portal.trabajar('hacer-certificados')
    const bajar = async (quien: 'clara' | 'rosa') =>
      (await d.portal.como(quien, { url: `/api/libreDeuda/certificado/${id}` })).statusCode
    expect([await bajar('rosa'), await bajar('clara')]).toEqual([404, 200])
  })
})
