import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeMovimiento, pedidoDeObservar } from '../../pruebas/carpetasDePrueba.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const pedir = async (quien: Demo, url: string, payload?: object, method: 'POST' | 'PUT' = 'POST') => {
  const respuesta = await portal.como(quien, { url: `/api${url}`, ...(payload && { method, payload }) })
  return { estado: respuesta.statusCode, ...respuesta.json() }
}
const COLA = { estado: 'PRESENTADO', orden: 'antiguas', hacia: 'siguiente' }
const siguiente = async (quien: Demo, desde: number, cola: object = {}): Promise<number | null> => {
  const { estado, carpeta } = await pedir(quien, '/documentacion/siguiente', { ...COLA, ...cola, desde })
  expect(estado).toBe(200)
  return carpeta?.idCarpeta ?? null
}
const tomar = async (quien: Demo, idCarpeta: number): Promise<string | null> =>
  (await pedir(quien, '/documentacion/tomar', { idCarpeta })).laTiene
/** Only these folders are complete and filed, in this order. */
async function enLaMesa(cuantas: number): Promise<number[]> {
  await portal.db.$client.query('delete from carpeta_tomada')
  await portal.db.$client.query('update carpeta set completa = false where estado = 1')
  const ids: number[] = []
  for (let n = 0; n < cuantas; n += 1) ids.push(await carpetas.completa())
  return ids
}
const vence = (idCarpeta: number | undefined, dia: string | null) =>
  portal.db.$client.query('update carpeta set vence = $2 where id_carpeta = $1', [idCarpeta, dia])

it('el lugar de una carpeta en su lista es el del recorrido, y la que se fue no tiene', async () => {
  const [a = 0, b = 0, c = 0] = await enLaMesa(3)
  const lugar = async (quien: Demo, idCarpeta: number, cola = 'estado=PRESENTADO&orden=antiguas') => {
    const { lugar, total } = await pedir(quien, `/documentacion/lugarEnCola?idCarpeta=${idCarpeta}&${cola}`)
    return [lugar, total]
  }
  expect([await lugar('lucia', a), await lugar('lucia', b), await lugar('lucia', c)]).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  expect(await lugar('lucia', a, 'estado=PRESENTADO&orden=recientes')).toEqual([3, 3])
  expect(await lugar('lucia', a, `estado=PRESENTADO&orden=antiguas&buscar=${c}`)).toEqual([null, 1])
  await vence(c, '2026-01-02')
  expect(await lugar('lucia', c, 'estado=PRESENTADO&orden=vencimiento')).toEqual([1, 3])
  // Of whoever only inspects, their own.
  expect(await lugar('diego', a)).toEqual([null, 0])
  await carpetas.mover('lucia', a, { idEstado: 2, expediente: '1-A' })
  expect([await lugar('lucia', a), await lugar('lucia', b)]).toEqual([
    [null, 2],
    [1, 2],
  ])
})

