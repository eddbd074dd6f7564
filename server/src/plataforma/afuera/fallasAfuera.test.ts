import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { ciudadDigitalPorHttp } from '../ciudadDigital/ciudadDigital.ts'
import { causaDeRed, FallasAfuera } from './fallasAfuera.ts'

const conCodigo = (code: string) => new Error('fetch failed', { cause: Object.assign(new Error(code), { code }) })

it.each([
  ['ENOTFOUND', 'nombre'],
  ['EAI_AGAIN', 'nombre'],
  ['CERT_HAS_EXPIRED', 'certificado'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificado'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificado'],
  ['UND_ERR_CONNECT_TIMEOUT', 'tiempo'],
  ['ECONNREFUSED', 'conexion'],
] as const)('%s es %s', (codigo, esperada) => {
  expect(causaDeRed(conCodigo(codigo))).toBe(esperada)
})

it('lo que tarda demasiado es tiempo', async () => {
  const error = await new Promise((resolve) => {
    const senal = AbortSignal.timeout(1)
    senal.addEventListener('abort', () => resolve(senal.reason))
  })
  expect(causaDeRed(error)).toBe('tiempo')
})

it('cada causa se cuenta y se dice: nadie escucha, responde un error, no responde lo que tiene que responder', async () => {
  const dichas: string[] = []
  const fallas = new FallasAfuera()
  fallas.alFallar = (sistema, causa) => dichas.push(`${sistema}: ${causa}`)
  let respuesta = { status: 500, cuerpo: '{}' }
  const servidor = createServer((_, r) => r.writeHead(respuesta.status).end(respuesta.cuerpo))
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve))
  const direccion = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`
  const ciudad = ciudadDigitalPorHttp(direccion, fallas)
  await expect(ciudad.quienEs('x')).rejects.toThrow('Ciudad Digital no responde')
  respuesta = { status: 200, cuerpo: '{"otra":1}' }
  await expect(ciudad.quienEs('x')).rejects.toThrow('Ciudad Digital no responde')
  respuesta = { status: 401, cuerpo: '{}' }
  expect(await ciudad.quienEs('x')).toBeNull()
  servidor.closeAllConnections()
  await new Promise((resolve) => servidor.close(resolve))
  await expect(ciudad.quienEs('x')).rejects.toThrow('Ciudad Digital no responde')
  expect(dichas).toEqual(['Ciudad Digital: estado', 'Ciudad Digital: forma', 'Ciudad Digital: conexion'])
  expect(fallas.enLaHora('Ciudad Digital')).toBe(3)
  expect(fallas.enLaHora('Proveedor de pagos')).toBe(0)
})
