import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { afterEach, describe, expect, it } from 'vitest'
import { ciudadDigitalPorHttp, comprobarTokens } from './ciudadDigital.ts'

const CLARA: Usuario = {
  id_persona: 7,
  documento_persona: '27309991112',
  nombre_persona: 'Clara',
  apellido_persona: 'Nieva',
  email_persona: 'clara@example.com',
  telefono_persona: '',
}

describe('lo que se recuerda de un token', () => {
  function conReloj(quienEs: (token: string) => Promise<Usuario | null>) {
    const estado = { ahora: 1_000_000, preguntas: 0 }
    const comprobar = comprobarTokens(
      {
        quienEs: (token) => {
          estado.preguntas += 1
          return quienEs(token)
        },
      },
      () => estado.ahora,
    )
    return { estado, comprobar }
  }

  it('quién es: 30 segundos', async () => {
    const { estado, comprobar } = conReloj(async () => CLARA)
    expect(await comprobar('t')).toEqual({ usuario: CLARA, reciente: true })
    estado.ahora += 29_999
    expect(await comprobar('t')).toEqual({ usuario: CLARA, reciente: false })
    expect(estado.preguntas).toBe(1)
    estado.ahora += 1
    expect(await comprobar('t')).toEqual({ usuario: CLARA, reciente: true })
    expect(estado.preguntas).toBe(2)
  })

  it('un rechazo: 5 segundos', async () => {
    const { estado, comprobar } = conReloj(async () => null)
    expect([await comprobar('t'), await comprobar('t')]).toEqual([null, null])
    estado.ahora += 4_999
    await comprobar('t')
    expect(estado.preguntas).toBe(1)
    estado.ahora += 1
    await comprobar('t')
    expect(estado.preguntas).toBe(2)
  })

  it('las primeras preguntas de un token, todas a la vez, son una', async () => {
    let responder = (_: Usuario) => {}
    const { estado, comprobar } = conReloj(() => new Promise((resolve) => (responder = resolve)))
    const juntas = Promise.all([comprobar('t'), comprobar('t'), comprobar('t')])
    responder(CLARA)
    expect((await juntas).map((c) => c?.usuario.id_persona)).toEqual([7, 7, 7])
    expect(estado.preguntas).toBe(1)
  })

  it('otro token es otra pregunta', async () => {
    const { estado, comprobar } = conReloj(async (token) => (token === 'bueno' ? CLARA : null))
    expect([await comprobar('bueno'), await comprobar('malo')]).toEqual([{ usuario: CLARA, reciente: true }, null])
    expect(estado.preguntas).toBe(2)
  })

  it('de los veinte mil últimos: el primero se olvida', async () => {
    const { estado, comprobar } = conReloj(async () => CLARA)
    for (let n = 0; n < 20_000; n++) await comprobar(`t${n}`)
    await comprobar('t0')
    expect(estado.preguntas).toBe(20_000)
    await comprobar('uno más')
    await comprobar('t1')
    expect(estado.preguntas).toBe(20_001)
    await comprobar('t0')
    expect(estado.preguntas).toBe(20_002)
  })

  it('una falla no se recuerda: la siguiente vuelve a preguntar, y la de todas las que esperaban es la misma', async () => {
    let cae = true
    const { estado, comprobar } = conReloj(async () => {
      if (cae) throw new Error('caída')
      return CLARA
    })
    const juntas = await Promise.allSettled([comprobar('t'), comprobar('t')])
    expect(juntas.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    cae = false
    expect(await comprobar('t')).toEqual({ usuario: CLARA, reciente: true })
    expect(estado.preguntas).toBe(2)
  })
})

describe('Ciudad Digital por HTTP', () => {
  let servidor: Server | undefined
  afterEach(() => servidor?.close())

  /** A Ciudad Digital that answers this, and remembers what it was asked. */
  async function ciudad(estado: number, cuerpo: string) {
    const pedidos: (string | undefined)[] = []
    servidor = createServer((pedido, respuesta) => {
      pedidos.push(pedido.url, pedido.headers.authorization)
      respuesta.writeHead(estado, { 'content-type': 'application/json' }).end(cuerpo)
    })
    await new Promise<void>((listo) => servidor?.listen(0, '127.0.0.1', listo))
    const { port } = servidor.address() as AddressInfo
    return { pedidos, cd: ciudadDigitalPorHttp(`http://127.0.0.1:${port}/cd`) }
  }
  const SIN_RESPUESTA = {
    status: 503,
    message: 'Ciudad Digital no responde en este momento. Intente de nuevo en unos minutos',
  }

  it('pregunta con el token tal como llegó', async () => {
    const { cd, pedidos } = await ciudad(200, JSON.stringify({ usuarioSinContraseña: CLARA }))
    expect(await cd.quienEs('el-token')).toEqual(CLARA)
    expect(pedidos).toEqual(['/cd/usuarios/authStatus', 'el-token'])
  })

  it('un ciudadano por su CUIL, o nadie', async () => {
    const rosa = { id_persona: 8, nombre_persona: 'Rosa', apellido_persona: 'Ávila' }
    const { cd, pedidos } = await ciudad(200, JSON.stringify({ ciudadano: [rosa] }))
    expect(await cd.ciudadanoPorCuil('27336667777', 't')).toEqual(rosa)
    expect(pedidos[0]).toBe('/cd/usuarios/dni/27336667777')
    servidor?.close()
    expect(await (await ciudad(200, '{"ciudadano":[]}')).cd.ciudadanoPorCuil('27336667777', 't')).toBeNull()
  })

  it.each([401, 403])('%i es un token rechazado', async (estado) => {
    expect(await (await ciudad(estado, '{}')).cd.quienEs('t')).toBeNull()
  })

  it.each([
    [500, '{}'],
    [502, '<html>'],
    [404, '{}'],
    [200, 'no es json'],
    [200, '{}'],
    [200, '{"usuarioSinContraseña":{"id_persona":"7"}}'],
    [200, 'null'],
  ])('%i %s es 503, nunca 401', async (estado, cuerpo) => {
    await expect((await ciudad(estado, cuerpo)).cd.quienEs('t')).rejects.toMatchObject(SIN_RESPUESTA)
  })

  it('apagada es 503', async () => {
    await expect(ciudadDigitalPorHttp('http://127.0.0.1:1').quienEs('t')).rejects.toMatchObject(SIN_RESPUESTA)
  })

  it('su 429 llega como 429', async () => {
    await expect((await ciudad(429, '{}')).cd.ciudadanoPorCuil('27336667777', 't')).rejects.toMatchObject({
      status: 429,
    })
  })
})
