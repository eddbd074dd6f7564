import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, otroProceso } from '../appDePrueba.ts'
import { pedidoDeSubida } from '../carpetasDePrueba.ts'
import { cabeza, conectar, gotear, hastaQue } from '../conexionCruda.ts'
import { sinDejarRastro } from './rechazo.ts'

/** Whoever sends slowly, or never ends, is answered and let go; with seconds made short. */
let portal: AppDePrueba
let direccion: string
beforeAll(async () => {
  portal = await appDePrueba({
    ritmo: { plazoMs: 400, graciaMs: 100, ventanaMs: 500, cadaMs: 20, despedidaMs: 400 },
  })
  direccion = await portal.app.listen({ port: 0, host: '127.0.0.1' })
})

const LENTO = JSON.stringify({
  ok: false,
  message: 'El pedido llegó demasiado lento. Revise su conexión e intente de nuevo',
})
const PABLO = { Authorization: CUIL.pablo }
const JSON_LARGO = { 'Content-Type': 'application/json', 'Content-Length': 2000 }
const JSON_SIN_FIN = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
const SUBIDA = '/api/documentacion/carpetaProfesional'
const MULTIPARTE = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 9_000_000 }
const PARTE = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n'
const SIN_TIPO = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\nMZ no es nada\r\n--x\r\n'

describe('de a un byte', () => {
  it.each([
    ['JSON, sin sesión', cabeza('POST', '/api/pagos/notificacion', JSON_LARGO), '{', ' '],
    ['JSON, con sesión', cabeza('PUT', '/api/borradores/formulario1-1002', { ...PABLO, ...JSON_LARGO }), '{', ' '],
    [
      'JSON sin largo',
      cabeza('PUT', '/api/borradores/formulario1-1002', { ...PABLO, ...JSON_SIN_FIN }),
      '',
      '1\r\n \r\n',
    ],
    ['una subida, con sesión', cabeza('POST', SUBIDA, { ...PABLO, ...MULTIPARTE }), PARTE, 'x'],
  ])('%s: se corta y se dice', async (_que, cabecera, comienzo, gota) => {
    await sinDejarRastro(portal, async () => {
      const conexion = conectar(direccion, cabecera, comienzo)
      gotear(conexion, gota)
      expect(await conexion.fin).toEqual([408, LENTO])
    })
  })

  it('las cabeceras', async () => {
    const conexion = conectar(direccion, 'GET /salud HTTP/1.1\r\nHost: portal\r\nX-Larga: ')
    gotear(conexion, 'x')
    expect((await conexion.fin)[0]).toBe(408)
  })
})

it('una subida de a un byte que va al ritmo que se pide llega', async () => {
  const paciente = await otroProceso(portal, {
    ritmo: { bytesPorSegundo: 2, graciaMs: 50, ventanaMs: 500, cadaMs: 20 },
  })
  const { payload, headers } = pedidoDeSubida({ idCarpeta: 1001 })
  const cabecera = { ...PABLO, ...headers, 'Content-Length': payload.length, Connection: 'close' }
  const conexion = conectar(await paciente.app.listen({ port: 0, host: '127.0.0.1' }), cabeza('POST', SUBIDA, cabecera))
  gotear(conexion, ...payload.toString('latin1'))
  expect(await conexion.fin).toEqual([200, JSON.stringify({ ok: true, message: 'Archivos enviados correctamente' })])
})

