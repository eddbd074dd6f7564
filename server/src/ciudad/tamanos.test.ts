import { LLAMADAS } from '@catastro/domain/llamadas'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo, otroProceso } from '../../pruebas/appDePrueba.ts'
import { CROQUIS, carpetasDePrueba, documento, pedidoDeAlta, pedidoDeSubida } from '../../pruebas/carpetasDePrueba.ts'
import { esperarRechazo, sinDejarRastro } from '../../pruebas/entradas/rechazo.ts'
import { unTercio } from '../../pruebas/larga.ts'
import { multiparte, PDF } from '../../pruebas/multiparte.ts'

/** How much a file may weigh, as the city writes it. */

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const MEGA = 1_048_576
const DE_FABRICA = {
  ...{ papeles: 10, croquis: 10, respuestas: 10, comprobantes: 10, fotosDeVereda: 10, fotosDeVisita: 10, ejemplos: 10 },
  ...{ imagenes: 1, planillas: 100 },
}
type Topes = Partial<Record<keyof typeof DE_FABRICA, string | number>>

const pdfDe = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)])
const leer = async (desde = portal) => (await desde.app.inject('/api/ciudad/tamanos')).json()
const versiones = async (desde = portal) =>
  (await desde.como('ana', { url: '/api/ciudad/configuracion/tamanos' })).json().versiones
const escribir = async (topes: Topes, { en = portal, sobre }: { en?: AppDePrueba; sobre?: number } = {}) =>
  en.como('ana', {
    method: 'POST',
    url: '/api/ciudad/configuracion',
    payload: {
      clave: 'tamanos',
      version: sobre ?? (await versiones(en))[0].version,
      motivo: 'Ordenanza 12',
      valor: Object.fromEntries(Object.entries({ ...DE_FABRICA, ...topes }).map(([tope, n]) => [tope, String(n)])),
    },
  })
const conPapel = (bytes: number) => pedidoDeSubida({ idCarpeta: 1001 }, [documento('plano.pdf', pdfDe(bytes))])
const papelRechazado = (megas: number) => ({
  status: 413,
  message: `Archivos: el archivo «plano.pdf» supera los ${megas} MB`,
  path: 'files',
})

describe('lo que puede pesar un archivo', () => {
  it('viene como dice la especificación, y lo lee cualquiera sin ingresar', async () => {
    expect(await leer()).toEqual(DE_FABRICA)
    expect((await versiones()).map((v: { version: number; autor: string | null }) => [v.version, v.autor])).toEqual([
      [0, null],
    ])
  })

  it('escrito por la ciudad vale en todos los procesos desde la próxima subida, y se vuelve', async () => {
    const otro = await otroProceso(portal)
    await esperarRechazo(otro, 'pablo', conPapel(10 * MEGA + 1), papelRechazado(10))
    expect((await escribir({ papeles: 12 })).json()).toMatchObject({ ok: true, version: 1 })
    expect([await leer(), await leer(otro)]).toEqual([
      { ...DE_FABRICA, papeles: 12 },
      { ...DE_FABRICA, papeles: 12 },
    ])
    for (const proceso of [portal, otro]) {
      expect((await proceso.como('pablo', conPapel(12 * MEGA))).statusCode).toBe(200)
      await sinDejarRastro(portal, () => esperarRechazo(proceso, 'pablo', conPapel(12 * MEGA + 1), papelRechazado(12)))
    }
    const [, primera] = await versiones()
    const vuelta = await otro.como('ana', {
      method: 'POST',
      url: '/api/ciudad/configuracion',
      payload: { clave: 'tamanos', version: 1, motivo: 'Vuelve', valor: primera.valor },
    })
    expect(vuelta.json().version).toBe(2)
    await esperarRechazo(portal, 'pablo', conPapel(10 * MEGA + 1), papelRechazado(10))
    expect((await versiones())[0]).toMatchObject({ version: 2, autor: 'Ana Romano', motivo: 'Vuelve' })
  })

  it('lo que se guardó con uno mayor se sigue abriendo, entero', async () => {
    await escribir({ papeles: 20 })
    const bytes = pdfDe(15 * MEGA)
    const subida = pedidoDeSubida({ idCarpeta: 1001, sinPresentar: 1 }, [documento('grande.pdf', bytes)])
    expect((await portal.como('pablo', subida)).statusCode).toBe(200)
    await escribir({ papeles: 5 })
    const { archivos } = (await portal.como('pablo', { url: '/api/documentacion/archivos?idCarpeta=1001' })).json()
    const { idArchivo } = archivos.find(({ nombre }: { nombre: string }) => nombre === 'grande.pdf')
    const bajado = await portal.como('pablo', { url: `/api/documentacion/archivo/${idArchivo}` })
    expect([bajado.statusCode, bajado.rawPayload.equals(bytes)]).toEqual([200, true])
    await esperarRechazo(portal, 'pablo', conPapel(5 * MEGA + 1), papelRechazado(5))
    await escribir({})
  })
})

