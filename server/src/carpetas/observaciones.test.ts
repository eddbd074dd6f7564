import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  documento,
  FORMULARIO_1,
  pedidoDeFormulario1,
  pedidoDeObservar,
  pedidoDeRespuesta,
  pedidoDeRetiro,
} from '../../pruebas/carpetasDePrueba.ts'
import { pedidoDeFormulario } from '../../pruebas/formulariosDePrueba.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const logra = async (quien: Demo, pedido: Parameters<AppDePrueba['como']>[1]) => {
  const respuesta = await portal.como(quien, pedido)
  expect(respuesta.json()).toMatchObject({ ok: true })
}
const pedir = async (quien: Demo, url: string) => (await portal.como(quien, { url: `/api${url}` })).json()
const situaciones = async (idCarpeta: number) =>
  (await carpetas.observacionesDe(idCarpeta)).map(({ situacion }) => situacion)
const formularioDe = async (idCarpeta: number) =>
  (await pedir('pablo', `/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${idCarpeta}`))[0]
const archivoDe = async (idCarpeta: number): Promise<number> =>
  (await pedir('pablo', `/documentacion/archivos?idCarpeta=${idCarpeta}`)).archivos[1].idArchivo
const ultimoMovimiento = async (idCarpeta: number) =>
  (await pedir('pablo', `/documentacion/seguimiento/${idCarpeta}`)).seguimiento.at(-1)
const responder = (idObservacion: number | undefined, respuesta = 'Está en la hoja 2') =>
  pedidoDeRespuesta({ idObservacion: idObservacion ?? 0, respuesta })
const retirar = (idObservacion: number | undefined) => pedidoDeRetiro(idObservacion ?? 0)
const FORMULARIO = { texto: 'El uso no coincide', codigoFormulario: '1' }
const ENTERA = { texto: 'Falta la firma' }

describe('observar', () => {
  it('cada cosa por separado: la carpeta, un formulario y un archivo', async () => {
    const idCarpeta = await carpetas.completa()
    const idArchivo = await archivoDe(idCarpeta)
    await logra(
      'hector',
      pedidoDeObservar(idCarpeta, [ENTERA, FORMULARIO, { texto: 'Plano sin escala', idArchivo }], { version: 1 }),
    )
    const { observaciones } = await pedir('pablo', `/documentacion/observaciones/${idCarpeta}`)
    const pendiente = {
      idObservacion: expect.any(Number),
      codigoFormulario: null,
      FormularioTipo: null,
      idArchivo: null,
      archivo: null,
      idRequisito: null,
      requisito: null,
      fecha: expect.stringMatching(/Z$/),
      situacion: 'PENDIENTE',
      cierre: null,
      respuesta: null,
      conFormulario: false,
      noCorresponde: false,
      archivosDeRespuesta: [],
      marca: null,
    }
    expect(observaciones).toEqual([
      { ...pendiente, texto: 'Falta la firma' },
      {
        ...pendiente,
        texto: 'El uso no coincide',
        codigoFormulario: '1',
        FormularioTipo: 'FORMULARIO 1 - FACTIBILIDAD Y CONFORME DE USO',
      },
      { ...pendiente, texto: 'Plano sin escala', idArchivo, archivo: 'plano.pdf' },
    ])
    expect(await carpetas.fila(idCarpeta)).toMatchObject({
      estado: 'OBSERVADO',
      previo: 'PRESENTADO',
      completa: true,
      version: 2,
      observacion: '• Falta la firma\n• El uso no coincide\n• Plano sin escala',
    })
    expect(await formularioDe(idCarpeta)).toMatchObject({ grabado: 0, observado: 1 })
  })

  it('el personal no pierde de vista la carpeta con un formulario observado, ni después de otra subida', async () => {
    const { idCarpeta } = await carpetas.observada(FORMULARIO)
    await carpetas.subir('pablo', idCarpeta)
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO', completa: true })
    const url = `/documentacion/listarTodas?pagina=1&porPagina=5&completas=1&estado=OBSERVADO&buscar=${idCarpeta}`
    expect((await pedir('lucia', url)).carpetas).toHaveLength(1)
  })

  it('se agregan otras a una carpeta ya observada, sin olvidar de dónde vino', async () => {
    const { idCarpeta } = await carpetas.observada(ENTERA)
    await logra('hector', pedidoDeObservar(idCarpeta, [FORMULARIO]))
    expect(await situaciones(idCarpeta)).toEqual(['PENDIENTE', 'PENDIENTE'])
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO', previo: 'PRESENTADO', version: 3 })
  })

  it('las que no entran juntas en 240 caracteres se dicen por su número', async () => {
    const { idCarpeta } = await carpetas.observada({ texto: 'x'.repeat(240) }, { texto: 'y' })
    expect((await carpetas.fila(idCarpeta)).observacion).toBe('Tiene 2 observaciones para responder.')
  })

  it('el cambio de estado de siempre deja una, de la carpeta entera', async () => {
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 4, observaciones: 'Falta el plano' })
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      { texto: 'Falta el plano', codigoFormulario: null, idArchivo: null, situacion: 'PENDIENTE' },
    ])
  })
})

