import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'

/** 1,005 complete folders of Pablo's received on the same day, beside the demo city's nine. */
const MUCHAS = 1005

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
  await portal.db.$client.query(
    `insert into carpeta (id_encomienda_tipo, id_profesional, id_propietario, id_persona, id_domicilio, estado, completa,
       padron, busqueda, fecha_alta)
     select 10, 1, 1, 2, 1, 3, true, '100001', 'MUCHAS ' || n, now() - interval '1 year' - n * interval '1 minute'
     from generate_series(1, ${MUCHAS}) n`,
  )
})

const pedir = async (direccion: string) =>
  (await portal.como('lucia', { url: `/api/documentacion/${direccion}` })).json()

describe('con más de mil', () => {
  it.each(['listarTodas?estado=EN INSPECCION', 'listarTodas?buscar=muchas', 'listar', 'listarTodas?completas=1'])(
    '%s: 1.000, y dice que son más',
    async (direccion) => {
      const url = `/api/documentacion/${encodeURI(direccion)}${direccion.includes('?') ? '&' : '?'}pagina=40&porPagina=25`
      const lista = (await portal.como(direccion === 'listar' ? 'pablo' : 'lucia', { url })).json()
      expect([lista.carpetas.length, lista.total, lista.totalEsMinimo]).toEqual([25, 1000, true])
    },
  )

  it('con mil justas el total es exacto', async () => {
    await portal.db.$client.query(
      `update carpeta set estado = 7 where id_carpeta in (
         select id_carpeta from carpeta where busqueda like 'MUCHAS%' order by id_carpeta limit 1000)`,
    )
    const lista = await pedir('listarTodas?estado=APROBADO&pagina=40&porPagina=25')
    expect([lista.carpetas.length, lista.total, lista.totalEsMinimo]).toEqual([25, 1000, undefined])
    await portal.db.$client.query(
      `update carpeta set estado = 7 where id_carpeta = (select max(id_carpeta) from carpeta where busqueda like 'MUCHAS%')`,
    )
    expect(await pedir('listarTodas?estado=APROBADO')).toMatchObject({ total: 1000, totalEsMinimo: true })
  })

  it('las páginas, una tras otra, son la lista sin huecos ni repetidas', async () => {
    const vistas: number[] = []
    for (let pagina = 1; pagina <= 40; pagina++) {
      const { carpetas } = await pedir(`listarTodas?pagina=${pagina}&porPagina=25`)
      vistas.push(...carpetas.map((c: { idCarpeta: number }) => c.idCarpeta))
    }
    expect(new Set(vistas).size).toBe(1000)
    const { rows } = await portal.db.$client.query(
      'select id_carpeta from carpeta order by fecha_alta desc, id_carpeta desc limit 1000',
    )
    expect(vistas).toEqual(rows.map(({ id_carpeta }) => id_carpeta))
  })

  it('la lista entera, escrita a medida que se lee, es JSON y trae lo mismo que las páginas', async () => {
    const respuesta = await portal.como('lucia', { url: '/api/documentacion/listarTodas' })
    expect(respuesta.headers['content-type']).toBe('application/json; charset=utf-8')
    const { carpetas, error } = respuesta.json()
    expect([carpetas.length, error]).toEqual([MUCHAS + 9, false])
    expect(new Set(carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)).size).toBe(MUCHAS + 9)
    const porNumero = new Map(carpetas.map((c: { idCarpeta: number }) => [c.idCarpeta, c]))
    // How many of its requirements are answered, and what it is asked to pay, are looked up for the few of a page.
    for (const { requisitos: _, seLePide: __, ...carpeta } of (await pedir('listarTodas?porPagina=25')).carpetas) {
      expect(porNumero.get(carpeta.idCarpeta)).toEqual(carpeta)
    }
  })

  larga('varias listas enteras a la vez llegan todas', async () => {
    const largos = await Promise.all(
      Array.from({ length: 6 }, async () => (await pedir('listarTodas')).carpetas.length),
    )
    expect(largos).toEqual(Array(6).fill(MUCHAS + 9))
  })

  it('una borrada no está en ninguna parte', async () => {
    await portal.db.$client.query(
      'update carpeta set borrada_el = now(), borrada_por = 1 where id_carpeta in (1002, 1007)',
    )
    const listas: readonly ['pablo' | 'lucia' | 'clara', string][] = [
      ['lucia', 'listarTodas'],
      ['lucia', 'listarTodas?estado=PRESENTADO&porPagina=25'],
      ['lucia', 'listarTodas?buscar=1002'],
      ['lucia', 'listarTodas?buscar=1007'],
      ['lucia', 'listarTodas?buscar=nieva'],
      ['pablo', 'listar'],
      ['pablo', 'listar?buscar=cisneros'],
      ['clara', 'listarCarpetasVeredas'],
      ['clara', 'listarCarpetasVeredas?buscar=100001'],
    ]
    for (const [quien, direccion] of listas) {
      const { carpetas } = (await portal.como(quien, { url: `/api/documentacion/${direccion}` })).json()
      const numeros = carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)
      expect(numeros.filter((n: number) => n === 1002 || n === 1007)).toEqual([])
    }
  })
})