/** Every call that takes files: who sends, in which field, what that is called, and which limit is its own. */
const DISTINTOS = {
  ...{ papeles: 6, croquis: 7, respuestas: 8, comprobantes: 9, fotosDeVereda: 11, fotosDeVisita: 12, ejemplos: 13 },
  ...{ imagenes: 2, planillas: 14 },
}
const LLAMADAS_CON_ARCHIVOS: readonly (readonly [string, Demo, string, string, number])[] = [
  ['POST /borradores/{clave}/archivos', 'pablo', 'files', 'Archivos', 11],
  ['POST /ciudad/imagenes', 'ana', 'imagen', 'Imagen', 2],
  ['POST /documentacion/alta', 'pablo', 'CoquisManzana', 'Croquis de manzana', 7],
  ['POST /documentacion/altaFormulario14', 'pablo', 'comprobante', 'Comprobante de pago', 9],
  ['POST /documentacion/altaFormulario27', 'pablo', 'comprobante', 'Comprobante de pago', 9],
  ['POST /documentacion/altaFormularioVeredas', 'clara', 'FotoVeredaArchivo', 'Fotos', 11],
  ['POST /documentacion/carpetaPersonaVeredas', 'clara', 'files', 'Archivos', 6],
  ['POST /documentacion/carpetaProfesional', 'pablo', 'files', 'Archivos', 6],
  ['POST /documentacion/ejemplosDeRequisito', 'ana', 'ejemplo', 'Ejemplo', 13],
  ['POST /documentacion/responderObservacion', 'pablo', 'files', 'Archivos', 8],
  ['POST /importaciones', 'ana', 'archivo', 'Archivo', 14],
  ['POST /visitas/distancia/foto', 'pablo', 'foto', 'Foto', 12],
  ['POST /visitas/foto', 'lucia', 'foto', 'Foto', 12],
  ['PUT /elevadores/pagado', 'lucia', 'comprobante', 'Comprobante de pago', 9],
]

describe('cada llamada cuida el de su clase', () => {
  beforeAll(async () => {
    await escribir(DISTINTOS)
  })

  it('son todas las que reciben archivos', () => {
    const reciben = LLAMADAS.filter(({ partes }) => partes).map(({ method, path }) => `${method} ${path}`)
    expect(reciben.sort()).toEqual(LLAMADAS_CON_ARCHIVOS.map(([llamada]) => llamada))
  })

  it.each(unTercio(LLAMADAS_CON_ARCHIVOS))('%s', async (llamada, quien, campo, etiqueta, megas) => {
    const [method, path = ''] = llamada.split(' ') as ['POST' | 'PUT', string]
    const pedido = (bytes: number) => ({
      method,
      url: `/api${path.replace('{clave}', 'veredas')}`,
      ...multiparte({}, [{ campo, nombre: 'algo.pdf', contenido: pdfDe(bytes) }]),
    })
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, quien, pedido(megas * MEGA + 1), {
        status: 413,
        message: `${etiqueta}: el archivo «algo.pdf» supera los ${megas} MB`,
        path: campo,
      }),
    )
    expect((await portal.como(quien, pedido(megas * MEGA))).statusCode).not.toBe(413)
    const dice = { 'content-length': String(200 * MEGA) }
    const { headers, ...resto } = pedido(100)
    await esperarRechazo(
      portal,
      quien,
      { ...resto, headers: { ...headers, ...dice } },
      {
        status: 413,
        message: `${etiqueta}: lo enviado pesa demasiado; cada archivo puede pesar hasta ${megas} MB`,
        path: campo,
      },
    )
  })

  it('una imagen de un mega, que es lo que viene', async () => {
    await escribir({})
    const escudo = multiparte({}, [{ campo: 'imagen', nombre: 'escudo.png', contenido: pdfDe(MEGA + 1) }])
    await esperarRechazo(
      portal,
      'ana',
      { method: 'POST', url: '/api/ciudad/imagenes', ...escudo },
      { status: 413, message: 'Imagen: el archivo «escudo.png» supera 1 MB', path: 'imagen' },
    )
  })
})