describe('responder', () => {
  it('vuelve sola cuando la última está respondida, y no antes', async () => {
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: 'E-1' })
    const idArchivo = await archivoDe(idCarpeta)
    await logra('hector', pedidoDeObservar(idCarpeta, [ENTERA, FORMULARIO, { texto: 'Sin escala', idArchivo }]))
    const [deLaCarpeta, , delArchivo] = await carpetas.observacionesDe(idCarpeta)

    await logra('pablo', responder(deLaCarpeta?.idObservacion))
    const conArchivos = { idObservacion: delArchivo?.idObservacion ?? 0, respuesta: '' }
    await logra('pablo', pedidoDeRespuesta(conArchivos, [documento('nuevo.pdf')]))
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO' })
    await logra('pablo', pedidoDeFormulario1(idCarpeta, { usoexistente: 'Comercio' }))

    expect(await carpetas.fila(idCarpeta)).toMatchObject({
      estado: 'RECIBIDO MESA ENTRADAS',
      previo: null,
      completa: true,
    })
    expect(await ultimoMovimiento(idCarpeta)).toMatchObject({
      evento: 'RESPUESTA A OBSERVACION',
      TramiteEstado: 'RECIBIDO MESA ENTRADAS',
    })
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      { situacion: 'RESPONDIDA', respuesta: 'Está en la hoja 2', conFormulario: false, archivosDeRespuesta: [] },
      { situacion: 'RESPONDIDA', respuesta: null, conFormulario: true },
      { situacion: 'RESPONDIDA', respuesta: null, archivosDeRespuesta: [{ nombre: 'nuevo.pdf' }] },
    ])
  })

  it('los archivos que se mandan a la carpeta responden lo que es de la carpeta entera, y nada más', async () => {
    const idCarpeta = await carpetas.completa()
    const delArchivo = { texto: 'Sin escala', idArchivo: await archivoDe(idCarpeta) }
    await logra('lucia', pedidoDeObservar(idCarpeta, [ENTERA, FORMULARIO, delArchivo]))
    await carpetas.subir('pablo', idCarpeta)
    expect(await situaciones(idCarpeta)).toEqual(['RESPONDIDA', 'PENDIENTE', 'PENDIENTE'])
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      { archivosDeRespuesta: [{ nombre: 'plano.pdf' }] },
      { archivosDeRespuesta: [] },
      { archivosDeRespuesta: [] },
    ])
  })

  it('por escrito, la observación de un formulario lo deja como se envió', async () => {
    const { idCarpeta, ids } = await carpetas.observada(FORMULARIO)
    await logra('pablo', responder(ids[0]))
    expect(await formularioDe(idCarpeta)).toMatchObject({ grabado: 1, observado: 0 })
    const otra = await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
    expect([otra.statusCode, otra.json().message]).toEqual([409, 'El formulario de esta carpeta ya fue enviado'])
  })

  it('dos observaciones del mismo formulario se responden con un envío', async () => {
    const { idCarpeta } = await carpetas.observada(FORMULARIO, { ...FORMULARIO, texto: 'Falta el uso' })
    await logra('pablo', pedidoDeFormulario1(idCarpeta))
    expect(await situaciones(idCarpeta)).toEqual(['RESPONDIDA', 'RESPONDIDA'])
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO' })
  })

  it('un formulario responde lo suyo, y no lo de otro ni lo que se retiró', async () => {
    const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 1, idFormularioTipo: 1 })
    await logra('pablo', pedidoDeFormulario1(idCarpeta))
    for (const codigo of ['1bis', '2', '19'] as const) await logra('pablo', pedidoDeFormulario(codigo, idCarpeta))
    await carpetas.subir('pablo', idCarpeta)
    await portal.db.$client.query('update carpeta set completa = true where id_carpeta = $1', [idCarpeta])
    await logra(
      'lucia',
      pedidoDeObservar(idCarpeta, [FORMULARIO, FORMULARIO, { texto: 'Otro', codigoFormulario: '2' }]),
    )
    const [primera] = await carpetas.observacionesDe(idCarpeta)
    await logra('lucia', retirar(primera?.idObservacion))
    await logra('pablo', pedidoDeFormulario1(idCarpeta))
    expect(await situaciones(idCarpeta)).toEqual(['RETIRADA', 'RESPONDIDA', 'PENDIENTE'])
  })

  it('la misma respuesta repetida es una sola', async () => {
    const { idCarpeta, ids } = await carpetas.observada(ENTERA)
    const pedido = pedidoDeRespuesta({ idObservacion: ids[0] ?? 0 }, [documento()])
    const conClave = { ...pedido, headers: { ...pedido.headers, 'idempotency-key': 'respuesta-repetida' } }
    const [una, otra] = [await portal.como('pablo', conClave), await portal.como('pablo', conClave)]
    expect([una.statusCode, otra.json()]).toEqual([200, una.json()])
    expect((await pedir('pablo', `/documentacion/archivos?idCarpeta=${idCarpeta}`)).archivos).toHaveLength(3)
  })
})

