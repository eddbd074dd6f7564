import { TOPES_DE_LA_MAQUINA } from '@catastro/domain/archivos/topes'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, otroProceso } from '../../../pruebas/appDePrueba.ts'
import { vigilar } from '../archivos/vigilado.ts'
import { Rutas } from './rutas.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

describe('las direcciones', () => {
  it('valen con barra final y sin ella, sin redirigir', async () => {
    for (const path of ['/formulario/calles', '/documentacion/listarTodas', '/documentacion/carpeta/1002']) {
      const [sin, con] = [
        await portal.como('lucia', { url: `/api${path}` }),
        await portal.como('lucia', { url: `/api${path}/` }),
      ]
      expect([sin.statusCode, con.statusCode, con.body]).toEqual([200, 200, sin.body])
    }
    for (const url of [
      '/api/documentacion/obtenerArchivos/?idCarpeta=1002',
      '/api/documentacion/obtenerArchivos?idCarpeta=1002',
    ]) {
      expect((await portal.como('lucia', { url })).statusCode).toBe(200)
    }
  })

  it('con otro método no existen', async () => {
    for (const method of ['PUT', 'PATCH', 'HEAD', 'OPTIONS'] as const) {
      expect((await portal.como('lucia', { method, url: '/api/documentacion/listarTodas' })).statusCode).toBe(404)
    }
  })

  it('nada se sirve bajo /api sin una declaración que diga quién puede', async () => {
    const app = Fastify()
    const rutas = new Rutas(app, {
      db: portal.db,
      almacen: vigilar(portal.db, portal.almacen, false),
      limites: { consultas: 0, titularesPorDia: 0, titularesPorDiaDelPersonal: 0, envios: 0, borradores: 0, avisos: 0 },
      bytesPorDia: 0,
      topes: async () => TOPES_DE_LA_MAQUINA,
      subidas: { porPersona: 0, porDireccion: 0 },
      apuntar: () => {},
      identificar: async () => null,
    })
    expect(() => app.get('/api/suelta', () => 'x')).toThrow('Ruta sin declaración: GET /api/suelta')
    expect(() => rutas.comprobarTodas()).toThrow(/^Llamadas declaradas sin atender: GET \/catastroInicio\/authStatus/)
    await app.close()
  })
})

it('cada respuesta dice qué roles tiene hoy quien pregunta', async () => {
  const roles = async () => (await portal.como('lucia', { url: '/api/formulario/calles' })).headers['x-roles']
  expect(await roles()).toBe('3')
  await portal.db.$client.query(
    `insert into persona_rol (id_persona, id_rol, usrmod) select id_persona, 1, 1 from persona where documento_persona = '27285556665'`,
  )
  expect(await roles()).toBe('1,3')
  await portal.db.$client.query(
    `delete from persona_rol where id_rol = 1 and id_persona = (select id_persona from persona where documento_persona = '27285556665')`,
  )
  expect(await roles()).toBe('3')
})

it('cada respuesta lleva el número del pedido y no deja adivinar su tipo', async () => {
  const respuesta = await portal.como('lucia', { url: '/api/formulario/calles' })
  expect(respuesta.headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
})

it('una página lleva además lo que cuida a los documentos', async () => {
  const { headers } = await portal.app.inject({ url: '/salud' })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

it('que se venga siempre por https lo dice en producción, en páginas y respuestas, y nunca en una prueba por http', async () => {
  const HSTS = 'strict-transport-security'
  const enProduccion = { NODE_ENV: 'production', SANDBOX: '', CIUDAD_DIGITAL_URL: 'https://cd.gob.ar' }
  const { app, como } = await appDePrueba({ ajustes: { ...enProduccion, PUBLIC_URL: 'https://catastro.gob.ar' } })
  const calles = { url: '/api/formulario/calles' }
  for (const { headers } of [await app.inject('/salud'), await como('lucia', calles)]) {
    expect(headers[HSTS]).toBe('max-age=31536000')
  }
  for (const { headers } of [await portal.app.inject('/salud'), await portal.como('lucia', calles)]) {
    expect(headers[HSTS]).toBeUndefined()
  }
})

it('salud: qué le falta lo sabe quien pregunta desde adentro; a los demás se les dice solo si está lista', async () => {
  const desde = async (remoteAddress: string, headers = {}, de = portal) => {
    const respuesta = await de.app.inject({ url: '/salud/listo', remoteAddress, headers })
    return [respuesta.statusCode, respuesta.json()]
  }
  const conAviso = {
    ok: true,
    avisos: ['El barrido se detuvo: demasiados archivos no tienen fila en la base de datos'],
  }
  const caida = [503, { ok: false, message: 'La base de datos no responde o le faltan migraciones' }]
  const otro = await otroProceso(portal, { ajustes: { DESDE_ADENTRO: 'loopback,10.1.0.0/16' } })
  await portal.db.$client.query(`update almacen set detenido_por = 5`)
  expect(await desde('127.0.0.1')).toEqual([200, conAviso])
  expect(await desde('::ffff:127.0.0.1')).toEqual([200, conAviso])
  expect(await desde('198.51.100.7')).toEqual([200, { ok: true }])
  expect(await desde('10.1.2.3')).toEqual([200, { ok: true }])
  // What a proxy brings is not from inside, whatever it says of itself.
  expect(await desde('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' })).toEqual([200, { ok: true }])
  expect(await desde('10.1.2.3', {}, otro)).toEqual([200, conAviso])
  expect(await desde('10.2.2.3', {}, otro)).toEqual([200, { ok: true }])
  await portal.db.$client.query('update almacen set detenido_por = null')
  await portal.db.$client.query('alter table tramite_estado rename to otra')
  expect([await desde('127.0.0.1'), await desde('198.51.100.7')]).toEqual([
    caida,
    [503, { ok: false, message: 'El portal no está listo' }],
  ])
  await portal.db.$client.query('alter table otra rename to tramite_estado')
})

it('salud: viva, lista, y con su motivo cuando no lo está', async () => {
  expect((await portal.app.inject('/salud')).json()).toEqual({ ok: true, version: '0.2.0' })
  expect((await portal.app.inject({ url: '/salud', remoteAddress: '198.51.100.7' })).json()).toEqual({ ok: true })
  expect((await portal.app.inject('/salud/listo')).json()).toEqual({ ok: true })
  await portal.db.$client.query('alter table tramite_estado rename to otra')
  const respuesta = await portal.app.inject('/salud/listo')
  await portal.db.$client.query('alter table otra rename to tramite_estado')
  expect([respuesta.statusCode, respuesta.json()]).toEqual([
    503,
    { ok: false, message: 'La base de datos no responde o le faltan migraciones' },
  ])
})
