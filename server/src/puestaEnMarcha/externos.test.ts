import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import {
  ARCHIVO_DE_LA_AUTORIDAD,
  AUTORIDAD,
  type Contestacion,
  type Desvio,
  escuchar,
} from '../../pruebas/externos/escuchar.ts'
import { CUENTA, otraCiudadDigital, PORTAL, TOKEN } from '../../pruebas/externos/otraCiudadDigital.ts'
import { COMERCIO, otroProveedor } from '../../pruebas/externos/otroProveedor.ts'
import { larga, unTercio } from '../../pruebas/larga.ts'
import { orden } from '../../pruebas/orden.ts'
import type { ComoSeRevisa } from '../plataforma/afuera/revision.ts'
import { leerAjustes } from '../plataforma/ajustes/ajustes.ts'
import { comprobarExternos, type DeAlguien, desviacionesDe } from './externos.ts'
import { informe } from './informe.ts'

type ComoEscucha = Parameters<typeof escuchar>[1]
interface Sustitutos {
  readonly ciudad?: ComoEscucha
  readonly proveedor?: ComoEscucha
}

/** The settings of a portal over two stand-ins that were written from the docs alone. */
async function conSustitutos({ ciudad = {}, proveedor = {} }: Sustitutos = {}) {
  const deCiudad = await escuchar(otraCiudadDigital, ciudad)
  const deProveedor = await escuchar(otroProveedor().atender, proveedor)
  return {
    CIUDAD_DIGITAL_URL: deCiudad,
    PUBLIC_URL: PORTAL,
    PAGOS_URL: `${deProveedor}/boton`,
    PAGOS_API_URL: `${deProveedor}/api`,
    PAGOS_COMERCIO: COMERCIO.comercio,
    PAGOS_GUID: COMERCIO.guid,
    PAGOS_FRASE: COMERCIO.frase,
    PAGOS_SECRETO: COMERCIO.secreto,
  }
}