describe('retirar', () => {
  it('una, y la última devuelve la carpeta', async () => {
    const { idCarpeta, ids } = await carpetas.observada(FORMULARIO, ENTERA)
    await logra('lucia', retirar(ids[0]))
    expect(await formularioDe(idCarpeta)).toMatchObject({ grabado: 1, observado: 0 })
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO' })
    await logra('hector', retirar(ids[1]))
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO', previo: null })
    expect(await ultimoMovimiento(idCarpeta)).toMatchObject({ evento: 'RETIRADO', observacion: 'Fue un error' })
  })

  it('si el personal mueve la carpeta, las pendientes quedan retiradas y el formulario como se envió', async () => {
    for (const [quien, idEstado] of [
      ['lucia', 1],
      ['lucia', 8],
      ['ana', 7],
    ] as const) {
      const { idCarpeta } = await carpetas.observada(FORMULARIO, ENTERA)
      await carpetas.mover(quien, idCarpeta, { idEstado, observaciones: 'Ya no hace falta' })
      expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
        { situacion: 'RETIRADA', respuesta: 'Ya no hace falta' },
        { situacion: 'RETIRADA', respuesta: 'Ya no hace falta' },
      ])
      expect(await formularioDe(idCarpeta)).toMatchObject({ grabado: 1, observado: 0 })
    }
  })
})

describe('lo que ya se cerró', () => {
  it('queda como se respondió cuando el personal mueve la carpeta', async () => {
    const { idCarpeta, ids } = await carpetas.observada(ENTERA, FORMULARIO)
    await logra('pablo', responder(ids[0], 'Está en la hoja 2'))
    await carpetas.mover('lucia', idCarpeta, { idEstado: 8, observaciones: 'No corresponde' })
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      { situacion: 'RESPONDIDA', respuesta: 'Está en la hoja 2' },
      { situacion: 'RETIRADA', respuesta: 'No corresponde' },
    ])
  })

  it('ni se responde ni se retira otra vez', async () => {
    const { idCarpeta, ids } = await carpetas.observada(ENTERA, FORMULARIO)
    await logra('pablo', responder(ids[0], 'Está en la hoja 2'))
    await logra('lucia', retirar(ids[1]))
    for (const id of ids) {
      expect((await portal.como('pablo', responder(id, 'Otra cosa'))).statusCode).toBe(409)
      expect((await portal.como('lucia', retirar(id))).statusCode).toBe(409)
    }
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      { situacion: 'RESPONDIDA', respuesta: 'Está en la hoja 2' },
      { situacion: 'RETIRADA', respuesta: 'Fue un error' },
    ])
  })
})

