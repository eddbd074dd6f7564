import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { AUTORIDAD, type Contestacion, type Desvio, escuchar } from '../../pruebas/externos/escuchar.ts'
import { CUENTA, otraCiudadDigital, PORTAL, TOKEN } from '../../pruebas/externos/otraCiudadDigital.ts'
import { COMERCIO, otroProveedor } from '../../pruebas/externos/otroProveedor.ts'
import type { ComoSeRevisa } from '../plataforma/afuera/revision.ts'
import { leerAjustes } from '../plataforma/ajustes/ajustes.ts'
import { comprobarExternos, type DeAlguien, desviacionesDe } from './externos.ts'
import { informe } from './informe.ts'

type ComoEscucha = Parameters<typeof escuchar>[1]

/** The command over two stand-ins that were written from the docs alone. */
async function comprobar(
  { ciudad = {}, proveedor = {} }: { readonly ciudad?: ComoEscucha; readonly proveedor?: ComoEscucha } = {},
  como: ComoSeRevisa = {},
  deAlguien: DeAlguien = { token: TOKEN },
) {
  const deCiudad = await escuchar(otraCiudadDigital, ciudad)
  const deProveedor = await escuchar(otroProveedor, proveedor)
  const ajustes = leerAjustes({
    CIUDAD_DIGITAL_URL: deCiudad,
    PUBLIC_URL: PORTAL,
    PAGOS_URL: `${deProveedor}/boton`,
    PAGOS_API_URL: `${deProveedor}/api`,
    PAGOS_COMERCIO: 'el-comercio',
    PAGOS_GUID: COMERCIO.guid,
    PAGOS_FRASE: COMERCIO.frase,
    PAGOS_SECRETO: 'el-secreto',
  })
  const { pagos } = ajustes
  if (!pagos?.comercio || !pagos.guid || !pagos.frase || !pagos.secreto)
    throw new Error('faltan los datos del comercio')
  const { comercio, guid, frase, secreto } = pagos
  return comprobarExternos(ajustes, { ...pagos, comercio, guid, frase, secreto }, deAlguien, como)
}

/** Changes what a path is answered with 200. */
const en =
  (camino: RegExp, cambiar: (cuerpo: string) => string): Desvio =>
  ({ method, url }, respuesta) =>
    method !== 'OPTIONS' && respuesta.status === 200 && camino.test(url.pathname)
      ? { ...respuesta, cuerpo: cambiar(JSON.stringify(respuesta.cuerpo)) }
      : undefined
const sin = (camino: RegExp, campo: string) => en(camino, (texto) => texto.replaceAll(`"${campo}"`, '"otro"'))
const con = (camino: RegExp, de: string, a: string) => en(camino, (texto) => texto.replaceAll(de, a))
const estado =
  (camino: RegExp, status: number, cuando = (_: Contestacion) => true): Desvio =>
  ({ url }, respuesta) =>
    camino.test(url.pathname) && cuando(respuesta) ? { ...respuesta, status } : undefined
const cabecera =
  (method: string, nombre: string, valor?: string): Desvio =>
  (pedido, respuesta) => {
    if (pedido.method !== method || respuesta.headers?.[nombre] === undefined) return undefined
    const { [nombre]: _, ...headers } = respuesta.headers
    return { ...respuesta, headers: valor === undefined ? headers : { ...headers, [nombre]: valor } }
  }

const AUTH = /authStatus/
const DNI = /dni/
const U = 'usuarioSinContraseña'

