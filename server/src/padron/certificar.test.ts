import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { leerQrDePdf } from '../../pruebas/leerQrDePdf.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({ ajustes: { PUBLIC_URL: 'https://catastro.prueba' } })
})

const certificar = async (quien: Demo, padron: string) =>
  (await portal.como(quien, { method: 'POST', url: '/api/padron/certificado', payload: { padron } })).json()
const bajar = (quien: Demo, id: number) => portal.como(quien, { url: `/api/padron/certificado/${id}` })
const verificar = async (codigo: string) => (await portal.app.inject({ url: `/api/verificar/${codigo}` })).json()
const consulta = async (texto: string) => (await portal.db.$client.query(texto)).rows

describe('el certificado de un padrón', () => {
  it('se numera, se guarda en una hoja, y su QR lleva a verificarlo', async () => {
    const hecho = await certificar('pablo', '100001')
    expect(hecho).toEqual({
      ok: true,
      message: 'Certificado generado',
      idCertificado: 1,
      numero: expect.stringMatching(/^PA-20\d\d-000001$/),
      codigo: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{20}$/),
    })
    const pdf = await bajar('pablo', 1)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(`padron-100001-${hecho.numero}.pdf`)
    expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(leerQrDePdf(pdf.rawPayload)).toBe(`https://catastro.prueba/#/verificar/${hecho.codigo}`)
    expect(
      await consulta('select titular, domicilio, padron_provincial, id_persona from certificado_de_padron'),
    ).toEqual([{ titular: 'NIEVA CLARA', domicilio: 'SAN MARTIN 450', padron_provincial: '3100001', id_persona: 2 }])
  })

  it('cualquiera que tenga el código sabe número, padrón, fecha e iniciales, y nada más', async () => {
    const { numero, codigo } = await certificar('pablo', '100022')
    const respuesta = await verificar(codigo)
    expect(respuesta).toEqual({
      certificado: {
        clase: 'PADRON',
        situacion: 'VIGENTE',
        numero,
        padron: '100022',
        titular: 'M. P.',
        emitido: expect.stringMatching(/^\d{4}-.*Z$/),
        vence: null,
        anulado: null,
        sello: null,
      },
    })
    expect(JSON.stringify(respuesta)).not.toMatch(/MEDINA|LAMADRID|25333444/i)
  })

  it('el mismo día, la misma persona y lo mismo: es el mismo. Otra persona, otro día u otro titular: otro', async () => {
    const primero = await certificar('clara', '100002')
    expect(await certificar('clara', '100002')).toEqual(primero)
    expect((await certificar('rosa', '100002')).numero).not.toBe(primero.numero)
    await consulta(
      `update certificado_de_padron set emitido_el = emitido_el - interval '1 day' where id_certificado = ${primero.idCertificado}`,
    )
    const segundo = await certificar('clara', '100002')
    expect(segundo.numero).not.toBe(primero.numero)
    await consulta(`update padron set apeynom = 'NIEVA CLARA INES' where padronm = '100002'`)
    const tercero = await certificar('clara', '100002')
    expect(tercero.numero).not.toBe(segundo.numero)
    expect((await verificar(tercero.codigo)).certificado.titular).toBe('N. C. I.')
    // What was certified stays as it was.
    expect((await verificar(segundo.codigo)).certificado.titular).toBe('N. C.')
  })

  it('lo baja quien lo pidió, y el personal; a otro le contesta que no existe, como si no estuviera', async () => {
    const { idCertificado } = await certificar('clara', '100005')
    const respuestas = await Promise.all([
      bajar('clara', idCertificado),
      bajar('lucia', idCertificado),
      bajar('pablo', idCertificado),
      bajar('pablo', 999_999),
    ])
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404])
    expect(respuestas[2]?.json()).toEqual(respuestas[3]?.json())
  })

  it('de un padrón que no está no hay certificado, ni número gastado', async () => {
    const antes = (await certificar('hector', '100006')).idCertificado
    expect(await certificar('hector', '99999999')).toEqual({
      ok: false,
      message: 'El padrón ingresado no se encuentra registrado',
    })
    expect((await certificar('hector', '100007')).idCertificado).toBe(antes + 1)
  })

  it('sin domicilio también se certifica', async () => {
    const { idCertificado } = await certificar('pablo', '100003')
    expect(
      await consulta(`select domicilio from certificado_de_padron where id_certificado = ${idCertificado}`),
    ).toEqual([{ domicilio: '' }])
    expect((await bajar('pablo', idCertificado)).statusCode).toBe(200)
  })
})
