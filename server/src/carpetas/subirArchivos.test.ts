import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeFormulario1, pedidoDeSubida } from '../../pruebas/carpetasDePrueba.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const clasesDe = async (idCarpeta: number): Promise<string[]> =>
  (await portal.como('lucia', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` }))
    .json()
    .archivos.map((a: { clase: string }) => a.clase)
const eventosDe = async (idCarpeta: number): Promise<string[]> =>
  (await portal.como('lucia', { url: `/api/documentacion/seguimiento/${idCarpeta}` }))
    .json()
    .seguimiento.map((p: { evento: string }) => p.evento)

describe('cuándo está completa', () => {
  it('con el croquis, sus formularios y un documento, en cualquier orden', async () => {
    const una = await carpetas.presentada()
    expect((await carpetas.fila(una)).completa).toBe(false)
    await portal.como('pablo', pedidoDeFormulario1(una))
    expect((await carpetas.fila(una)).completa).toBe(false)
    await carpetas.subir('pablo', una)
    expect((await carpetas.fila(una)).completa).toBe(true)

    const otra = await carpetas.presentada()
    await carpetas.subir('lucia', otra)
    expect((await carpetas.fila(otra)).completa).toBe(false)
    await portal.como('lucia', pedidoDeFormulario1(otra))
    expect((await carpetas.fila(otra)).completa).toBe(true)
  })

  it('no mientras falte uno de varios formularios', async () => {
    const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 9 })
    await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
    await carpetas.subir('pablo', idCarpeta)
    expect((await carpetas.fila(idCarpeta)).completa).toBe(false)
  })
})

it('lo que se sube otra vez porque se perdió la respuesta es lo mismo, aunque diga otra hora', async () => {
  const idCarpeta = await carpetas.presentada()
  const subir = (fecha: string) => {
    const pedido = pedidoDeSubida({ idCarpeta, fecha })
    return portal.como('pablo', { ...pedido, headers: { ...pedido.headers, 'idempotency-key': 'subida-repetida' } })
  }
  const [una, otra] = [await subir('2026-11-28T10:00:00.000Z'), await subir('2026-11-28T10:00:09.000Z')]
  expect([una.statusCode, otra.statusCode, otra.json()]).toEqual([200, 200, una.json()])
  expect(await clasesDe(idCarpeta)).toEqual(['CROQUIS', 'DOCUMENTO'])
})

describe('de qué clase es lo que se sube', () => {
  it('documento, y comprobante mientras se espera un pago, lo suba quien lo suba', async () => {
    const idCarpeta = await carpetas.completa()
    expect(await clasesDe(idCarpeta)).toEqual(['CROQUIS', 'DOCUMENTO'])
    await carpetas.mover('lucia', idCarpeta, { idEstado: 5 })
    await carpetas.subir('pablo', idCarpeta)
    await carpetas.subir('lucia', idCarpeta)
    expect(await clasesDe(idCarpeta)).toEqual(['CROQUIS', 'DOCUMENTO', 'COMPROBANTE', 'COMPROBANTE'])
    await portal.como('pablo', {
      method: 'PUT',
      url: '/api/formulario/actualizarTramite-Pagado',
      payload: { idCarpeta },
    })
    await carpetas.subir('pablo', idCarpeta)
    expect((await clasesDe(idCarpeta)).at(-1)).toBe('DOCUMENTO')
  })
})

describe('la respuesta a una observación', () => {
  const observada = async (desde: 'PRESENTADO' | 'EN INSPECCION') => {
    const idCarpeta = await carpetas.completa()
    if (desde === 'EN INSPECCION') {
      await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: 'E-1' })
      await carpetas.mover('hector', idCarpeta, { idEstado: 3 })
    }
    await carpetas.mover('hector', idCarpeta, { idEstado: 4, observaciones: 'Falta el plano' })
    return idCarpeta
  }

  it.each(['PRESENTADO', 'EN INSPECCION'] as const)('del solicitante: la carpeta vuelve a %s', async (desde) => {
    const idCarpeta = await observada(desde)
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO', previo: desde })
    await carpetas.subir('pablo', idCarpeta)
    expect(await carpetas.fila(idCarpeta)).toMatchObject({
      estado: desde,
      previo: null,
      observacion: 'Falta el plano',
    })
    expect((await eventosDe(idCarpeta)).at(-1)).toBe('RESPUESTA A OBSERVACION')
  })

  it('del personal no la contesta', async () => {
    const idCarpeta = await observada('PRESENTADO')
    await carpetas.subir('lucia', idCarpeta)
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO', previo: 'PRESENTADO' })
  })
})

describe('una carpeta cerrada', () => {
  it.each<[Demo]>([['pablo'], ['lucia'], ['ana']])('no admite más archivos, ni de %s', async (quien) => {
    const respuesta = await portal.como(quien, pedidoDeSubida({ idCarpeta: 1006 }, [documento()]))
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      409,
      { ok: false, message: 'La carpeta está cerrada: ya no admite cambios' },
    ])
  })
  it('ni formularios', async () => {
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 8, observaciones: 'No corresponde' })
    const respuesta = await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      409,
      'La carpeta está cerrada: ya no admite cambios',
    ])
  })
})

it('la fecha de un archivo la pone el servidor', async () => {
  const idCarpeta = await carpetas.presentada()
  const antes = Date.now()
  await portal.como('pablo', pedidoDeSubida({ idCarpeta, fecha: '1999-01-01' }))
  const { archivos } = (
    await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })
  ).json()
  const fecha = Date.parse(archivos[1].fecha)
  expect([antes <= fecha, fecha <= Date.now()]).toEqual([true, true])
})

it('un formulario que la carpeta no lleva: 409', async () => {
  const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 3, idFormularioTipo: 2 })
  const respuesta = await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([409, 'La carpeta no lleva este formulario'])
})

it('el formulario 1 ya enviado: 409, y queda el primero', async () => {
  const idCarpeta = await carpetas.presentada()
  const consultar = { url: `/api/formulario/consultarFormulario1?idCarpeta=${idCarpeta}` }
  expect((await portal.como('pablo', consultar)).json()).toEqual([])
  await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
  const otra = await portal.como('lucia', pedidoDeFormulario1(idCarpeta, { usoexistente: 'Otro' }))
  expect([otra.statusCode, otra.json().message]).toEqual([409, 'El formulario de esta carpeta ya fue enviado'])
  expect((await portal.como('pablo', consultar)).json()).toMatchObject([
    { usoexistente: 'Vivienda', hormigonarmado: 1, asfalto: 0, cantidadluminarias: 2, autor: 'Medina Pablo' },
  ])
})
