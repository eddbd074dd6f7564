import { Readable } from 'node:stream'
import type { PorRedactar } from '@catastro/domain/notificaciones/textos'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { MEMBRETE } from '../../pruebas/membreteDePrueba.ts'
import { smtpDePrueba } from '../../pruebas/smtpDePrueba.ts'
import { enTransaccion } from '../plataforma/base/db.ts'
import { type Cartero, ErrorDeEnvio, type Mensaje } from '../plataforma/correo/cartero.ts'
import { carteroSmtp } from '../plataforma/correo/carteroSmtp.ts'
import { correoAOficina, correoAPersona } from './encolar.ts'
import { enviarCorreos } from './enviarCorreos.ts'

const CLARA = 7
const conAsunto = (asunto: string): PorRedactar => ({
  nombre: 'dePrueba',
  texto: {
    ...{ titulo: 'De prueba', aQuien: 'A Clara', asunto: '{asunto}', parrafos: ['Primer párrafo.'] },
    campos: { asunto: { que: 'De qué es', ejemplo: 'Una prueba' } },
  },
  valores: { asunto },
  datos: [['Carpeta', '1001']],
  accion: { texto: 'Ver', ruta: '/misCarpetas' },
})
const REDACCION = conAsunto('Señal de prueba <1>')
const REMITENTE = 'Catastro <no-responder@ciudad.example.com>'
const membrete = async () => MEMBRETE

let portal: AppDePrueba
let abiertos: { cerrar(): void }[] = []
beforeEach(async () => {
  portal = await appDePrueba()
})
afterEach(() => {
  for (const cartero of abiertos) cartero.cerrar()
  abiertos = []
})

const porSmtp = (puerto: number): Cartero => {
  const cartero = carteroSmtp({ url: `smtp://127.0.0.1:${puerto}`, remitente: REMITENTE })
  abiertos.push(cartero)
  return cartero
}
const enviar = (cartero: Cartero) =>
  enviarCorreos({ db: portal.db, almacen: portal.almacen, cartero, membrete }, new AbortController().signal)
const encolar = (asunto = 'Señal de prueba <1>') =>
  enTransaccion(portal.db, CLARA, (tx) =>
    correoAPersona(tx, CLARA, { motivo: 'CARPETA', redaccion: conAsunto(asunto) }),
  )
const filas = async () =>
  (
    await portal.db.$client.query(
      `select estado, intentos, round(extract(epoch from proximo_intento - now()) / 60)::integer as minutos
       from correo_saliente order by id_correo`,
    )
  ).rows
/** The pause before the next attempt goes by. */
const pasaLaPausa = () =>
  portal.db.$client.query(`update correo_saliente set proximo_intento = now() where estado = 'PENDIENTE'`)

/** A mail server that answers what it is told. */
const carteroQue = (obra: (mensaje: Mensaje) => Promise<string>): Cartero => ({ enviar: obra, cerrar: () => {} })