describe('un borrador', () => {
  const url = '/api/borradores/carpeta-10'
  const alBorrador = (campo: string, bytes: number) => ({
    method: 'POST' as const,
    url: `${url}/archivos`,
    ...multiparte({ campo }, [documento('croquis.pdf', pdfDe(bytes))]),
  })
  beforeAll(async () => {
    await portal.como('pablo', { method: 'PUT', url, payload: { datos: { uno: 1 }, version: 0 } })
  })

  it('cuida el del campo a que va, aunque otro campo admita más', async () => {
    await escribir({ croquis: 6, papeles: 9 })
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', alBorrador('CoquisManzana', 6 * MEGA + 1), {
        status: 413,
        message: 'Archivos: el archivo «croquis.pdf» supera los 6 MB',
        path: 'files',
      }),
    )
    expect((await portal.como('pablo', alBorrador('otros', 9 * MEGA))).statusCode).toBe(200)
    await esperarRechazo(portal, 'pablo', alBorrador('otros', 9 * MEGA + 1), {
      status: 413,
      message: 'Archivos: el archivo «croquis.pdf» supera los 9 MB',
      path: 'files',
    })
  })

  it('con un archivo de cuando se admitía más: al presentarlo se nombra su campo, y el borrador queda como estaba', async () => {
    await escribir({ croquis: 12 })
    expect((await portal.como('pablo', alBorrador('croquis', 11 * MEGA))).statusCode).toBe(200)
    await escribir({ croquis: 10 })
    const guardado = async () => [
      (await portal.como('pablo', { url })).json(),
      (await portal.como('pablo', { url: `${url}/archivos` })).json(),
    ]
    const antes = await guardado()
    const grande = { ...CROQUIS, nombre: 'croquis.pdf', contenido: pdfDe(11 * MEGA) }
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', pedidoDeAlta({}, [grande]), {
        status: 413,
        message: 'Croquis de manzana: el archivo «croquis.pdf» supera los 10 MB',
        path: 'CoquisManzana',
      }),
    )
    expect(await guardado()).toEqual(antes)
    // Still his to look at, and to put another in its place.
    const { idArchivo } = antes[1].archivos.at(-1)
    expect((await portal.como('pablo', { url: `${url}/archivos/${idArchivo}` })).rawPayload.byteLength).toBe(11 * MEGA)
    expect((await portal.como('pablo', pedidoDeAlta({}, [CROQUIS]))).statusCode).toBe(200)
  })
})