describe('el formulario que se vuelve a enviar', () => {
  const versiones = (quien: Demo, idCarpeta: number) =>
    pedir(quien, `/formulario/versiones?idCarpeta=${idCarpeta}&codigoFormulario=1`)

  it('guarda lo que decía antes, cada vez, para el solicitante y el personal', async () => {
    const { idCarpeta } = await carpetas.observada(FORMULARIO)
    const consultar = `/formulario/consultarFormulario1?idCarpeta=${idCarpeta}`
    expect(await pedir('pablo', consultar)).toMatchObject([FORMULARIO_1])
    await logra('pablo', pedidoDeFormulario1(idCarpeta, { usoexistente: 'Comercio' }))
    await logra('lucia', pedidoDeObservar(idCarpeta, [FORMULARIO]))
    await logra('pablo', pedidoDeFormulario1(idCarpeta, { usoexistente: 'Depósito' }))
    expect(await pedir('pablo', consultar)).toMatchObject([{ usoexistente: 'Depósito' }])
    for (const quien of ['pablo', 'hector'] as const) {
      expect(await versiones(quien, idCarpeta)).toEqual({
        versiones: [
          {
            version: 2,
            datos: expect.objectContaining({ usoexistente: 'Comercio', autor: 'Medina Pablo' }),
            reemplazadaEl: expect.stringMatching(/Z$/),
          },
          {
            version: 1,
            datos: expect.objectContaining({ ...FORMULARIO_1, autor: 'Medina Pablo' }),
            reemplazadaEl: expect.stringMatching(/Z$/),
          },
        ],
      })
    }
  })

  it('si el envío se rechaza no se pierde lo anterior', async () => {
    const { idCarpeta } = await carpetas.observada(FORMULARIO)
    expect((await portal.como('pablo', pedidoDeFormulario1(idCarpeta, { cantarboles: -1 }))).statusCode).toBe(400)
    expect(await versiones('pablo', idCarpeta)).toEqual({ versiones: [] })
    expect(await formularioDe(idCarpeta)).toMatchObject({ grabado: 0, observado: 1 })
  })
})

describe('a la vez', () => {
  const CERRADA = { ok: false, message: 'La observación ya fue respondida o retirada' }

  it('dos respuestas a la misma: una entra, la otra recibe 409', async () => {
    for (let ronda = 0; ronda < 8; ronda++) {
      const { idCarpeta, ids } = await carpetas.observada(ENTERA)
      const respuestas = await Promise.all(['uno', 'dos'].map((t) => portal.como('pablo', responder(ids[0], t))))
      expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(respuestas.find(({ statusCode }) => statusCode === 409)?.json()).toEqual(CERRADA)
      expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO', version: 3 })
    }
  })

  it('respuesta y retiro: una de las dos, y la carpeta vuelve una vez', async () => {
    for (let ronda = 0; ronda < 8; ronda++) {
      const { idCarpeta, ids } = await carpetas.observada(ENTERA)
      const respuestas = await Promise.all([
        portal.como('pablo', responder(ids[0])),
        portal.como('lucia', retirar(ids[0])),
      ])
      expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const [situacion] = await situaciones(idCarpeta)
      expect(situacion).toBe(respuestas[0].statusCode === 200 ? 'RESPONDIDA' : 'RETIRADA')
      expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO', version: 3 })
    }
  })

  it('las respuestas a las dos últimas: la carpeta vuelve una vez', async () => {
    for (let ronda = 0; ronda < 8; ronda++) {
      const { idCarpeta, ids } = await carpetas.observada(ENTERA, FORMULARIO)
      const respuestas = await Promise.all([
        portal.como('pablo', responder(ids[0])),
        portal.como('pablo', pedidoDeFormulario1(idCarpeta)),
      ])
      expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO', version: 3 })
    }
  })
})
