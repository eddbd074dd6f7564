import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import {
  carpetasDePrueba,
  documento,
  type Observacion,
  pedidoDeObservar,
  pedidoDeRespuesta,
  pedidoDeRetiro,
} from '../carpetasDePrueba.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const LARGA = 'debe tener como máximo 240 caracteres'
const NO_ENCONTRADA = 'La observación no existe o no está a su alcance'
const muchas = (cuantas: number) => Array.from({ length: cuantas }, (_, n) => ({ texto: `Punto ${n + 1}` }))

describe('observar', () => {
  const MALAS: readonly [caso: string, observaciones: unknown, path: string, message: string, status?: number][] = [
    ['ninguna', [], 'observaciones', 'Observaciones: debe haber al menos una'],
    ['más de veinte', muchas(21), 'observaciones', 'Observaciones: no puede haber más de 20'],
    ['sin lista', undefined, 'observaciones', 'Observaciones: debe ser una lista'],
    ['un texto', 'Falta la firma', 'observaciones', 'Observaciones: debe ser una lista'],
    ['vacía', [{ texto: '  ' }], 'observaciones.0.texto', 'Escriba qué hay que corregir'],
    ['241 caracteres', [{ texto: 'x'.repeat(241) }], 'observaciones.0.texto', `Qué hay que corregir: ${LARGA}`],
    [
      'la segunda con un carácter raro',
      [{ texto: 'a' }, { texto: 'a\u0007' }],
      'observaciones.1.texto',
      'Qué hay que corregir: contiene caracteres no permitidos',
    ],
    [
      'un archivo de otra carpeta',
      [{ texto: 'a', idArchivo: 1 }],
      'observaciones.0.idArchivo',
      'El archivo no existe o no está a su alcance',
      404,
    ],
    [
      'un archivo que no es número',
      [{ texto: 'a', idArchivo: 'x' }],
      'observaciones.0.idArchivo',
      'Archivo: el número no es válido',
    ],
    [
      'un formulario que la carpeta no lleva',
      [{ texto: 'a', codigoFormulario: '2' }],
      'observaciones.0.codigoFormulario',
      'Formulario: no es de esta carpeta',
      404,
    ],
    [
      'un formulario y un archivo a la vez',
      [{ texto: 'a', codigoFormulario: '1', idArchivo: 1 }],
      'observaciones.0.idArchivo',
      'Archivo: una observación es sobre un formulario o sobre un archivo, no sobre ambos',
    ],
  ]
  it.each(MALAS)('%s', async (_caso, observaciones, path, message, status = 400) => {
    const idCarpeta = await carpetas.completa()
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'lucia', pedidoDeObservar(idCarpeta, observaciones as Observacion[]), {
        status,
        message,
        path,
      }),
    )
  })

  it('un formulario que todavía no se envió', async () => {
    const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 9 })
    await carpetas.mover('ana', idCarpeta, { idEstado: 3, observaciones: 'Forzada' })
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'lucia', pedidoDeObservar(idCarpeta, [{ texto: 'a', codigoFormulario: '1' }]), {
        status: 409,
        message: 'El formulario todavía no fue enviado: no hay qué observar',
        path: 'observaciones.0.codigoFormulario',
      }),
    )
  })

  it('240 caracteres y veinte observaciones sí, y veinte es el máximo de las pendientes', async () => {
    const { idCarpeta } = await carpetas.observada({ texto: 'ñ'.repeat(240) }, ...muchas(18))
    expect((await portal.como('lucia', pedidoDeObservar(idCarpeta, muchas(1)))).statusCode).toBe(200)
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'lucia', pedidoDeObservar(idCarpeta, muchas(1)), {
        status: 409,
        message: 'La carpeta ya tiene 20 observaciones sin responder',
      }),
    )
  })

  it('una carpeta que otro movió, una incompleta y una cerrada', async () => {
    const texto = [{ texto: 'Falta la firma' }]
    const idCarpeta = await carpetas.completa()
    const incompleta = await carpetas.presentada()
    await sinDejarRastro(portal, async () => {
      await esperarRechazo(portal, 'lucia', pedidoDeObservar(idCarpeta, texto, { version: 2 }), {
        status: 409,
        message: 'Otra persona cambió esta carpeta mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora',
      })
      await esperarRechazo(portal, 'lucia', pedidoDeObservar(incompleta, texto), {
        status: 409,
        message: 'La carpeta está incompleta: todavía no se puede mover',
      })
      await esperarRechazo(portal, 'lucia', pedidoDeObservar(1006, texto), {
        status: 409,
        message: 'De FINALIZADO no se puede pasar a OBSERVADO',
      })
      await esperarRechazo(portal, 'lucia', pedidoDeObservar(2_000_000_000, texto), {
        status: 404,
        message: 'La carpeta no existe o no está a su alcance',
      })
    })
  })
})