describe('los sustitutos escritos con los documentos', () => {
  it('pasan, y nada queda sin comprobar', async () => {
    const sistemas = await comprobar()
    expect(desviacionesDe(sistemas)).toEqual([])
    expect(
      sistemas.flatMap(({ revisiones }) => revisiones.map(({ que, sinComprobar }) => [que, sinComprobar])),
    ).toEqual([
      ['Un token que nadie tiene se rechaza', undefined],
      ['De quién es un token', undefined],
      ['Un ciudadano por su CUIL', undefined],
      ['Un CUIL que nadie tiene es una lista vacía', undefined],
      ['El navegador puede preguntar (CORS)', undefined],
      ['El navegador puede leer la respuesta (CORS)', undefined],
      ['La página de ingreso', undefined],
      ['El ingreso no lleva adonde diga la dirección', undefined],
      ['La página de perfil', undefined],
      ['El ingreso del comercio', undefined],
      ['Sin haber ingresado no se lee nada', undefined],
      ['Las transacciones realizadas', undefined],
      ['Una transacción por su número', undefined],
      ['Una transacción que no existe', undefined],
      ['La dirección del formulario de pago', undefined],
    ])
  })

  it('con documento y contraseña en lugar del token, también', async () => {
    const [ciudad] = await comprobar({}, {}, { credencial: CUENTA })
    expect(
      ciudad?.revisiones.filter(({ sinComprobar, desviaciones }) => sinComprobar || desviaciones.length > 0),
    ).toEqual([])
    expect(ciudad?.revisiones.map(({ que }) => que)).toContain('El ingreso con documento y contraseña')
  })

  it('sin nadie, lo que lo necesita queda dicho y no es una desviación', async () => {
    const sistemas = await comprobar({}, {}, {})
    expect(desviacionesDe(sistemas)).toEqual([])
    expect(informe(sistemas)).toContain('  –  De quién es un token: no se comprobó, hace falta el token de alguien\n')
    expect(informe(sistemas)).toMatch(/Sin desviaciones\.$/)
  })
})

describe('cada desviación de Ciudad Digital se nombra', () => {
  it.each<[string, Desvio, readonly string[]]>([
    ['falta el número', sin(AUTH, 'id_persona'), [`${U}.id_persona: falta`]],
    ['falta el documento', sin(AUTH, 'documento_persona'), [`${U}.documento_persona: falta`]],
    ['falta el nombre', sin(AUTH, 'nombre_persona'), [`${U}.nombre_persona: falta`]],
    ['falta el apellido', sin(AUTH, 'apellido_persona'), [`${U}.apellido_persona: falta`]],
    ['falta el correo', sin(AUTH, 'email_persona'), [`${U}.email_persona: falta`]],
    ['falta el teléfono', sin(AUTH, 'telefono_persona'), [`${U}.telefono_persona: falta`]],
    ['falta todo', sin(AUTH, U), [`${U}: falta`]],
    ['el número es un texto', con(AUTH, '4211', '"4211"'), [`${U}.id_persona: tiene que ser un número, y es un texto`]],
    [
      'el documento es un número',
      con(AUTH, '"27201112228"', '27201112228'),
      [`${U}.documento_persona: tiene que ser un texto, y es un número`],
    ],
    ['el teléfono es null', con(AUTH, '""', 'null'), [`${U}.telefono_persona: tiene que ser un texto, y es null`]],
    [
      'el documento es un DNI',
      con(AUTH, '27201112228', '20111222'),
      [
        `${U}.documento_persona: tiene que ser un CUIL de 11 dígitos, sin guiones`,
        'ciudadano: vino vacía, y tiene que traer a quien tiene ese CUIL',
      ],
    ],
    [
      'el documento lleva guiones',
      con(AUTH, '27201112228', '27-20111222-8'),
      [
        `${U}.documento_persona: tiene que ser un CUIL de 11 dígitos, sin guiones`,
        'ciudadano: vino vacía, y tiene que traer a quien tiene ese CUIL',
      ],
    ],
    [
      'el dígito verificador no es',
      con(AUTH, '27201112228', '27201112229'),
      [
        `${U}.documento_persona: su dígito verificador no es de un CUIL`,
        'ciudadano: vino vacía, y tiene que traer a quien tiene ese CUIL',
      ],
    ],
    [
      'el número es 0',
      con(AUTH, '4211', '0'),
      [
        `${U}.id_persona: tiene que ser un entero de 1 a 2147483647`,
        'ciudadano.0.id_persona: es 4211, y el token dice 0',
      ],
    ],
    ['no es JSON', con(AUTH, '{', '<'), ['la respuesta no es JSON']],
    [
      'un token cualquiera vale',
      estado(AUTH, 200, ({ status }) => status === 401),
      ['respondió 200, y tiene que responder 401 o 403'],
    ],
    [
      'un token que no vale es 500',
      estado(AUTH, 500, ({ status }) => status === 401),
      ['respondió 500, y tiene que responder 401 o 403'],
    ],
    ['un token que vale se rechaza', estado(AUTH, 401), ['respondió 401, y tiene que responder 200']],
    [
      'el ciudadano no es una lista',
      en(DNI, () => '{"ciudadano":{}}'),
      ['ciudadano: tiene que ser una lista, y es un objeto', 'ciudadano: tiene que ser una lista, y es un objeto'],
    ],
    ['al ciudadano le falta el apellido', sin(DNI, 'apellido_persona'), ['ciudadano.0.apellido_persona: falta']],
    ['el ciudadano es otro', con(DNI, '4211', '4212'), ['ciudadano.0.id_persona: es 4212, y el token dice 4211']],
    [
      'de un CUIL de nadie dice 404',
      estado(/dni\/20000000001/, 404, ({ status }) => status === 200),
      ['respondió 404, y tiene que responder 200'],
    ],
    [
      'no admite al portal',
      cabecera('OPTIONS', 'access-control-allow-origin'),
      [`access-control-allow-origin: falta, y tiene que ser ${PORTAL}`],
    ],
    [
      'admite a otro',
      cabecera('OPTIONS', 'access-control-allow-origin', 'https://otro.example'),
      [`access-control-allow-origin: es https://otro.example, y tiene que ser ${PORTAL}`],
    ],
    [
      'no admite el token',
      cabecera('OPTIONS', 'access-control-allow-headers', '*'),
      ['access-control-allow-headers: tiene que nombrar authorization'],
    ],
    [
      'no deja leer la respuesta',
      cabecera('GET', 'access-control-allow-origin'),
      [`access-control-allow-origin: falta, y tiene que ser ${PORTAL}`],
    ],
    ['no hay ingreso', estado(/^\/login/, 404), ['respondió 404, y tiene que mostrar el ingreso']],
    [
      'el ingreso lleva adonde sea',
      ({ url }) =>
        url.pathname === '/login' && url.searchParams.get('destino')?.startsWith('https:')
          ? { status: 302, headers: { location: url.searchParams.get('destino') ?? '' } }
          : undefined,
      ['destino llevó a https://ajeno.example'],
    ],
    [
      'el perfil se cae',
      estado(/^\/perfil/, 500),
      ['respondió 500, y tiene que mostrar el perfil o pedir que se ingrese'],
    ],
  ])('%s', async (_, desvio, esperadas) => {
    expect(desviacionesDe(await comprobar({ ciudad: { desvio } }))).toEqual(esperadas)
  })

  it('al ingresar, falta el token', async () => {
    const sistemas = await comprobar(
      { ciudad: { desvio: sin(/usuarios\/login/, 'token') } },
      {},
      { credencial: CUENTA },
    )
    expect(desviacionesDe(sistemas)).toEqual(['token: falta'])
  })
})

