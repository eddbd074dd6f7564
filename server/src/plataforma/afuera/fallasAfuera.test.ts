import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { COMERCIO } from '../../../pruebas/pasarelaDePrueba.ts'
import { ciudadDigitalPorHttp } from '../ciudadDigital/ciudadDigital.ts'
import { plusPagos } from '../proveedorDePagos/plusPagos.ts'
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
  fallas.alFallar = (sistema, causa, detalle) => dichas.push(`${sistema}: ${causa}: ${detalle}`)
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
  expect(dichas).toEqual([
    'Ciudad Digital: estado: 500',
    'Ciudad Digital: forma: /usuarios/authStatus: usuarioSinContraseña',
    // Refused, or cut: as the network has it.
    expect.stringMatching(/^Ciudad Digital: conexion: \w+ [A-Z_]+$/),
  ])
  expect(fallas.enLaHora('Ciudad Digital')).toBe(3)
  expect(fallas.enLaHora('Proveedor de pagos')).toBe(0)
})

it('del proveedor también: la clave que no admite, lo que no autoriza y el campo que falta', async () => {
  const dichas: string[] = []
  const fallas = new FallasAfuera()
  fallas.alFallar = (sistema, causa, detalle) => dichas.push(`${sistema}: ${causa}: ${detalle}`)
  const SESION = [200, { data: 'token' }] as const
  const de = { sesion: [401, {}] as readonly [number, unknown], lo: [200, {}] as readonly [number, unknown] }
  const servidor = createServer(({ url }, r) => {
    const [estado, cuerpo] = url === '/sesion' ? de.sesion : de.lo
    r.writeHead(estado).end(JSON.stringify(cuerpo))
  })
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve))
  const api = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`
  const proveedor = plusPagos(
    {
      ...COMERCIO,
      api,
      boton: api,
      numeracion: 'corta',
      esquema: 'v1',
      monto: 'decimales',
      hash: false,
      fraseEnFormulario: false,
    },
    fallas,
  )
  const consultar = () => expect(proveedor.consultar('T1')).rejects.toThrow()
  await consultar()
  de.sesion = [200, { datos: 'token' }]
  await consultar()
  de.sesion = SESION
  de.lo = [403, {}]
  await consultar()
  de.lo = [200, { data: { TransaccionComercioId: 'T1' } }]
  await consultar()
  de.lo = [200, { data: 'no es una lista' }]
  await expect(proveedor.enEstado(3, new Date(), new Date())).rejects.toThrow()
  // Nobody failed: it knows of none.
  de.lo = [404, {}]
  expect(await proveedor.consultar('T1')).toBeNull()
  servidor.closeAllConnections()
  await new Promise((resolve) => servidor.close(resolve))
  expect(dichas.map((una) => una.replace('Proveedor de pagos: ', ''))).toEqual([
    'estado: ingreso 401',
    'forma: ingreso: data',
    'estado: consulta 403',
    'forma: consulta: EstadoId',
    'forma: lista: data',
  ])
  expect(fallas.enLaHora('Proveedor de pagos')).toBe(5)
})