describe('contra un servidor SMTP de verdad', () => {
  it('llega una vez, en texto y en HTML, con su adjunto y su Message-ID', async () => {
    const { ruta } = await portal.almacen.guardar(Readable.from([Buffer.from('%PDF-1.4 prueba')]))
    await enTransaccion(portal.db, CLARA, (tx) =>
      correoAPersona(tx, CLARA, {
        motivo: 'LIBRE DEUDA',
        redaccion: REDACCION,
        adjuntos: [{ nombre: 'certificado.pdf', tipoMime: 'application/pdf', ruta }],
      }),
    )
    const smtp = await smtpDePrueba()
    const cartero = porSmtp(smtp.puerto)
    await enviar(cartero)
    await enviar(cartero)
    expect(smtp.recibidos).toHaveLength(1)
    const [{ crudo, idMensaje, para } = { crudo: '', idMensaje: '', para: [] }] = smtp.recibidos
    expect(para).toEqual(['clara.nieva@example.com'])
    expect(idMensaje).toMatch(/^[0-9a-f-]{36}@ciudad\.example\.com$/)
    expect(crudo).toContain('From: Catastro <no-responder@ciudad.example.com>')
    expect(crudo).toContain('Auto-Submitted: auto-generated')
    expect(crudo).toContain('Content-Type: text/plain; charset=utf-8')
    expect(crudo).toContain('Content-Type: text/html; charset=utf-8')
    expect(crudo.replace(/=\r\n/g, '')).toContain('https://catastro.example.com/#/misCarpetas')
    expect(crudo).toContain(Buffer.from('%PDF-1.4 prueba').toString('base64'))
    expect(await filas()).toMatchObject([{ estado: 'ENVIADO', intentos: 1 }])
    await smtp.detener()
  })

  it('el escudo de la ciudad va adentro, y no como un adjunto', async () => {
    await encolar()
    const smtp = await smtpDePrueba()
    const escudo = { bytes: Buffer.from('bytes del escudo'), tipoMime: 'image/png' } as const
    const suyo = async () => ({ ...MEMBRETE, escudo })
    await enviarCorreos(
      { db: portal.db, almacen: portal.almacen, cartero: porSmtp(smtp.puerto), membrete: suyo },
      new AbortController().signal,
    )
    const crudo = smtp.recibidos[0]?.crudo ?? ''
    expect(crudo).toContain('Content-Type: multipart/related')
    expect(crudo).toContain('Content-ID: <escudo.png@catastro>')
    expect(crudo).toMatch(/Content-Disposition: inline; filename="?escudo\.png/)
    expect(crudo).toContain(Buffer.from('bytes del escudo').toString('base64'))
    expect(crudo).not.toContain('Content-Disposition: attachment')
    await smtp.detener()
  })

  it('caído demora el correo y no lo pierde; cuando vuelve sale, con el mismo Message-ID', async () => {
    const antes = await smtpDePrueba()
    await antes.detener()
    await encolar()
    await enviar(porSmtp(antes.puerto))
    expect(await filas()).toEqual([{ estado: 'PENDIENTE', intentos: 1, minutos: 1 }])
    const { rows } = await portal.db.$client.query('select id_mensaje from correo_saliente')

    const smtp = await smtpDePrueba({ puerto: antes.puerto })
    await enviar(porSmtp(smtp.puerto))
    expect(smtp.recibidos).toHaveLength(0)
    await pasaLaPausa()
    await enviar(porSmtp(smtp.puerto))
    expect(smtp.recibidos.map(({ idMensaje }) => idMensaje)).toEqual([`${rows[0].id_mensaje}@ciudad.example.com`])
    expect(await filas()).toMatchObject([{ estado: 'ENVIADO', intentos: 2 }])
    await smtp.detener()
  })

  it('una dirección que no existe se marca sin volver a intentar, y no detiene a los demás', async () => {
    await portal.db.$client.query(`update persona set email_persona = 'nadie@example.com' where id_persona = 2`)
    await enTransaccion(portal.db, 2, (tx) => correoAPersona(tx, 2, { motivo: 'CARPETA', redaccion: REDACCION }))
    await encolar()
    const smtp = await smtpDePrueba({ desconocidas: ['nadie@example.com'] })
    await enviar(porSmtp(smtp.puerto))
    expect(await filas()).toMatchObject([{ estado: 'FALLIDO', intentos: 1 }, { estado: 'ENVIADO' }])
    expect(smtp.recibidos.map(({ para }) => para)).toEqual([['clara.nieva@example.com']])
    await smtp.detener()
  })

  it('dos procesos a la vez lo envían una vez', async () => {
    for (let n = 0; n < 10; n++) await encolar(`Correo ${n}`)
    const smtp = await smtpDePrueba()
    await Promise.all([enviar(porSmtp(smtp.puerto)), enviar(porSmtp(smtp.puerto))])
    expect(new Set(smtp.recibidos.map(({ idMensaje }) => idMensaje)).size).toBe(10)
    expect(smtp.recibidos).toHaveLength(10)
    await smtp.detener()
  })
})

it('las pausas crecen, y al cabo de un día se marca para el personal', async () => {
  await encolar()
  const vistas: number[] = []
  const falla = carteroQue(() => Promise.reject(new Error('ocupado')))
  for (let intento = 1; intento <= 11; intento++) {
    await enviar(falla)
    const [fila] = await filas()
    expect(fila.intentos).toBe(intento)
    if (fila.estado === 'PENDIENTE') vistas.push(fila.minutos)
    await pasaLaPausa()
  }
  expect(vistas).toEqual([1, 2, 5, 10, 30, 60, 120, 240, 480, 492])
  expect(vistas.reduce((a, b) => a + b, 0)).toBe(24 * 60)
  expect(await filas()).toMatchObject([{ estado: 'FALLIDO', intentos: 11 }])
  const { rows } = await portal.db.$client.query('select resultado, detalle from correo_intento order by id')
  expect(rows).toHaveLength(11)
  expect(rows[0]).toEqual({ resultado: 'NO ENVIADO', detalle: 'ocupado' })
  expect(rows[10]).toEqual({ resultado: 'NO ENVIADO', detalle: 'No se pudo entregar en un día: ocupado' })
})

it('un servidor caído gasta un intento de un correo, no de todos', async () => {
  for (let n = 0; n < 3; n++) await encolar(`Correo ${n}`)
  await enviar(carteroQue(() => Promise.reject(new ErrorDeEnvio('nadie atiende', { sinServidor: true }))))
  expect((await filas()).map(({ intentos }) => intentos)).toEqual([1, 0, 0])
  // One that only that mail cannot get past does not stop the others.
  await enviar(carteroQue(() => Promise.reject(new ErrorDeEnvio('ocupado'))))
  expect((await filas()).map(({ intentos }) => intentos)).toEqual([1, 1, 1])
})

it('una persona recibe hasta 60 en una hora; los demás esperan. Una oficina, todos', async () => {
  for (let n = 0; n < 63; n++) await encolar(`Correo ${n}`)
  await enTransaccion(portal.db, null, async (tx) => {
    for (let n = 0; n < 61; n++)
      await correoAOficina(tx, 'o@example.com', { motivo: 'LIBRE DEUDA', redaccion: REDACCION })
  })
  const enviados: string[] = []
  await enviar(
    carteroQue(async ({ para }) => {
      enviados.push(para)
      return 'ok'
    }),
  )
  expect(enviados.filter((para) => para === 'clara.nieva@example.com')).toHaveLength(60)
  expect(enviados.filter((para) => para === 'o@example.com')).toHaveLength(61)
  const enEspera = { estado: 'PENDIENTE', intentos: 0, minutos: 60 }
  expect((await filas()).filter(({ estado }) => estado === 'PENDIENTE')).toEqual([enEspera, enEspera, enEspera])
})

it('quien no tiene dirección no recibe nada, y nada falla', async () => {
  await portal.db.$client.query(`update persona set email_persona = '' where id_persona = $1`, [CLARA])
  await encolar()
  expect(await filas()).toEqual([])
})

it('lo que se deshace no avisa', async () => {
  const fallida = enTransaccion(portal.db, CLARA, async (tx) => {
    await correoAPersona(tx, CLARA, { motivo: 'CARPETA', redaccion: REDACCION })
    throw new Error('algo más falló')
  })
  await expect(fallida).rejects.toThrow('algo más falló')
  expect(await filas()).toEqual([])
})
