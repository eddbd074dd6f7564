import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { reenvios } from './reenvios.ts'

it('obtenerLibreDeuda llega al portal con su token y su cuerpo, y vuelve lo que el portal dijo', async () => {
  const pedidos: unknown[] = []
  const portal = createServer(async (request, response) => {
    pedidos.push([request.method, request.url, request.headers.authorization, JSON.parse(await text(request))])
    response.writeHead(409, { 'content-type': 'application/json' }).end('{"ok":false,"message":"Sin pago"}')
  }).listen(0, '127.0.0.1')
  await once(portal, 'listening')
  const urlApi = `http://127.0.0.1:${(portal.address() as AddressInfo).port}/api`
  const app = Fastify()
  await app.register(reenvios, { urlApi, prefix: '/sandbox/ciudad-digital' })
  const payload = { emailData: { message: '100001' }, user: {} }
  const pedir = () =>
    app.inject({
      method: 'POST',
      url: '/sandbox/ciudad-digital/usuarios/obtenerLibreDeuda',
      headers: { authorization: 'el-token' },
      payload,
    })
  const respuesta = await pedir()
  expect([respuesta.statusCode, respuesta.json()]).toEqual([409, { ok: false, message: 'Sin pago' }])
  expect(pedidos).toEqual([['POST', '/api/usuarios/obtenerLibreDeuda', 'el-token', payload]])
  portal.close()
  await once(portal, 'close')
  expect((await pedir()).statusCode).toBe(503)
  await app.close()
})