describe('cada desviación del proveedor se nombra', () => {
  const LISTA = /transactions/
  const UNA = /transaction\//
  it.each<[string, Desvio, readonly string[]]>([
    ['al ingreso le falta el token', sin(/sesion/, 'data'), ['data: falta']],
    [
      'el token es un objeto',
      con(/sesion/, '"sesion-del-comercio"', '{}'),
      ['data: tiene que ser un texto, y es un objeto'],
    ],
    ['no conoce al comercio', estado(/sesion/, 401), ['respondió 401, y tiene que responder 200']],
    [
      'cualquiera lee',
      estado(LISTA, 200, ({ status }) => status === 401),
      ['respondió 200, y tiene que responder 401'],
    ],
    [
      'la lista no es una lista',
      con(LISTA, '"data":[', '"datos":['),
      ['data: tiene que ser una lista, o una lista como texto JSON'],
    ],
    ['falta el número', sin(LISTA, 'TransaccionComercioId'), ['TransaccionComercioId: falta']],
    ['falta el estado', sin(LISTA, 'EstadoId'), ['EstadoId: falta']],
    ['falta el monto', sin(LISTA, 'Monto'), ['Monto: falta']],
    ['falta la fecha', sin(LISTA, 'FechaTransaccion'), ['FechaTransaccion: falta']],
    [
      'el estado es un nombre',
      con(LISTA, '"EstadoId":3', '"EstadoId":"REALIZADA"'),
      ['EstadoId: tiene que ser de 1 a 11'],
    ],
    ['el estado es 12', con(LISTA, '"EstadoId":3', '"EstadoId":12'), ['EstadoId: tiene que ser de 1 a 11']],
    [
      'el monto es un sí',
      con(LISTA, '"2550,00"', 'true'),
      ['Monto: tiene que ser un número o un texto, y es un sí o no'],
    ],
    ['el monto no se lee', con(LISTA, '2550,00', 'dos mil'), ['Monto: no se lee como un importe']],
    [
      'la fecha no dice la hora',
      con(LISTA, '25/11/2026 10:31:07', '25/11/2026'),
      ['FechaTransaccion: tiene que decir día y hora'],
    ],
    [
      'una es otra',
      en(UNA, (texto) => texto.replaceAll('T0531234', 'T0531235')),
      ['TransaccionComercioId: es de otra que la que se pidió'],
    ],
    ['la que no existe es 200', estado(/T0000000/, 200), ['respondió 200, y tiene que responder 404']],
    ['no está el formulario', estado(/boton/, 502), ['respondió 502']],
  ])('%s', async (_, desvio, esperadas) => {
    expect(desviacionesDe(await comprobar({ proveedor: { desvio } }))).toEqual(esperadas)
  })
})

