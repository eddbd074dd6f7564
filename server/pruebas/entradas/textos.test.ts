import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../appDePrueba.ts'
import { carpetasDePrueba, pedidoDeAlta, pedidoDeFormulario1 } from '../carpetasDePrueba.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const OBLIGATORIOS = 'Hay campos obligatorios que están vacíos, verifique y vuelva a intentarlo'
const OPCIONES = 'Por favor, complete todas las opciones de selección (Sí/No).'
const CON_CONTROL = ['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u007fb', 'a\u0085b']
const NO_ES_TEXTO = [5, true, [], ['a'], {}]

const domicilio = (Domicilio: unknown): InjectOptions => ({
  method: 'PUT',
  url: '/api/formulario/agregarDomicilio',
  payload: { Domicilio, Id: 1, rol: 'propietario' },
})
const obra = (resto: object): InjectOptions => ({
  method: 'POST',
  url: '/api/formulario/agregarDomicilioObra',
  payload: { Padron: '1', idCalle: 1, NroPuerta: '1', ...resto },
})
const mover = (idTramite: number, resto: object): InjectOptions => ({
  method: 'PUT',
  url: '/api/formulario/actualizarTramite',
  payload: { idTramite, idEstado: 5, ...resto },
})

/** Free texts: who writes, field, label, longest, whether it may be empty, and the request with a value. */
const TEXTOS: readonly [Demo, string, string, number, boolean, (valor: unknown, id: number) => InjectOptions][] = [
  ['ana', 'Domicilio', 'Domicilio', 30, false, (v) => domicilio(v)],
  ['clara', 'Piso', 'Piso', 2, true, (v) => obra({ Piso: v })],
  ['clara', 'Departamento', 'Departamento', 2, true, (v) => obra({ Departamento: v })],
  ['clara', 'Seccion', 'Sección', 15, true, (v) => obra({ Seccion: v })],
  ['clara', 'Manzana', 'Manzana', 15, true, (v) => obra({ Manzana: v })],
  ['clara', 'Parcela', 'Parcela', 15, true, (v) => obra({ Parcela: v })],
  ['clara', 'Distrito', 'Distrito', 15, true, (v) => obra({ Distrito: v })],
  ['clara', 'Dominio', 'Dominio', 15, true, (v) => obra({ Dominio: v })],
  ['lucia', 'observaciones', 'Observación', 240, true, (v, id) => mover(id, { observaciones: v })],
  ['lucia', 'expediente', 'Número de expediente', 20, true, (v, id) => mover(id, { expediente: v })],
  ['pablo', 'usoexistente', 'Uso existente', 45, true, (v, id) => pedidoDeFormulario1(id, { usoexistente: v })],
  ['pablo', 'usoahabilitar', 'Uso a habilitar', 45, true, (v, id) => pedidoDeFormulario1(id, { usoahabilitar: v })],
  ['pablo', 'observaciones', 'Observaciones', 100, true, (v, id) => pedidoDeFormulario1(id, { observaciones: v })],
]

describe('los textos libres', () => {
  it.each(TEXTOS)('%s %s: hasta su límite y ni uno más', async (quien, path, etiqueta, maximo, puedeVacio, pedido) => {
    const carpeta = () => (quien === 'pablo' ? carpetas.presentada() : quien === 'lucia' ? carpetas.completa() : 0)
    const id = await carpeta()
    await sinDejarRastro(portal, async () => {
      for (const largo of [maximo + 1, 5000]) {
        const message = `${etiqueta}: debe tener como máximo ${maximo} caracteres`
        await esperarRechazo(portal, quien, pedido('x'.repeat(largo), id), { message, path })
      }
      for (const valor of maximo > 2 ? CON_CONTROL : ['\u0000', 'a\u0007']) {
        const message = `${etiqueta}: contiene caracteres no permitidos`
        await esperarRechazo(portal, quien, pedido(valor, id), { message, path })
      }
      for (const valor of NO_ES_TEXTO) {
        await esperarRechazo(portal, quien, pedido(valor, id), { message: `${etiqueta}: debe ser un texto`, path })
      }
      for (const vacio of puedeVacio ? [] : ['', '   ', null, undefined]) {
        await esperarRechazo(portal, quien, pedido(vacio, id), { message: 'Escriba el domicilio', path })
      }
    })
    for (const valor of ['ñ'.repeat(maximo), ...(puedeVacio ? [''] : [])]) {
      const respuesta = await portal.como(quien, pedido(valor, await carpeta()))
      expect([respuesta.statusCode, respuesta.json().ok]).toEqual([200, true])
    }
  })

  it('las observaciones admiten varios renglones, y los demás uno', async () => {
    const id = await carpetas.completa()
    const message = 'Número de expediente: contiene caracteres no permitidos'
    await esperarRechazo(portal, 'lucia', mover(id, { expediente: 'a\nb' }), { message, path: 'expediente' })
    expect((await portal.como('lucia', mover(id, { observaciones: 'Falta:\n\t- el plano' }))).statusCode).toBe(200)
    expect((await carpetas.fila(id)).observacion).toBe('Falta:\n\t- el plano')
  })
})

