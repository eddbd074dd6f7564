import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import type { EnCola } from '@catastro/domain/inicio/llamadas'
import { SE_ASIGNAN } from '@catastro/domain/seguimiento/reglas'
import { beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, pedidoDeRespuesta } from '../../pruebas/carpetasDePrueba.ts'

/** What home counts as answered, overdue or nobody's is what its list shows, and what the desk goes through. */

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeEach(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
  // Only what each case makes.
  await consultar('update carpeta set borrada_el = now()')
})

const consultar = (texto: string, valores: unknown[] = []) => portal.db.$client.query(texto, valores)
const conPlazo = (idCarpeta: number, dias: number) =>
  consultar(
    `update carpeta set vence = (now() at time zone 'America/Argentina/Tucuman')::date + $2::integer where id_carpeta = $1`,
    [idCarpeta, dias],
  )
const deDiego = (idCarpeta: number) =>
  consultar(
    'update carpeta set id_inspector = (select id_inspector from inspector where id_persona = 6) where id_carpeta = $1',
    [idCarpeta],
  )
async function contadas(quien: Demo, cola: EnCola['cola']) {
  const { colas } = (await portal.como(quien, { url: '/api/inicio/pendientes' })).json<{ colas: EnCola[] }>()
  const { cuantas, idCarpeta } = colas.find((c) => c.cola === cola) ?? { cuantas: 0, idCarpeta: null }
  return { cuantas, idCarpeta }
}
async function lista(quien: Demo, filtro: string) {
  const respuesta = await portal.como(quien, {
    url: `/api/documentacion/listarTodas?completas=1&porPagina=25&${filtro}`,
  })
  expect(respuesta.statusCode, respuesta.body).toBe(200)
  const { carpetas: filas, total } = respuesta.json<{ carpetas: CarpetaListItem[]; total: number }>()
  expect(total).toBe(filas.length)
  return filas.map(({ idCarpeta }) => idCarpeta)
}
async function siguiente(quien: Demo, desde: number, mas: object): Promise<number | null> {
  const payload = { orden: 'antiguas', hacia: 'siguiente', desde, ...mas }
  const respuesta = await portal.como(quien, { method: 'POST', url: '/api/documentacion/siguiente', payload })
  expect(respuesta.statusCode, respuesta.body).toBe(200)
  return respuesta.json().carpeta?.idCarpeta ?? null
}
async function respondida(): Promise<number> {
  const { idCarpeta, ids } = await carpetas.observada({ texto: 'Falta la firma' })
  await portal.como('pablo', pedidoDeRespuesta({ idObservacion: ids[0] ?? 0, respuesta: 'Va de nuevo' }))
  return idCarpeta
}
const recibir = (idCarpeta: number) => carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: `${idCarpeta}-A` })

it('respondidas: las que el solicitante respondió del todo y nadie movió desde entonces', async () => {
  const a = await respondida()
  await carpetas.completa()
  await carpetas.observada({ texto: 'Falta el sello' })
  const b = await respondida()
  const movida = await respondida()
  await recibir(movida)
  const borrada = await respondida()
  await consultar('update carpeta set borrada_el = now() where id_carpeta = $1', [borrada])
  expect(await contadas('lucia', 'RESPONDIDAS')).toEqual({ cuantas: 2, idCarpeta: a })
  expect(await lista('lucia', 'pendiente=respondidas&orden=antiguas')).toEqual([a, b])
  expect(await lista('lucia', 'pendiente=respondidas&orden=recientes')).toEqual([b, a])
  expect(await lista('lucia', 'pendiente=respondidas&estado=EN%20INSPECCION')).toEqual([])
  expect(await lista('lucia', `pendiente=respondidas&buscar=${b}`)).toEqual([b])

  expect(await siguiente('lucia', a, { pendiente: 'respondidas' })).toBe(b)
  expect(await siguiente('lucia', b, { pendiente: 'respondidas' })).toBeNull()
  // Attended, it is in the list no more, and the next one is still the one after it.
  await recibir(a)
  expect(await siguiente('lucia', a, { pendiente: 'respondidas' })).toBe(b)
  expect(await contadas('lucia', 'RESPONDIDAS')).toEqual({ cuantas: 1, idCarpeta: b })
})