describe('lo que se niega no espera al cuerpo: se contesta y se cierra', () => {
  it.each([
    [401, 'sin sesión', cabeza('POST', SUBIDA, MULTIPARTE), PARTE],
    [401, 'con una sesión que terminó', cabeza('POST', SUBIDA, { Authorization: 'terminada', ...MULTIPARTE }), PARTE],
    [
      403,
      'de quien no puede',
      cabeza('POST', SUBIDA.replace('carpetaProfesional', 'alta'), { Authorization: CUIL.clara, ...MULTIPARTE }),
      PARTE,
    ],
    [404, 'a donde no hay nada', cabeza('POST', '/api/no-existe', JSON_LARGO), '{'],
    [
      413,
      'de más de lo que se admite',
      cabeza('POST', SUBIDA, { ...PABLO, ...MULTIPARTE, 'Content-Length': 90_000_000 }),
      PARTE,
    ],
    [
      413,
      'un JSON de más de 1 MB',
      cabeza('PUT', '/api/borradores/formulario1-1002', { ...PABLO, ...JSON_LARGO, 'Content-Length': 1_048_577 }),
      '{',
    ],
    [415, 'un archivo que no es', cabeza('POST', SUBIDA, { ...PABLO, ...MULTIPARTE }), `${SIN_TIPO}${PARTE.slice(5)}`],
    [415, 'otra clase de cuerpo', cabeza('POST', SUBIDA, { ...PABLO, ...JSON_LARGO }), '{'],
    [401, 'que antes pregunta si sigue', cabeza('POST', SUBIDA, { ...MULTIPARTE, Expect: '100-continue' }), ''],
    [
      401,
      'por partes que no terminan',
      cabeza('POST', SUBIDA, { ...JSON_SIN_FIN, 'Content-Type': MULTIPARTE['Content-Type'] }),
      `5\r\n${PARTE.slice(0, 5)}\r\n`,
    ],
    [400, 'por partes mal escritas', cabeza('POST', '/api/pagos/notificacion', JSON_SIN_FIN), 'zzz\r\n'],
    [
      400,
      'con dos largos',
      cabeza('POST', SUBIDA, MULTIPARTE).replace('\r\n\r\n', '\r\nContent-Length: 5\r\n\r\n'),
      PARTE,
    ],
    [400, 'con largo y por partes', cabeza('POST', SUBIDA, { ...MULTIPARTE, 'Transfer-Encoding': 'chunked' }), PARTE],
    [431, 'con una inundación de cabeceras', `GET /salud HTTP/1.1\r\nHost: x\r\n${'X-Una: 1\r\n'.repeat(5000)}`, ''],
  ])('%i, %s', async (estado, _que, cabecera, comienzo) => {
    await sinDejarRastro(portal, async () => {
      const conexion = conectar(direccion, cabecera, comienzo)
      const [dicho, cuerpo] = await conexion.fin
      expect([dicho, JSON.parse(cuerpo).ok]).toEqual([estado, false])
      conexion.socket.destroy()
    })
  })

  it('quien después sigue mandando no tiene más conexión', async () => {
    const conexion = conectar(direccion, cabeza('POST', SUBIDA, MULTIPARTE), PARTE)
    const cerrada = new Promise((resolve) => conexion.socket.once('close', resolve))
    expect((await conexion.fin)[0]).toBe(401)
    const reloj = setInterval(() => conexion.socket.write('x'), 5)
    await cerrada
    clearInterval(reloj)
  })

  it('un JSON sin fin, rápido, se corta donde pasa de lo que se admite', async () => {
    const conexion = conectar(
      direccion,
      cabeza('PUT', '/api/borradores/formulario1-1002', { ...PABLO, ...JSON_SIN_FIN }),
    )
    const trozo = `10000\r\n${' '.repeat(0x10000)}\r\n`
    for (let n = 0; n < 18; n++) conexion.socket.write(trozo)
    expect((await conexion.fin)[0]).toBe(413)
    conexion.socket.destroy()
  })
})

describe('subidas a la vez', () => {
  const DEMASIADAS = {
    ok: false,
    message: 'Ya se están enviando otros archivos. Espere a que terminen e intente de nuevo',
  }
  it('tres de una persona y no cuatro; cinco de una dirección y no seis; la que termina deja lugar', async () => {
    // Enough time to have them all under way; nobody is slow here.
    const holgado = await otroProceso(portal, { ajustes: { LIMITE_SUBIDAS: '3', LIMITE_SUBIDAS_POR_DIRECCION: '5' } })
    const holgada = await holgado.app.listen({ port: 0, host: '127.0.0.1' })
    const empezar = (Authorization: string) =>
      conectar(holgada, cabeza('POST', SUBIDA, { Authorization, ...MULTIPARTE }), PARTE)
    const otra = (authorization: string) =>
      fetch(`${holgada}${SUBIDA}`, { method: 'POST', headers: { authorization }, body: new FormData() })
    const dePablo = [empezar(CUIL.pablo), empezar(CUIL.pablo), empezar(CUIL.pablo)]
    await hastaQue(async () => (await otra(CUIL.pablo)).status === 429)
    expect(await (await otra(CUIL.pablo)).json()).toEqual(DEMASIADAS)
    const deBruno = [empezar(CUIL.bruno), empezar(CUIL.bruno)]
    await hastaQue(async () => (await otra(CUIL.clara)).status === 429)
    for (const { socket } of deBruno) socket.destroy()
    await hastaQue(async () => (await otra(CUIL.clara)).status === 400)
    expect((await otra(CUIL.pablo)).status).toBe(429)
    dePablo[0]?.socket.destroy()
    await hastaQue(async () => (await otra(CUIL.pablo)).status === 400)
    for (const { socket } of dePablo) socket.destroy()
  })
})