describe('los textos que tienen una forma', () => {
  const PADRON = 'Padrón: debe tener de 1 a 8 números, sin letras'
  const PUERTA = 'Número de puerta: debe tener de 1 a 4 letras o números'
  const OBRA: readonly [path: string, valor: unknown, message: string][] = [
    ...['ABC', '12A', '123456789', '-1', '1.5', '1 2', '١٢٣', '1\u0000'].map((v) => ['Padron', v, PADRON] as const),
    ...['12345', 'S/N°9', '<1>', '1\u0000'].map((v) => ['NroPuerta', v, PUERTA] as const),
    ...['', '  ', null, undefined].map((v) => ['Padron', v, OBLIGATORIOS] as const),
    ...['', '  ', null, undefined].map((v) => ['NroPuerta', v, OBLIGATORIOS] as const),
    ['Padron', 100001, 'Padrón: debe ser un texto'] as const,
    ['NroPuerta', 450, 'Número de puerta: debe ser un texto'] as const,
  ].map(([path, valor, message]) => [path, valor, message])
  it.each(OBRA)('domicilio de obra: %s %j', async (path, valor, message) => {
    await sinDejarRastro(portal, () => esperarRechazo(portal, 'clara', obra({ [path]: valor }), { message, path }))
  })

  it.each(['propietarios', '', 'PROPIETARIO', null, 1, '__proto__'])('rol %j', async (rol) => {
    const pedido = { ...domicilio('X'), payload: { Domicilio: 'X', Id: 1, rol } }
    await esperarRechazo(portal, 'ana', pedido, { message: 'Rol: debe ser propietario o profesional', path: 'rol' })
  })

  const FORMULARIO_1: readonly [path: string, valor: unknown, message: string][] = [
    ...[2, -1, '', null, undefined, 'True', 'si', '2', {}].flatMap((v) => [
      ['hormigonarmado', v, OPCIONES] as [string, unknown, string],
      ['conformeexistente', v, OPCIONES] as [string, unknown, string],
    ]),
    ['cantidadluminarias', 0, 'Cantidad de luminarias: debe ser 1 o más'],
    ['cantidadluminarias', 100_000, 'Cantidad de luminarias: debe ser 99.999 o menos'],
    ['recoleccionresiduos', -1, 'Recolección de residuos: debe ser 0 o más'],
    ['cantarboles', -1, 'Cantidad de árboles: debe ser 0 o más'],
    ['cantarboles', '100000', 'Cantidad de árboles: debe ser 99.999 o menos'],
    ...['', null, undefined].map(
      (v) => ['cantarboles', v, 'Escriba la cantidad de árboles'] as [string, unknown, string],
    ),
    ['conformehabilitar', '', 'Elija el conforme a habilitar'],
    ...[1.5, '1,5', '1e3', ' ', 'dos', true, [], '9'.repeat(30)].map(
      (v) => ['cantarboles', v, 'Cantidad de árboles: debe ser un número entero'] as [string, unknown, string],
    ),
    ...['Quizás', 'permitido', null, 1].map(
      (v) =>
        ['conformehabilitar', v, 'Conforme a habilitar: debe ser No permitido, Permitido o Condicionado'] as [
          string,
          unknown,
          string,
        ],
    ),
  ]
  it.each(FORMULARIO_1)('formulario 1: %s %j', async (path, valor, message) => {
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', pedidoDeFormulario1(1001, { [path]: valor }), { message, path }),
    )
  })

  const NO_ES_MEDIDA = 'debe ser un número, con coma o punto decimal'
  const NO_ES_ENTERO = 'debe ser un número entero, sin puntos ni comas'
  interface Medida {
    readonly path: string
    readonly etiqueta: string
    readonly siFalta: string
    readonly siNoEs: string
    readonly tambienNo: readonly string[]
    readonly valen: readonly string[]
  }
  const medida = (path: string, etiqueta: string, siFalta: string): Medida => ({
    ...{ path, etiqueta, siFalta, siNoEs: NO_ES_MEDIDA, tambienNo: [], valen: ['12345', '99,99', '0'] },
  })
  const ALTA = [
    medida('AnchoCalle', 'Ancho de calle', 'Escriba el ancho de calle en metros'),
    medida('AnchoVereda', 'Ancho de vereda', 'Escriba el ancho de vereda en metros'),
    medida('DistEjeCalle', 'Distancia al eje de calle', 'Escriba la distancia al eje de calle en metros'),
    // Nobody plants half a tree; noughts behind the comma are what an older program sends.
    {
      ...medida('ArbolesVereda', 'Árboles en vereda', 'Escriba cuántos árboles hay en la vereda'),
      ...{
        siNoEs: NO_ES_ENTERO,
        tambienNo: ['2,5', '2.5', '0,01', '1.000'],
        valen: ['12345', '2', '0', '2,0', '2.00'],
      },
    },
  ]
  it.each(ALTA)('alta: $path', async ({ path, etiqueta, siFalta, siNoEs, tambienNo, valen }) => {
    await sinDejarRastro(portal, async () => {
      const rechazos: [string, string][] = [
        ['123456', 'debe tener como máximo 5 caracteres'],
        ['', siFalta],
        ['   ', siFalta],
        ...['ancho', '-1', '1.2.3', '1e3', '.5', '5.', '<b>', ...tambienNo].map((v) => [v, siNoEs] as [string, string]),
        ['1\u0000', 'contiene caracteres no permitidos'],
      ]
      for (const [valor, texto] of rechazos) {
        await esperarRechazo(portal, 'pablo', pedidoDeAlta({ [path]: valor }), {
          message: texto === siFalta ? siFalta : `${etiqueta}: ${texto}`,
          path,
        })
      }
    })
    for (const valor of valen) {
      expect((await portal.como('pablo', pedidoDeAlta({ [path]: valor }))).statusCode).toBe(200)
    }
  })

  it('formulario 1: sin observaciones es como con observaciones vacías', async () => {
    const idCarpeta = await carpetas.presentada()
    const pedido = pedidoDeFormulario1(idCarpeta, { observaciones: undefined })
    expect((await portal.como('pablo', pedido)).statusCode).toBe(200)
  })

  it('alta: el monto de obra', async () => {
    const path = 'MontodeObra'
    await sinDejarRastro(portal, async () => {
      for (const valor of ['mucho', '-1', '1,234', '12.345,678', '1e3', '9'.repeat(14)]) {
        const message = 'Monto de obra: debe ser un importe en pesos, con dos decimales como máximo'
        await esperarRechazo(portal, 'pablo', pedidoDeAlta({ [path]: valor }), { message, path })
      }
      for (const valor of ['10000000000,01', '9999999999999']) {
        const message = 'Monto de obra: el importe es demasiado grande'
        await esperarRechazo(portal, 'pablo', pedidoDeAlta({ [path]: valor }), { message, path })
      }
    })
    for (const valor of ['', '0', '10000000000']) {
      expect((await portal.como('pablo', pedidoDeAlta({ [path]: valor }))).statusCode).toBe(200)
    }
  })
})

