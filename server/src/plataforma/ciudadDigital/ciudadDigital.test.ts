import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { afterEach, describe, expect, it } from 'vitest'
import { ciudadDigitalPorHttp } from './ciudadDigital.ts'

const CLARA: Usuario = {
  id_persona: 7,
  documento_persona: '27309991112',
  nombre_persona: 'Clara',
  apellido_persona: 'Nieva',
  email_persona: 'clara@example.com',
  telefono_persona: '',
}

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
