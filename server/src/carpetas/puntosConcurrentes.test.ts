import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeObservar, pedidoDeRespuesta } from '../../pruebas/carpetasDePrueba.ts'
import { visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'

/** Points that were being written while somebody else did something else with the folder. */

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const OTRO_LA_CAMBIO =
  'Otra persona cambió esta carpeta mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora'
const MARCA = { pagina: 2, x: 100, y: 700, caja: [0, 0, 595, 842], giro: 0 }

const planoDe = async (idCarpeta: number, nombre = 'plano.pdf'): Promise<number> => {
  const { archivos } = (await portal.como('ana', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })).json()
  return archivos.find((archivo: { nombre: string }) => archivo.nombre === nombre).idArchivo
}
const pedido = (idCarpeta: number, idArchivo: number, textos: readonly string[], version: number) =>
  pedidoDeObservar(
    idCarpeta,
    textos.map((texto) => ({ texto, idArchivo, marca: MARCA })),
    { version },
  )
const borrador = (idCarpeta: number) => `/api/borradores/atender-${idCarpeta}`
const escribir = (quien: Demo, idCarpeta: number) =>
  portal.como(quien, {
    method: 'PUT',
    url: borrador(idCarpeta),
    payload: { datos: { estado: 'OBSERVADO', puntos: [{ id: 1, sobre: 'archivo 1', texto: 'Falta' }] }, version: 0 },
  })
const escrito = async (quien: Demo, idCarpeta: number) =>
  (await portal.como(quien, { url: borrador(idCarpeta) })).json().datos
const textos = async (idCarpeta: number): Promise<string[]> =>
  (await portal.como('ana', { url: `/api/documentacion/observaciones/${idCarpeta}` }))
    .json()
    .observaciones.map(({ texto }: { texto: string }) => texto)

it('FINALIZAR a la vez desde dos pestañas: los puntos quedan una sola vez', async () => {
  for (let ronda = 0; ronda < 6; ronda += 1) {
    const idCarpeta = await carpetas.completa()
    const idArchivo = await planoDe(idCarpeta)
    const { version } = await carpetas.fila(idCarpeta)
    const respuestas = await Promise.all(
      [1, 2].map(() =>
        portal.como('lucia', pedido(idCarpeta, idArchivo, ['Falta la cota', 'Falta la puerta'], version)),
      ),
    )
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(respuestas.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(OTRO_LA_CAMBIO)
    expect(await textos(idCarpeta)).toEqual(['Falta la cota', 'Falta la puerta'])
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO', version: version + 1 })
  }
})

it('dos personas: la segunda lo sabe, conserva lo suyo, y puede agregarlo', async () => {
  const idCarpeta = await carpetas.completa()
  const idArchivo = await planoDe(idCarpeta)
  const { version } = await carpetas.fila(idCarpeta)
  await escribir('lucia', idCarpeta)
  expect((await portal.como('ana', pedido(idCarpeta, idArchivo, ['De Ana'], version))).statusCode).toBe(200)
  expect((await portal.como('lucia', pedido(idCarpeta, idArchivo, ['De Lucía'], version))).statusCode).toBe(409)
  expect(await escrito('lucia', idCarpeta)).toMatchObject({ puntos: [{ texto: 'Falta' }] })
  expect((await portal.como('lucia', pedido(idCarpeta, idArchivo, ['De Lucía'], version + 1))).statusCode).toBe(200)
  expect(await textos(idCarpeta)).toEqual(['De Ana', 'De Lucía'])
  expect(await escrito('lucia', idCarpeta)).toBeNull()
})

it('lo observado se corrigió mientras tanto: se dice antes, y después vale sobre el archivo que era', async () => {
  const idCarpeta = await carpetas.completa()
  const idArchivo = await planoDe(idCarpeta)
  const { version } = await carpetas.fila(idCarpeta)
  await portal.como('lucia', pedido(idCarpeta, idArchivo, ['Falta la cota'], version))
  const [primera] = await carpetas.observacionesDe(idCarpeta)
  const campos = { idObservacion: primera?.idObservacion ?? 0 }
  const corregido = await portal.como('pablo', pedidoDeRespuesta(campos, [documento('corregido.pdf')]))
  expect(corregido.statusCode).toBe(200)
  expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO', version: version + 2 })
  expect((await portal.como('lucia', pedido(idCarpeta, idArchivo, ['Y la puerta'], version + 1))).statusCode).toBe(409)
  expect(await carpetas.observacionesDe(idCarpeta)).toHaveLength(1)
  expect((await portal.como('lucia', pedido(idCarpeta, idArchivo, ['Y la puerta'], version + 2))).statusCode).toBe(200)
  expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
    { situacion: 'RESPONDIDA', idArchivo },
    { situacion: 'PENDIENTE', idArchivo, marca: MARCA },
  ])
})

it('la carpeta pasa a otro inspector, o se la borra: nada se observa, y lo escrito queda', async () => {
  const visitas = visitasDePrueba(portal)
  const idCarpeta = await visitas.asignada()
  const idArchivo = await planoDe(idCarpeta)
  const { version } = await carpetas.fila(idCarpeta)
  await escribir('diego', idCarpeta)
  await visitas.asignar(idCarpeta, null)
  const ajena = await portal.como('diego', pedido(idCarpeta, idArchivo, ['Falta la cota'], version))
  expect(ajena.statusCode).toBe(403)
  expect(await textos(idCarpeta)).toEqual([])
  expect(await escrito('diego', idCarpeta)).toMatchObject({ puntos: [{ texto: 'Falta' }] })

  const borrada = await carpetas.completa()
  const suyo = await planoDe(borrada)
  const antes = await carpetas.fila(borrada)
  await portal.como('ana', { method: 'DELETE', url: '/api/documentacion', payload: { id: borrada } })
  const ninguna = await portal.como('lucia', pedido(borrada, suyo, ['Falta la cota'], antes.version))
  expect(ninguna.statusCode).toBe(404)
})

it('el antivirus apartó el archivo marcado: no se abre, la observación sigue, y el legajo sale igual', async () => {
  const idCarpeta = await carpetas.completa()
  const idArchivo = await planoDe(idCarpeta)
  await portal.como('lucia', pedido(idCarpeta, idArchivo, ['Falta la cota'], 1))
  await portal.db.$client.query(
    `insert into revision_de_archivo (ruta, estado, hallazgo, nombre) select ruta, 'INFECTADO', 'Eicar', nombre_original
     from archivo where id_archivo = $1 on conflict (ruta) do update set estado = 'INFECTADO', hallazgo = 'Eicar'`,
    [idArchivo],
  )
  for (const quien of ['lucia', 'pablo'] as const) {
    const abierto = await portal.como(quien, { url: `/api/documentacion/archivo/${idArchivo}` })
    expect([abierto.statusCode, abierto.json().message]).toEqual([
      409,
      'El antivirus encontró algo en este archivo y nadie lo puede abrir. Envíe otro en su lugar',
    ])
  }
  const { observaciones } = (
    await portal.como('pablo', { url: `/api/documentacion/observaciones/${idCarpeta}` })
  ).json()
  expect(observaciones).toMatchObject([{ texto: 'Falta la cota', archivo: 'plano.pdf', marca: MARCA }])
  await portal.como('pablo', { method: 'POST', url: '/api/documentacion/legajo', payload: { idCarpeta } })
  await portal.trabajar('hacer-legajos')
  const legajo = await portal.como('pablo', { url: `/api/documentacion/legajo/${idCarpeta}/pdf` })
  expect([legajo.statusCode, legajo.headers['content-type']]).toEqual([200, 'application/pdf'])
})
