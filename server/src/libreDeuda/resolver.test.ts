import { beforeEach, describe, expect, it } from 'vitest'
import { leerQrDePdf } from '../../pruebas/leerQrDePdf.ts'
import { type LibreDeudaDePrueba, libreDeudaDePrueba } from '../../pruebas/libreDeudaDePrueba.ts'

let d: LibreDeudaDePrueba
beforeEach(async () => {
  d = await libreDeudaDePrueba()
})
const verificar = (codigo: string) => d.portal.app.inject({ url: `/api/verificar/${codigo}` })

describe('emitir', () => {
  it('certifica lo que dice el registro; el PDF llega por correo, queda en Mis certificados y su QR lleva a verificarlo', async () => {
    const id = await d.solicitada()
    const emision = await d.emitir(id)
    expect(emision.json()).toEqual({
      ok: true,
      message: 'Certificado emitido: se envía por correo al solicitante',
      numero: expect.stringMatching(/^LD-\d{4}-000001$/),
    })
    expect((await d.pedir('clara', 'GET', `/libreDeuda/certificado/${id}`)).json()).toMatchObject({
      ok: false,
      message: 'El certificado se está preparando. Intente de nuevo en unos segundos',
    })
    await d.portal.trabajar('hacer-certificados')
    await d.portal.trabajar('hacer-certificados')
    expect((await d.correos()).filter((c) => c.includes('emitido'))).toEqual([
      'clara.nieva@example.com: Libre Deuda del padrón 100001: certificado emitido',
    ])
    const [guardado] = await d.consulta(
      `select numero, codigo, titular, domicilio, importe, emitido_por, vence - current_date as dias from certificado`,
    )
    expect(guardado).toMatchObject({
      titular: 'NIEVA CLARA',
      domicilio: 'SAN MARTIN 450',
      importe: 255_000,
      emitido_por: 4,
    })
    expect(guardado.codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)

    const adjunto = d.enviados.find(({ adjuntos }) => adjuntos.length > 0)?.adjuntos[0]
    expect(adjunto?.nombre).toBe(`libre-deuda-100001-${guardado.numero}.pdf`)
    const bajado = await d.pedir('clara', 'GET', `/libreDeuda/certificado/${id}`)
    expect(bajado.headers['content-type']).toBe('application/pdf')
    expect(bajado.rawPayload.equals(adjunto?.contenido ?? Buffer.alloc(0))).toBe(true)
    expect(leerQrDePdf(bajado.rawPayload)).toBe(`https://catastro.prueba/#/verificar/${guardado.codigo}`)

    expect(await d.mios('clara')).toMatchObject([
      { estado: 'EMITIDO', numero: guardado.numero, disponible: true, vencido: false, importe: 2550 },
    ])
    expect(await d.consulta('select concluido_el is not null as concluido from pago')).toEqual([{ concluido: true }])
  })

  it('dos personas a la vez emiten uno; lo resuelto no se resuelve de nuevo', async () => {
    const id = await d.solicitada()
    const respuestas = await Promise.all([d.emitir(id), d.emitir(id, 'ana'), d.rechazar(id)])
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const tarde = await d.emitir(id)
    expect([tarde.statusCode, tarde.json().message]).toEqual([
      409,
      'Otra persona ya resolvió esta solicitud. Vuelva a abrir la lista',
    ])
    const inexistente = await d.emitir(999)
    expect([inexistente.statusCode, inexistente.json().message]).toEqual([
      404,
      'La solicitud no existe o no está a su alcance',
    ])
  })

  it('un pago devuelto no se certifica', async () => {
    const id = await d.solicitada()
    await d.consulta(`update pago set estado = 'DEVUELTO'`)
    const respuesta = await d.emitir(id)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      409,
      'El pago de esta solicitud fue devuelto: solo se puede rechazar',
    ])
    expect((await d.rechazar(id)).statusCode).toBe(200)
  })

  it('un padrón sin domicilio se certifica sin domicilio', async () => {
    await d.emitir(await d.solicitada('100003'))
    await d.portal.trabajar('hacer-certificados')
    expect(await d.consulta(`select domicilio, ruta is not null as hecho from certificado`)).toEqual([
      { domicilio: '', hecho: true },
    ])
  })
})

describe('rechazar y anular', () => {
  it('piden un motivo, de 240 caracteres como máximo', async () => {
    const id = await d.solicitada()
    expect((await d.rechazar(id, '  ')).json().message).toBe('Escriba el motivo del rechazo')
    expect((await d.rechazar(id, 'x'.repeat(241))).json().message).toBe(
      'Motivo del rechazo: debe tener como máximo 240 caracteres',
    )
    expect((await d.rechazar(id, 'x'.repeat(240))).statusCode).toBe(200)
  })

  it('un rechazo avisa con su motivo y no deja certificado', async () => {
    await d.rechazar(await d.solicitada())
    await d.portal.trabajar('hacer-certificados')
    expect(await d.correos()).toContain('clara.nieva@example.com: Libre Deuda del padrón 100001: pedido rechazado')
    expect(d.enviados.at(-1)?.texto).toContain('Motivo: Tiene una deuda de 2024.')
    expect(await d.consulta('select * from certificado')).toEqual([])
    expect(await d.mios('clara')).toMatchObject([
      { estado: 'RECHAZADO', motivo: 'Tiene una deuda de 2024.', numero: null },
    ])
  })

  it('lo rechazado se puede pedir de nuevo, con otro pago', async () => {
    const rechazada = await d.solicitada('100003')
    await d.rechazar(rechazada)
    expect(await d.solicitada('100003')).toBeGreaterThan(rechazada)
  })

  it('uno anulado deja de valer, su titular ya no lo baja, y no se anula dos veces', async () => {
    const id = await d.solicitada()
    expect((await d.anular(id)).json().message).toBe('Solo se puede anular un certificado emitido')
    await d.emitir(id)
    await d.portal.trabajar('hacer-certificados')
    const [{ codigo }] = await d.consulta('select codigo from certificado')
    const disponible = async () =>
      (await d.pedir('clara', 'GET', '/libreDeuda/misCertificados')).json().solicitudes[0].disponible
    expect(await disponible()).toBe(true)
    expect((await d.anular(id)).statusCode).toBe(200)
    expect(await disponible()).toBe(false)
    expect((await verificar(codigo)).json().certificado).toMatchObject({
      situacion: 'ANULADO',
      anulado: expect.stringMatching(/^\d{4}-/),
    })
    expect((await d.pedir('clara', 'GET', `/libreDeuda/certificado/${id}`)).statusCode).toBe(404)
    expect((await d.pedir('lucia', 'GET', `/libreDeuda/certificado/${id}`)).statusCode).toBe(200)
    expect(await d.correos()).toContain('clara.nieva@example.com: Libre Deuda del padrón 100001: certificado anulado')
    expect((await d.anular(id)).statusCode).toBe(409)
  })
})