describe('lo que no se puede escribir', () => {
  it.each([
    [{ papeles: 4 }, 'Papeles de una carpeta: debe ser un número entero de 5 a 25 MB', 'valor.papeles'],
    [{ papeles: 26 }, 'Papeles de una carpeta: debe ser un número entero de 5 a 25 MB', 'valor.papeles'],
    [{ croquis: '' }, 'Croquis de una carpeta nueva: debe ser un número entero de 5 a 25 MB', 'valor.croquis'],
    [{ croquis: '7,5' }, 'Croquis de una carpeta nueva: debe ser un número entero de 5 a 25 MB', 'valor.croquis'],
    [{ croquis: '1e1' }, 'Croquis de una carpeta nueva: debe ser un número entero de 5 a 25 MB', 'valor.croquis'],
    [{ imagenes: 0 }, 'Escudo y foto de la portada: debe ser un número entero de 1 a 4 MB', 'valor.imagenes'],
    [{ imagenes: 5 }, 'Escudo y foto de la portada: debe ser un número entero de 1 a 4 MB', 'valor.imagenes'],
    [{ planillas: 9 }, 'Archivos que se importan: debe ser un número entero de 10 a 100 MB', 'valor.planillas'],
    [{ planillas: 101 }, 'Archivos que se importan: debe ser un número entero de 10 a 100 MB', 'valor.planillas'],
  ])('%j se niega y nombra el campo', async (topes, msg, path) => {
    const antes = await versiones()
    const respuesta = await escribir(topes)
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([400, [{ msg, path }]])
    expect(await versiones()).toEqual(antes)
  })

  it('los dos extremos entran', async () => {
    expect((await escribir({ papeles: 5, croquis: 25, imagenes: 4, planillas: 10 })).statusCode).toBe(200)
    expect(await leer()).toEqual({ ...DE_FABRICA, papeles: 5, croquis: 25, imagenes: 4, planillas: 10 })
    expect((await escribir({})).statusCode).toBe(200)
  })

  it('más de lo que una persona puede subir en un día, tampoco; lo que se importa no cuenta ahí', async () => {
    const conCupo = await otroProceso(portal, { ajustes: { ARCHIVOS_MB_POR_DIA: '12' } })
    const muchos = await escribir({ respuestas: 13 }, { en: conCupo })
    expect([muchos.statusCode, muchos.json().errors]).toEqual([
      400,
      [
        {
          msg: 'Respuestas a una observación: debe ser 12 MB o menos, que es lo que una persona puede subir en un día',
          path: 'valor.respuestas',
        },
      ],
    ])
    expect((await escribir({ respuestas: 12, planillas: 99 }, { en: conCupo })).statusCode).toBe(200)
    expect((await escribir({})).statusCode).toBe(200)
  })

  it('sobre una versión que no es la última: se dice qué cambió, y nada se escribe', async () => {
    const [{ version }] = await versiones()
    await escribir({ papeles: 18 })
    const tarde = await escribir({}, { sobre: version })
    expect([tarde.statusCode, tarde.json().message]).toEqual([
      409,
      `Mientras usted editaba, Ana Romano guardó la versión ${version + 1}: Papeles de una carpeta: «10» → «18». Revise lo suyo y guarde otra vez`,
    ])
    expect((await leer()).papeles).toBe(18)
    await escribir({})
  })

  it('lo cambia solo un administrador', async () => {
    for (const quien of ['lucia', 'hector', 'pablo', 'clara'] as const) {
      const respuesta = await portal.como(quien, {
        method: 'POST',
        url: '/api/ciudad/configuracion',
        payload: { clave: 'tamanos', version: 0, motivo: 'Prueba', valor: {} },
      })
      expect(respuesta.statusCode).toBe(403)
    }
  })
})

it('dos que guardan a la vez mientras otro sube: vale uno de los dos, y la subida, uno de los límites', async () => {
  const carpetas = carpetasDePrueba(portal)
  const idCarpeta = await carpetas.completa()
  const subida = pedidoDeSubida({ idCarpeta }, [documento('plano.pdf', pdfDe(11 * MEGA))])
  const [{ version: sobre }] = await versiones()
  const [una, otra, subio] = await Promise.all([
    escribir({ papeles: 15 }, { sobre }),
    escribir({ papeles: 16 }, { sobre }),
    portal.como('pablo', subida),
  ])
  expect([una.statusCode, otra.statusCode].sort()).toEqual([200, 409])
  expect([200, 413]).toContain(subio.statusCode)
  expect((await portal.como('pablo', subida)).statusCode).toBe(200)
})
