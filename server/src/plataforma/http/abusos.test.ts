import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { demasiadoHondo } from './json.ts'
import { crearServidor } from './servidor.ts'

const NIVELES = 5000
const hondo = (adentro = '1') => '['.repeat(NIVELES) + adentro + ']'.repeat(NIVELES)

const servidor = async (proxies: readonly string[] = ['loopback']) => {
  const app = await crearServidor({
    nivelDeRegistro: 'silent',
    limiteDeLlamadas: 0,
    soloHttps: false,
    proxies,
    conexiones: [],
    formularios: [],
    imagenes: [],
    ritmo: { plazoMs: 40, cadaMs: 10 },
  })
  app.get('/ip', async (request) => ({ ip: request.ip }))
  app.post('/eco', async (request) => ({ recibido: request.body }))
  afterAll(() => app.close())
  return app
}

/** What comes back over a connection of one's own, until it closes. */
async function porRed(puerto: number, texto: string) {
  const conexion = connect(puerto, '127.0.0.1')
  const partes: Buffer[] = []
  conexion.on('data', (parte) => partes.push(parte))
  conexion.on('error', () => {})
  await once(conexion, 'connect')
  conexion.write(texto)
  await once(conexion, 'close')
  const [cabeza = '', cuerpo = ''] = Buffer.concat(partes).toString().split('\r\n\r\n')
  return [Number(cabeza.split(' ')[1]), JSON.parse(cuerpo)]
}

describe('lo que no llega a ser un pedido se contesta como todo lo demás', async () => {
  const app = await servidor()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const direccion = app.server.address()
  const puerto = typeof direccion === 'object' && direccion ? direccion.port : 0
  const enviar = (texto: string) => porRed(puerto, texto)

  it('cabeceras demasiado largas: 431', async () => {
    expect(await enviar(`GET /ip HTTP/1.1\r\nHost: x\r\nX-Larga: ${'a'.repeat(40_000)}\r\n\r\n`)).toEqual([
      431,
      { ok: false, message: 'Las cabeceras del pedido son demasiado largas' },
    ])
  })
  it('lo que no es HTTP: 400', async () => {
    expect(await enviar('HOLA\r\n\r\n')).toEqual([400, { ok: false, message: 'El pedido no es válido' }])
  })
  it('un cuerpo que deja de llegar: 408, y la conexión se cierra', async () => {
    const cabeza = 'POST /eco HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":'
    expect(await enviar(cabeza)).toEqual([
      408,
      { ok: false, message: 'El pedido llegó demasiado lento. Revise su conexión e intente de nuevo' },
    ])
  })
})

describe('lo anidado de más', () => {
  it('un aviso con 5.000 niveles es nada, y se contesta como cualquier otro', async () => {
    const { app, db } = await appDePrueba()
    for (const payload of [hondo(), `{"TransaccionComercioId":"T1","Tipo":${hondo()}}`]) {
      const url = '/api/pagos/notificacion'
      expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(204)
    }
    expect((await db.$client.query(`select 1 from pago_evento where transaccion = 'T1'`)).rows).toEqual([])
  })
  it('cien niveles se leen y uno más no; los corchetes de un texto no cuentan', () => {
    const con = (niveles: number) => '['.repeat(niveles) + JSON.stringify('[{"\\'.repeat(200)) + ']'.repeat(niveles)
    expect([demasiadoHondo(con(100)), demasiadoHondo(con(101))]).toEqual([false, true])
  })
})

describe('de quién se cree la dirección', () => {
  const ip = async (proxies: readonly string[], remoteAddress: string) => {
    const app = await servidor(proxies)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    return (await app.inject({ url: '/ip', headers, remoteAddress })).json().ip
  }
  it('de la propia máquina y, si se dice, de los proxies de la ciudad; de nadie más', async () => {
    expect(await ip(['loopback'], '127.0.0.1')).toBe('203.0.113.7')
    expect(await ip(['loopback'], '10.0.0.9')).toBe('10.0.0.9')
    expect(await ip(['10.0.0.0/24'], '10.0.0.9')).toBe('203.0.113.7')
    expect(await ip(['10.0.0.0/24'], '10.0.1.9')).toBe('10.0.1.9')
    expect(await ip(['10.0.0.0/24'], '127.0.0.1')).toBe('127.0.0.1')
  })
})