describe('la carpeta que sigue', () => {
  it('en el orden de la lista, hacia los dos lados, hasta la última', async () => {
    const [a = 0, b = 0, c = 0] = await enLaMesa(3)
    expect(await siguiente('lucia', a)).toBe(b)
    expect(await siguiente('lucia', b)).toBe(c)
    expect(await siguiente('lucia', c)).toBeNull()
    expect(await siguiente('lucia', c, { hacia: 'anterior' })).toBe(b)
    expect(await siguiente('lucia', c, { orden: 'recientes' })).toBe(b)
    expect(await siguiente('lucia', a, { orden: 'recientes' })).toBeNull()
    expect(await siguiente('lucia', a, { buscar: String(c) })).toBe(c)
    expect(await siguiente('lucia', a, { buscar: 'zzzz' })).toBeNull()
  })

  it('desde una que ya no está en la lista, sigue por donde iba', async () => {
    const [a = 0, b = 0] = await enLaMesa(2)
    await carpetas.mover('lucia', a, { idEstado: 2, expediente: '1-A' })
    expect(await siguiente('lucia', a)).toBe(b)
  })

  it('por vencimiento: las que no vencen, al final; y desde donde se la vio', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await enLaMesa(4)
    await vence(b, '2026-01-02')
    await vence(a, '2026-01-05')
    await vence(c, null)
    await vence(d, null)
    const cola = { orden: 'vencimiento' }
    expect(await siguiente('lucia', b, { ...cola, vencia: '2026-01-02' })).toBe(a)
    expect(await siguiente('lucia', a, { ...cola, vencia: '2026-01-05' })).toBe(c)
    expect(await siguiente('lucia', c, { ...cola, vencia: null })).toBe(d)
    expect(await siguiente('lucia', d, { ...cola, vencia: null })).toBeNull()
    expect(await siguiente('lucia', d, { ...cola, vencia: null, hacia: 'anterior' })).toBe(c)
    expect(await siguiente('lucia', c, { ...cola, vencia: null, hacia: 'anterior' })).toBe(a)
    expect(await siguiente('lucia', b, { ...cola, vencia: '2026-01-02', hacia: 'anterior' })).toBeNull()
    // It was attended, and falls due another day: the next one is still the one after where it was.
    await vence(b, '2026-03-01')
    expect(await siguiente('lucia', b, { ...cola, vencia: '2026-01-02' })).toBe(a)
  })

  it('la que otra persona tiene abierta se saltea, hasta que cambia o pasan 15 minutos', async () => {
    const [a = 0, b = 0, c = 0] = await enLaMesa(3)
    expect(await tomar('ana', b)).toBeNull()
    expect(await tomar('lucia', b)).toBe('Ana Romano')
    expect(await siguiente('lucia', a)).toBe(c)
    expect(await siguiente('ana', a)).toBe(b)
    await portal.db.$client.query(
      `update carpeta_tomada set tomada_el = now() - interval '15 minutes' where id_carpeta = $1`,
      [b],
    )
    expect(await siguiente('lucia', a)).toBe(b)
    expect(await tomar('ana', b)).toBe('Lucía Juárez')
    await portal.db.$client.query('update carpeta set version = version + 1 where id_carpeta = $1', [b])
    expect(await tomar('ana', b)).toBeNull()
  })

  it('dos que piden a la vez reciben carpetas distintas, y quien pasa a otra suelta la que tenía', async () => {
    for (let ronda = 0; ronda < 4; ronda += 1) {
      const [a = 0, b = 0, c = 0] = await enLaMesa(3)
      const dadas = await Promise.all([siguiente('lucia', a), siguiente('ana', a)])
      expect(dadas.toSorted()).toEqual([b, c])
      const [deLucia] = dadas
      expect(await siguiente('lucia', deLucia ?? 0, { buscar: 'zzzz' })).toBeNull()
      expect(await tomar('ana', deLucia ?? 0)).toBeNull()
    }
  })

  it('la propia se saltea (A-163), y quien solo inspecciona no recibe las de otro (A-164)', async () => {
    const [a = 0, b = 0, c = 0] = await enLaMesa(3)
    await portal.db.$client.query(
      `update carpeta set id_persona = (select id_persona from persona where documento_persona = '27285556665') where id_carpeta = $1`,
      [b],
    )
    expect(await siguiente('lucia', a)).toBe(c)
    expect(await siguiente('diego', a)).toBeNull()
  })

  it.each([
    [{ hacia: 'arriba' }, 'Hacia: debe ser siguiente o anterior'],
    [{ orden: 'azar' }, 'Orden: debe ser recientes, antiguas o vencimiento'],
    [{ vencia: '2026-02-30' }, 'Vencimiento: no es una fecha válida'],
    [{ buscar: 'ab' }, 'Buscar: escriba un número o al menos 3 letras'],
    [{ estado: 'OTRO' }, 'Estado: no existe'],
  ])('%j se rechaza', async (mal, message) => {
    expect(await pedir('lucia', '/documentacion/siguiente', { ...COLA, desde: 1001, ...mal })).toMatchObject({
      estado: 400,
      message,
    })
  })
})

it('cada persona encuentra la lista como la dejó', async () => {
  const vista = { buscar: 'MUÑECAS', estado: 'OBSERVADO', orden: 'vencimiento' }
  const url = '/documentacion/vistaDeLista/tramite'
  expect(await pedir('lucia', url)).toMatchObject({ vista: null })
  await pedir('lucia', url, { ...vista, buscar: 'otra' }, 'PUT')
  expect(await pedir('lucia', url, vista, 'PUT')).toMatchObject({ estado: 200, ok: true })
  expect(await pedir('lucia', url)).toMatchObject({ vista })
  expect(await pedir('ana', url)).toMatchObject({ vista: null })
  expect(await pedir('lucia', '/documentacion/vistaDeLista/mesa')).toMatchObject({ vista: null })
  expect(await pedir('lucia', '/documentacion/vistaDeLista/nada')).toMatchObject({ estado: 400 })
})