describe('lo que se busca en la dirección', () => {
  const LISTA: readonly [parametro: string, path: string, message: string][] = [
    ...['0', '-1'].map((v) => [`pagina=${v}`, 'pagina', 'Página: debe ser 1 o más'] as [string, string, string]),
    ['pagina=1001', 'pagina', 'Página: debe ser 1.000 o menos'],
    ...['', 'x', '1.5', '1e2', '%00', '99999999999999999999', '1&pagina=2'].map(
      (v) => [`pagina=${v}`, 'pagina', 'Página: debe ser un número entero'] as [string, string, string],
    ),
    ...['', '0', '7', '50', '1e1', '5.0', '0x5', ' 5', '-5', '5&porPagina=10'].map(
      (v) => [`porPagina=${v}`, 'porPagina', 'Filas por página: debe ser 5, 10 o 25'] as [string, string, string],
    ),
    ['buscar=ab', 'buscar', 'Buscar: escriba un número o al menos 3 letras'],
    [`buscar=${'x'.repeat(61)}`, 'buscar', 'Buscar: debe tener como máximo 60 caracteres'],
    ['buscar=abc%00', 'buscar', 'Buscar: contiene caracteres no permitidos'],
    ['buscar=abc&buscar=def', 'buscar', 'Buscar: debe ser un texto'],
    ...['2', 'True', '', 'si'].map(
      (v) => [`completas=${v}`, 'completas', 'Completas: debe ser Sí o No'] as [string, string, string],
    ),
    ['orden=nuevas', 'orden', 'Orden: debe ser recientes, antiguas o vencimiento'],
  ]
  it.each(LISTA)('listarTodas?%s', async (parametro, path, message) => {
    await esperarRechazo(portal, 'lucia', { url: `/api/documentacion/listarTodas?${parametro}` }, { message, path })
  })

  const CUIL = 'El CUIL debe contener 11 dígitos'
  const DOCUMENTO = 'Documento: debe ser un DNI de 7 u 8 dígitos o un CUIL de 11'
  const PADRON = 'Padrón: debe tener de 1 a 8 números, sin letras'
  const CAMINOS: readonly [direccion: string, path: string, message: string, valores: readonly string[]][] = [
    [
      '/padron/obtenerDomicilioPorPadron/#',
      'padron',
      PADRON,
      [
        'ABC',
        '12A',
        '123456789',
        '%00',
        '1%00',
        '-1',
        '1.5',
        '%3Cb%3E',
        "1'%20or%201=1",
        '%F0%9F%98%80',
        '9'.repeat(400),
      ],
    ],
    [
      '/formulario/buscarPropietario/#',
      'cuil',
      CUIL,
      ['1', '2730999111', '273099911122', '2730999111A', '%00', "27309991112'--", '9'.repeat(400)],
    ],
    [
      '/formulario/buscarProfesional/#',
      'documento',
      DOCUMENTO,
      ['1', '123456', '123456789', '1234567890', '123456789012', '2025333444X', '%00'],
    ],
  ]
  it.each(CAMINOS)('%s', async (direccion, path, message, valores) => {
    for (const valor of valores) {
      const url = `/api${direccion.replace('#', valor)}`
      await esperarRechazo(portal, 'pablo', { url }, { message, path })
    }
  })

  it('agregar un propietario con un CUIL mal escrito no agrega nada', async () => {
    await sinDejarRastro(portal, async () => {
      for (const cuil of ['1', '2733666777', '273366677771', '%00']) {
        const pedido = { method: 'POST', url: `/api/formulario/agregarPropietario/${cuil}` } as const
        await esperarRechazo(portal, 'pablo', pedido, { message: CUIL, path: 'cuil' })
      }
    })
  })

  it('una dirección que no se puede leer, o más larga que cualquier dato, también contesta en castellano', async () => {
    const ilegible = await portal.como('pablo', { url: '/api/padron/obtenerDomicilioPorPadron/%E0%A4%A' })
    expect([ilegible.statusCode, ilegible.json()]).toEqual([400, { ok: false, message: 'La dirección no es válida' }])
    const larga = await portal.como('pablo', { url: `/api/padron/obtenerDomicilioPorPadron/${'1'.repeat(600)}` })
    expect([larga.statusCode, larga.json()]).toEqual([400, { ok: false, message: 'La dirección no es válida' }])
    const perdida = await portal.como('pablo', { url: '/api/nada' })
    expect([perdida.statusCode, perdida.json()]).toEqual([404, { ok: false, message: 'La dirección no existe' }])
  })
})