async function comprobar(
  sustitutos: Sustitutos = {},
  como: ComoSeRevisa = {},
  deAlguien: DeAlguien = { token: TOKEN },
) {
  const ajustes = leerAjustes(await conSustitutos(sustitutos))
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
  it.each<[string, Desvio, readonly string[]]>(
    unTercio([
      ['falta el número', sin(AUTH, 'id_persona'), [`${U}.id_persona: falta`]],
      ['falta el documento', sin(AUTH, 'documento_persona'), [`${U}.documento_persona: falta`]],
      ['falta el nombre', sin(AUTH, 'nombre_persona'), [`${U}.nombre_persona: falta`]],
      ['falta el apellido', sin(AUTH, 'apellido_persona'), [`${U}.apellido_persona: falta`]],
      ['falta el correo', sin(AUTH, 'email_persona'), [`${U}.email_persona: falta`]],
      ['falta el teléfono', sin(AUTH, 'telefono_persona'), [`${U}.telefono_persona: falta`]],
      ['falta todo', sin(AUTH, U), [`${U}: falta`]],
      [
        'el número es un texto',
        con(AUTH, '4211', '"4211"'),
        [`${U}.id_persona: tiene que ser un número, y es un texto`],
      ],
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
      ['al ciudadano le falta el número', sin(DNI, 'id_persona'), ['ciudadano.0.id_persona: falta']],
      [
        'el número del ciudadano es un texto',
        con(DNI, '4211', '"4211"'),
        ['ciudadano.0.id_persona: tiene que ser un número, y es un texto'],
      ],
      [
        'el nombre del ciudadano es un número',
        con(DNI, '"Ana"', '7'),
        ['ciudadano.0.nombre_persona: tiene que ser un texto, y es un número'],
      ],
      ['el ciudadano no está', sin(DNI, 'ciudadano'), ['ciudadano: falta', 'ciudadano: falta']],
      [
        'un CUIL de nadie trae a alguien',
        en(/dni\/20000000001/, () => '{"ciudadano":[{"id_persona":1,"nombre_persona":"A","apellido_persona":"B"}]}'),
        ['ciudadano: trae a alguien, y tiene que venir vacía'],
      ],
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
        ['access-control-allow-headers: es *, y tiene que nombrar authorization'],
      ],
      [
        'no dice qué cabeceras admite',
        cabecera('OPTIONS', 'access-control-allow-headers'),
        ['access-control-allow-headers: falta, y tiene que nombrar authorization'],
      ],
      [
        'admite POST en lugar de GET',
        cabecera('OPTIONS', 'access-control-allow-methods', 'POST'),
        ['access-control-allow-methods: es POST, y tiene que nombrar GET'],
      ],
      [
        'no dice qué métodos admite',
        cabecera('OPTIONS', 'access-control-allow-methods'),
        ['access-control-allow-methods: falta, y tiene que nombrar GET'],
      ],
      ['admite POST además de GET', cabecera('OPTIONS', 'access-control-allow-methods', 'POST, get'), []],
      [
        'lo que responde al portal vale para cualquiera',
        cabecera('OPTIONS', 'vary', 'Accept'),
        ['vary: es Accept, y tiene que nombrar Origin'],
      ],
      [
        'no admite preguntar antes',
        ({ method }, respuesta) => (method === 'OPTIONS' ? { ...respuesta, status: 405 } : undefined),
        ['respondió 405, y tiene que responder 204'],
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
    ]),
  )('%s', async (_, desvio, esperadas) => {
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
  const FECHA = 'FechaTransaccion: tiene que decir día y hora'
  const ESTADO_NULO = 'EstadoId: tiene que ser un número o un texto, y es null'
  it.each<[string, Desvio, readonly string[]]>(
    unTercio([
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
      ['la fecha no dice la hora', con(LISTA, '25/11/2026 10:31:07', '25/11/2026'), [FECHA]],
      [
        'una es otra',
        en(UNA, (texto) => texto.replaceAll('T0531234', 'T0531235')),
        ['TransaccionComercioId: es de otra que la que se pidió'],
      ],
      [
        'el número es un sí',
        con(LISTA, '"T0531234"', 'true'),
        ['TransaccionComercioId: tiene que ser un número o un texto, y es un sí o no'],
      ],
      ['la fecha es un número', con(LISTA, '"25/11/2026 10:31:07"', '20261125'), [FECHA]],
      ['el estado es null', con(LISTA, '"EstadoId":3', '"EstadoId":null'), [ESTADO_NULO]],
      ['a una le falta todo', sin(UNA, 'data'), ['data: falta, o no es JSON']],
      ['a una le falta el estado', con(UNA, 'EstadoId', 'otro'), ['EstadoId: falta']],
      ['a una le falta el monto', con(UNA, 'Monto', 'otro'), ['Monto: falta']],
      ['a una le falta la fecha', con(UNA, 'FechaTransaccion', 'otra'), ['FechaTransaccion: falta']],
      ['el monto de una no se lee', con(UNA, '2550,00', 'dos mil'), ['Monto: no se lee como un importe']],
      ['una no es JSON', en(UNA, () => '<p>Error</p>'), ['data: falta, o no es JSON']],
      ['la que no existe es 200', estado(/T0000000/, 200), ['respondió 200, y tiene que responder 404']],
      ['no está el formulario', estado(/boton/, 502), ['respondió 502']],
    ]),
  )('%s', async (_, desvio, esperadas) => {
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

  larga('lo que no llega a tiempo, también', async () => {
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

/** `node server/dist/externos.js`, as a process of its own: what it prints, and how it ends. */
describe('la orden', () => {
  const conToken = { COMPROBAR_TOKEN: TOKEN }
  const conCuenta = { COMPROBAR_DOCUMENTO: CUENTA.documento, COMPROBAR_CONTRASENA: CUENTA.contraseña }
  const sinTiempos = (dicho: string) => dicho.replace(/ \(\d+ ms\)$/gm, '')

  it('con los dos como dice la página, termina bien', async () => {
    const ajustes = await conSustitutos()
    const { codigo, dicho, error } = await orden('externos', [], { ...ajustes, ...conToken })
    expect([codigo, error]).toEqual([0, ''])
    expect(sinTiempos(dicho)).toBe(`Ciudad Digital: ${ajustes.CIUDAD_DIGITAL_URL}
  ✓  Un token que nadie tiene se rechaza
  ✓  De quién es un token
  ✓  Un ciudadano por su CUIL
  ✓  Un CUIL que nadie tiene es una lista vacía
  ✓  El navegador puede preguntar (CORS)
  ✓  El navegador puede leer la respuesta (CORS)
  ✓  La página de ingreso
  ✓  El ingreso no lleva adonde diga la dirección
  ✓  La página de perfil

Proveedor de pagos: ${ajustes.PAGOS_API_URL}
  ✓  El ingreso del comercio
  ✓  Sin haber ingresado no se lee nada
  ✓  Las transacciones realizadas
  ✓  Una transacción por su número
  ✓  Una transacción que no existe
  ✓  La dirección del formulario de pago

Sin desviaciones.
`)
  })

  larga('por HTTPS, con la autoridad de la ciudad y una cuenta de prueba, también', async () => {
    const escucha = { certificado: 'bueno' } as const
    const { codigo, dicho, error } = await orden('externos', [], {
      ...(await conSustitutos({ ciudad: escucha, proveedor: escucha })),
      ...conCuenta,
      NODE_EXTRA_CA_CERTS: ARCHIVO_DE_LA_AUTORIDAD,
    })
    expect([codigo, error]).toEqual([0, ''])
    expect(dicho).toMatch(/✓ {2}El certificado de 127\.0\.0\.1:\d+/)
    expect(dicho).toContain('✓  El ingreso con documento y contraseña')
    expect(dicho).toMatch(/\nSin desviaciones\.\n$/)
  })

  it.each<[string, Sustitutos, string]>(
    unTercio([
      [
        'un campo que falta',
        { ciudad: { desvio: sin(AUTH, 'telefono_persona') } },
        '  ✗  De quién es un token\n       usuarioSinContraseña.telefono_persona: falta\n',
      ],
      [
        'un importe que no se lee',
        { proveedor: { desvio: con(/transactions/, '2550,00', 'dos mil') } },
        '  ✗  Las transacciones realizadas\n       Monto: no se lee como un importe\n',
      ],
      [
        'un navegador que solo puede por POST',
        { ciudad: { desvio: cabecera('OPTIONS', 'access-control-allow-methods', 'POST') } },
        '  ✗  El navegador puede preguntar (CORS)\n       access-control-allow-methods: es POST, y tiene que nombrar GET\n',
      ],
    ]),
  )('con %s, lo nombra y termina con 1', async (_, sustitutos, renglones) => {
    const { codigo, dicho, error } = await orden('externos', [], {
      ...(await conSustitutos(sustitutos)),
      ...conToken,
    })
    expect([codigo, error]).toEqual([1, ''])
    expect(sinTiempos(dicho)).toContain(renglones)
    expect(dicho).toMatch(/\n1 desviación\.\n$/)
  })

  larga('con un certificado de nadie, lo nombra en cada pregunta', async () => {
    const { codigo, dicho } = await orden('externos', [], {
      ...(await conSustitutos({ proveedor: { certificado: 'bueno' } })),
      ...conToken,
    })
    expect(codigo).toBe(1)
    expect(dicho).toContain(
      '  ✗  El ingreso del comercio\n       el certificado no es de confianza (Error SELF_SIGNED_CERT_IN_CHAIN)\n',
    )
  })

  larga('con un ajuste que no vale, lo dice en una oración', async () => {
    expect(await orden('externos', [], { CIUDAD_DIGITAL_URL: 'ciudad.gob.ar' })).toEqual({
      codigo: 1,
      dicho: '',
      error: 'El ajuste CIUDAD_DIGITAL_URL no es válido: debe ser una dirección http:// o https://\n',
    })
  })
})