describe('responder y retirar', () => {
  it('sin respuesta, demasiado larga, o de un tipo que no se admite', async () => {
    const { ids } = await carpetas.observada({ texto: 'Falta la firma' })
    const [idObservacion = 0] = ids
    await sinDejarRastro(portal, async () => {
      for (const campos of [{ idObservacion }, { idObservacion, respuesta: '  ' }]) {
        const message = 'Escriba una respuesta o adjunte un archivo'
        await esperarRechazo(portal, 'pablo', pedidoDeRespuesta(campos), { message, path: 'respuesta' })
      }
      await esperarRechazo(portal, 'pablo', pedidoDeRespuesta({ idObservacion, respuesta: 'x'.repeat(241) }), {
        message: `Respuesta: ${LARGA}`,
        path: 'respuesta',
      })
      const programa = documento('plano.pdf', Buffer.from('MZ esto no es un plano'))
      expect((await portal.como('pablo', pedidoDeRespuesta({ idObservacion }, [programa]))).statusCode).toBe(415)
      for (const observaciones of ['', '   ', 'x'.repeat(241)]) {
        const message = observaciones.length > 240 ? `Motivo: ${LARGA}` : 'Escriba el motivo'
        await esperarRechazo(portal, 'lucia', pedidoDeRetiro(idObservacion, observaciones), {
          message,
          path: 'observaciones',
        })
      }
    })
    expect(
      (await portal.como('pablo', pedidoDeRespuesta({ idObservacion, respuesta: 'ñ'.repeat(240) }))).statusCode,
    ).toBe(200)
  })

  it('la que no existe y la ajena se rechazan igual', async () => {
    const { ids } = await carpetas.observada({ texto: 'Falta la firma' })
    await sinDejarRastro(portal, async () => {
      for (const idObservacion of [ids[0] ?? 0, 2_000_000_000]) {
        const pedido = pedidoDeRespuesta({ idObservacion, respuesta: 'a' })
        await esperarRechazo(portal, 'bruno', pedido, { status: 404, message: NO_ENCONTRADA })
      }
      await esperarRechazo(portal, 'lucia', pedidoDeRetiro(2_000_000_000), { status: 404, message: NO_ENCONTRADA })
      for (const id of [0, -1, 1.5, 'x', '', null, undefined]) {
        const message = 'Observación: el número no es válido'
        const retiro = { ...pedidoDeRetiro(1), payload: { idObservacion: id, observaciones: 'a' } }
        await esperarRechazo(portal, 'lucia', retiro, { message, path: 'idObservacion' })
      }
    })
  })

  it('la ya respondida o retirada', async () => {
    const { ids } = await carpetas.observada({ texto: 'Una' }, { texto: 'Otra' }, { texto: 'Y otra' })
    const [una = 0, otra = 0] = ids
    await portal.como('pablo', pedidoDeRespuesta({ idObservacion: una, respuesta: 'a' }))
    await portal.como('lucia', pedidoDeRetiro(otra))
    const rechazo = { status: 409, message: 'La observación ya fue respondida o retirada' }
    await sinDejarRastro(portal, async () => {
      for (const idObservacion of [una, otra]) {
        await esperarRechazo(portal, 'pablo', pedidoDeRespuesta({ idObservacion, respuesta: 'a' }), rechazo)
        await esperarRechazo(portal, 'lucia', pedidoDeRetiro(idObservacion), rechazo)
      }
    })
  })

  it('versiones: el formulario que no existe', async () => {
    for (const codigo of ['', '3', '12', '__proto__']) {
      const url = `/api/formulario/versiones?idCarpeta=1002&codigoFormulario=${codigo}`
      await esperarRechazo(portal, 'pablo', { url }, { message: 'Formulario: no existe', path: 'codigoFormulario' })
    }
  })
})