describe('el lugar de una observación', () => {
  const MARCA = { pagina: 2, x: 105.25, y: 700, caja: [0, 0, 595.28, 841.89], giro: 90 }
  const conArchivo = async (nombre = 'plano.pdf', contenido?: Uint8Array) => {
    const idCarpeta = await carpetas.completa()
    await carpetas.subir('pablo', idCarpeta, [documento(nombre, contenido)])
    const { archivos } = await pedir('lucia', `/documentacion/archivos?idCarpeta=${idCarpeta}`)
    return { idCarpeta, idArchivo: archivos.at(-1).idArchivo as number }
  }

  it('queda en la observación tal como se marcó, y lo ve quien presentó la carpeta', async () => {
    const { idCarpeta, idArchivo } = await conArchivo()
    const pedido = pedidoDeObservar(idCarpeta, [
      { texto: 'Falta la cota', idArchivo, marca: MARCA },
      { texto: 'Falta la firma', idArchivo },
    ])
    expect((await portal.como('lucia', pedido)).json()).toMatchObject({ ok: true, avisado: { nombre: 'Pablo Medina' } })
    const { observaciones } = await pedir('pablo', `/documentacion/observaciones/${idCarpeta}`)
    expect(observaciones.map((o: { marca: object }) => o.marca)).toEqual([MARCA, null])
  })

  it.each([
    ['fuera de la página', { ...MARCA, x: 595.3 }, 'Lugar: está fuera de la página'],
    ['página 0', { ...MARCA, pagina: 0 }, 'Página: debe ser 1 o más'],
    ['página sin tamaño', { ...MARCA, caja: [0, 0, 0, 841.89] }, 'Página: la página no tiene tamaño'],
    ['girada un poco', { ...MARCA, giro: 45 }, 'Página: debe estar girada 0, 90, 180 o 270 grados'],
    ['caja de tres', { ...MARCA, caja: [0, 0, 10] }, undefined],
    ['un texto', 'aquí', undefined],
  ])('%s: 400', async (_, marca, message) => {
    const { idCarpeta, idArchivo } = await conArchivo()
    const respuesta = await portal.como(
      'lucia',
      pedidoDeObservar(idCarpeta, [{ texto: 'x', idArchivo, marca: marca as object }]),
    )
    expect(respuesta.statusCode).toBe(400)
    if (message) expect(respuesta.json().message).toBe(message)
  })

  it('sin archivo, o en uno que no es un PDF: 400', async () => {
    const { idCarpeta } = await conArchivo()
    const sinArchivo = await portal.como('lucia', pedidoDeObservar(idCarpeta, [{ texto: 'x', marca: MARCA }]))
    expect([sinArchivo.statusCode, sinArchivo.json().message]).toEqual([
      400,
      'Lugar: solo se puede marcar un lugar de un archivo PDF',
    ])
  })
})

it('lo que se estaba escribiendo de una carpeta termina al moverla, o al observarla', async () => {
  const url = (idCarpeta: number) => `/borradores/atender-${idCarpeta}`
  const escrita = async () => {
    const idCarpeta = await carpetas.completa()
    expect(
      await pedir('lucia', url(idCarpeta), { datos: { observaciones: 'Falta' }, version: 0 }, 'PUT'),
    ).toMatchObject({
      estado: 200,
    })
    return idCarpeta
  }
  const movida = await escrita()
  await portal.como('lucia', pedidoDeMovimiento(movida, { idEstado: 2, expediente: '1-A' }))
  expect(await pedir('lucia', url(movida))).toMatchObject({ datos: null })
  const observada = await escrita()
  await portal.como('hector', pedidoDeObservar(observada, [{ texto: 'Falta' }]))
  expect(await pedir('lucia', url(observada))).toMatchObject({ datos: { observaciones: 'Falta' } })
  await portal.como('lucia', pedidoDeObservar(observada, [{ texto: 'Falta otra' }]))
  expect(await pedir('lucia', url(observada))).toMatchObject({ datos: null })
})
