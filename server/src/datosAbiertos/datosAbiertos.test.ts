import { gunzipSync } from 'node:zlib'
import { sumarMeses } from '@catastro/domain/estadisticas/periodo'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({ ajustes: { DATOS_ABIERTOS: 'si', DATOS_ABIERTOS_LICENCIA: 'ODbL' } })
})
const consultar = async (sql: string, valores: unknown[] = []) => (await portal.db.$client.query(sql, valores)).rows
const pedir = (ruta: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url: `/api/datosAbiertos${ruta}`, headers })
const filasDe = async () =>
  (await pedir('/permisos')).body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((renglon) => renglon.split(';'))

describe('los datos abiertos', () => {
  it('sin encender no hay nada, y se dice', async () => {
    const cerrado = await appDePrueba()
    for (const ruta of ['', '/manzanas', '/permisos']) {
      const respuesta = await cerrado.app.inject({ url: `/api/datosAbiertos${ruta}` })
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([
        404,
        'La ciudad no publica sus datos de catastro',
      ])
    }
  })

  it('el resumen dice la licencia, la versión de cada capa y desde cuándo, y los meses', async () => {
    const { licencia, capas, permisos } = (await pedir('')).json()
    expect([licencia, capas.map(({ capa }: { capa: string }) => capa)]).toEqual(['ODbL', ['manzanas', 'parcelas']])
    expect(permisos.hasta < hoy().slice(0, 7)).toBe(true)
    await consultar('update parcela set parcela = parcela where id_parcela = 1')
    const despues = (await pedir('')).json().capas
    expect(despues[0]).toEqual(capas[0])
    expect(despues[1].version).toBe(capas[1].version + 1)
    expect(despues[1].desde > capas[1].desde).toBe(true)
    expect((await pedir('/padrones')).statusCode).toBe(400)
  })

  it('todas las parcelas y manzanas, como GeoJSON, y de ninguna su titular', async () => {
    for (const [capa, propiedades] of [
      ['manzanas', ['seccion', 'manzana']],
      ['parcelas', ['seccion', 'manzana', 'parcela', 'padron']],
    ] as const) {
      const respuesta = await pedir(`/${capa}`)
      expect(respuesta.headers).toMatchObject({
        'content-type': 'application/geo+json',
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
      })
      const { features } = respuesta.json()
      const [{ n }] = await consultar(`select count(*)::int as n from ${capa.slice(0, -1)}`)
      expect([features.length, new Set(features.map(({ id }: { id: number }) => id)).size]).toEqual([n, n])
      expect(Object.keys(features[0].properties)).toEqual(propiedades)
      expect(features[0].geometry.type).toMatch(/Polygon$/)
    }
  })

  it('quien ya lo tiene no lo baja otra vez hasta que cambia; comprimido dice lo mismo', async () => {
    const primera = await pedir('/parcelas')
    const { etag } = primera.headers
    const igual = await pedir('/parcelas', { 'if-none-match': String(etag) })
    expect([igual.statusCode, igual.body]).toEqual([304, ''])
    const comprimida = await pedir('/parcelas', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(comprimida.rawPayload).toString()).toBe(primera.body)
    await consultar('update parcela set parcela = parcela where id_parcela = 1')
    expect((await pedir('/parcelas', { 'if-none-match': String(etag) })).statusCode).toBe(200)
    expect((await pedir('/permisos')).headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  })
})

describe('los permisos publicados', () => {
  const mes = sumarMeses(hoy().slice(0, 7), -2)
  /** A folder of demonstration's first approval, at noon of that day. */
  const aprobar = (idCarpeta: number, dia: string) =>
    consultar(
      `insert into tramite_historial (id_carpeta, estado_anterior, estado_nuevo, evento, id_persona, ocurrido_el)
       values ($1, 3, 7, 'MOVIMIENTO', 1, $2::timestamptz)`,
      [idCarpeta, `${dia}T12:00:00-03:00`],
    )

  it('se cuentan una vez, en el mes de su primera aprobación; de una manzana chica, con las demás', async () => {
    await consultar(
      'alter table tramite_historial disable trigger user; delete from tramite_historial where estado_nuevo = 7',
    )
    const carpetas = await consultar(
      `select c.id_carpeta as id, p.id_manzana as manzana, coalesce(e.encomiendatipo, u.uso) as tipo, m.seccion, m.manzana as numero
       from carpeta c join parcela p using (padron) join manzana m using (id_manzana)
       left join encomienda_tipo e using (id_encomienda_tipo) left join uso u using (id_uso)
       where c.borrada_el is null order by c.id_carpeta limit 1`,
    )
    const [{ id, manzana, tipo, seccion, numero }] = carpetas
    await aprobar(id, `${mes}-10`)
    await aprobar(id, `${sumarMeses(mes, 1)}-03`)
    const titulos = ['mes', 'seccion', 'manzana', 'tipo', 'cantidad']
    expect(await filasDe()).toEqual([titulos, [mes, seccion, numero, tipo, '1']])

    // Nine parcels are left on its block, and then ten.
    const suyas = await consultar(
      'select id_parcela as id from parcela where id_manzana = $1 order by (padron = (select padron from carpeta where id_carpeta = $2)) desc, id_parcela',
      [manzana, id],
    )
    const [{ id: otra }] = await consultar('select min(id_manzana) as id from manzana where id_manzana <> $1', [
      manzana,
    ])
    const mudar = (cuantas: number) =>
      consultar(
        'update parcela set id_manzana = case when id_parcela = any($1::int[]) then $2::int else $3::int end where id_parcela = any($4::int[])',
        [suyas.slice(0, cuantas).map((p) => p.id), manzana, otra, suyas.map((p) => p.id)],
      )
    expect(suyas.length).toBeGreaterThanOrEqual(10)
    await mudar(9)
    expect(await filasDe()).toEqual([titulos, [mes, '', '', tipo, '1']])
    await mudar(10)
    expect(await filasDe()).toEqual([titulos, [mes, seccion, numero, tipo, '1']])

    await consultar('update carpeta set borrada_el = now() where id_carpeta = $1', [id])
    expect(await filasDe()).toEqual([titulos])
  })
})