it('vencidas: las que la ciudad tiene y cuyo último día pasó, la más atrasada primero', async () => {
  const [deAyer, deHoy, deAntes, recibida] = [
    await carpetas.completa(),
    await carpetas.completa(),
    await carpetas.completa(),
    await carpetas.completa(),
  ]
  await recibir(recibida)
  const { idCarpeta: observada } = await carpetas.observada({ texto: 'Falta la firma' })
  const incompleta = await carpetas.presentada()
  await conPlazo(deAyer, -1)
  await conPlazo(deHoy, 0)
  await conPlazo(deAntes, -9)
  await conPlazo(recibida, -3)
  // Its applicant's days, not the city's.
  await conPlazo(observada, -5)
  await conPlazo(incompleta, -5)
  expect(await contadas('lucia', 'VENCIDAS')).toEqual({ cuantas: 3, idCarpeta: deAntes })
  expect(await lista('lucia', 'pendiente=vencidas&orden=vencimiento')).toEqual([deAntes, recibida, deAyer])
  expect(await lista('lucia', 'pendiente=vencidas&orden=vencimiento&estado=PRESENTADO')).toEqual([deAntes, deAyer])
  expect(await lista('lucia', 'pendiente=vencidas&estado=OBSERVADO')).toEqual([])

  const cola = { pendiente: 'vencidas', orden: 'vencimiento' }
  const dia = async (idCarpeta: number): Promise<string> =>
    (await consultar('select vence::text from carpeta where id_carpeta = $1', [idCarpeta])).rows[0].vence
  const vencia = await dia(deAntes)
  await conPlazo(deAntes, 20)
  expect(await siguiente('lucia', deAntes, { ...cola, vencia })).toBe(recibida)
  expect(await siguiente('lucia', recibida, { ...cola, vencia: await dia(recibida) })).toBe(deAyer)
  expect(await siguiente('lucia', deAyer, { ...cola, vencia: await dia(deAyer) })).toBeNull()
})

it('sin asignar: las recibidas que nadie tiene, para quien asigna', async () => {
  const [primera, segunda, asignada] = [await carpetas.completa(), await carpetas.completa(), await carpetas.completa()]
  await carpetas.completa()
  for (const idCarpeta of [primera, segunda, asignada]) await recibir(idCarpeta)
  await deDiego(asignada)
  expect(await contadas('hector', 'SIN_ASIGNAR')).toEqual({ cuantas: 2, idCarpeta: primera })
  expect(await contadas('lucia', 'SIN_ASIGNAR')).toEqual({ cuantas: 0, idCarpeta: null })
  const deSuLista = `asignadas=nadie&estado=${encodeURIComponent(SE_ASIGNAN.join())}`
  expect(await lista('hector', `${deSuLista}&orden=antiguas`)).toEqual([primera, segunda])
  await deDiego(primera)
  expect(await contadas('hector', 'SIN_ASIGNAR')).toEqual({ cuantas: 1, idCarpeta: segunda })
})

it('quien solo inspecciona cuenta, ve y recorre las suyas', async () => {
  const suya = await respondida()
  const ajena = await respondida()
  await recibir(suya)
  await recibir(ajena)
  await consultar('update carpeta set respondida = true')
  await conPlazo(suya, -2)
  await conPlazo(ajena, -1)
  await deDiego(suya)
  expect(await contadas('diego', 'RESPONDIDAS')).toEqual({ cuantas: 1, idCarpeta: suya })
  expect(await lista('diego', 'pendiente=respondidas')).toEqual([suya])
  expect(await contadas('diego', 'VENCIDAS')).toEqual({ cuantas: 1, idCarpeta: suya })
  expect(await lista('diego', 'pendiente=vencidas&orden=vencimiento')).toEqual([suya])
  expect(await siguiente('diego', suya, { pendiente: 'respondidas' })).toBeNull()
  expect(await lista('lucia', 'pendiente=vencidas&orden=vencimiento')).toEqual([suya, ajena])
})

it('otra cosa se rechaza', async () => {
  const respuesta = await portal.como('lucia', { url: '/api/documentacion/listarTodas?pendiente=todas' })
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([400, 'Pendiente: debe ser respondidas o vencidas'])
})