describe('el tiempo, el certificado y la red', () => {
  const LENTO = { esperaMs: 5000, lentoMs: 0 }

  it('lo lento se dice, aunque llegue', async () => {
    const dichas = desviacionesDe(await comprobar({ ciudad: { demoraMs: 20 }, proveedor: { demoraMs: 20 } }, LENTO))
    expect(dichas).toHaveLength(15)
    for (const dicha of dichas)
      expect(dicha).toMatch(/^tardó 0,\d+ segundos: a los 5 segundos el portal deja de esperar$/)
  })

  it('lo que no llega a tiempo, también', async () => {
    const [ciudad] = await comprobar({ ciudad: { demoraMs: 60_000 } }, { esperaMs: 60 })
    expect(ciudad?.revisiones[0]).toEqual({
      que: 'Un token que nadie tiene se rechaza',
      ms: null,
      desviaciones: ['no respondió en 0,06 segundos'],
    })
  })

  it('por TLS, con una autoridad en que se confía, pasan', async () => {
    const escucha = { certificado: 'bueno' } as const
    const sistemas = await comprobar({ ciudad: escucha, proveedor: escucha }, { ca: AUTORIDAD })
    expect(desviacionesDe(sistemas)).toEqual([])
    expect(sistemas.map(({ revisiones }) => revisiones[0]?.que)).toEqual([
      expect.stringMatching(/^El certificado de 127\.0\.0\.1:\d+$/),
      expect.stringMatching(/^El certificado de 127\.0\.0\.1:\d+$/),
    ])
  })

  it.each<[string, ComoEscucha['certificado'], ComoSeRevisa, string]>([
    ['de una autoridad que nadie conoce', 'bueno', {}, 'SELF_SIGNED_CERT_IN_CHAIN'],
    ['de otro nombre', 'deOtro', { ca: AUTORIDAD }, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['vencido', 'vencido', { ca: AUTORIDAD }, 'CERT_HAS_EXPIRED'],
  ])('un certificado %s se nombra', async (_, certificado, como, codigo) => {
    const sistemas = await comprobar({ ciudad: { certificado }, proveedor: { certificado } }, como)
    for (const { revisiones } of sistemas) {
      expect(revisiones[1]?.desviaciones).toEqual([`el certificado no es de confianza (Error ${codigo})`])
    }
  })

  it.each([
    ['2075-12-02T00:00:00Z', []],
    ['2075-12-02T00:00:01Z', ['el certificado vence en 29 días']],
    ['2075-12-31T00:00:00Z', ['el certificado vence en 1 día']],
    ['2076-01-01T00:00:01Z', ['el certificado venció']],
  ])('a %s del que vence el 1/1/2076 se dice desde 30 días antes', async (fecha, dichas) => {
    const sistemas = await comprobar({ ciudad: { certificado: 'bueno' } }, { ca: AUTORIDAD, ahora: new Date(fecha) })
    expect(sistemas[0]?.revisiones[0]?.desviaciones).toEqual(dichas)
  })

  it('nadie escucha', async () => {
    const servidor = createServer().listen(0, '127.0.0.1')
    await once(servidor, 'listening')
    const { port } = servidor.address() as AddressInfo
    servidor.close()
    await once(servidor, 'close')
    const ajustes = leerAjustes({ CIUDAD_DIGITAL_URL: `http://127.0.0.1:${port}`, PUBLIC_URL: PORTAL })
    const [ciudad] = await comprobarExternos(ajustes, undefined, {})
    expect(ciudad?.revisiones[0]?.desviaciones).toEqual(['no hay conexión (Error ECONNREFUSED)'])
  })
})
