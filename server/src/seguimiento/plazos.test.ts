import { sumarDias } from '@catastro/domain/plazos/calendario'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})
beforeEach(async () => {
  await portal.db.$client.query('delete from plazo')
  await portal.db.$client.query('delete from no_laborable')
  await portal.db.$client.query('delete from recalculo')
})

const ejecutar = (texto: string, valores: unknown[] = []) => portal.db.$client.query(texto, valores)
async function pedir(method: 'POST' | 'PUT', url: string, payload: object, quien: Demo = 'ana') {
  const respuesta = await portal.como(quien, { method, url: `/api${url}`, payload })
  return [respuesta.statusCode, respuesta.json().message]
}
const plazo = (situacion: string, dias: number, habiles: 0 | 1 = 0, resto: object = {}) =>
  pedir('POST', '/plazos/guardar', { situacion, dias, habiles, alVencer: 'NADA', ...resto })
const recalcular = () => portal.trabajar('recalcular-vencimientos')
const vence = async (idCarpeta: number) =>
  (await portal.como('pablo', { url: `/api/documentacion/carpeta/${idCarpeta}` })).json().carpeta.vence
const relojes = async (idCarpeta: number) =>
  (await portal.como('pablo', { url: `/api/documentacion/relojes/${idCarpeta}` })).json()
const notas = async (idCarpeta: number, evento: string) =>
  (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${idCarpeta}` }))
    .json()
    .seguimiento.flatMap((paso: { notas: { evento: string; texto: string }[] }) => paso.notas)
    .filter((nota: { evento: string }) => nota.evento === evento)
    .map(({ texto }: { texto: string }) => texto)
/** Moves a folder's whole history, so that its last line is of this day. */
const desde = async (idCarpeta: number, dia: string) => {
  await ejecutar('alter table tramite_historial disable trigger solo_agregar')
  await ejecutar(
    `update tramite_historial h set ocurrido_el = h.ocurrido_el + ($2::date - u.dia) * interval '1 day'
     from (select max((ocurrido_el at time zone 'America/Argentina/Tucuman')::date) as dia from tramite_historial
       where id_carpeta = $1) u where h.id_carpeta = $1`,
    [idCarpeta, dia],
  )
  await ejecutar('alter table tramite_historial enable trigger solo_agregar')
  await ejecutar(`update carpeta set fecha_alta = $2::date - 30 where id_carpeta = $1`, [idCarpeta, dia])
}
const enDias = (dias: number) => sumarDias(hoy(), dias)

describe('el vencimiento de cada movimiento', () => {
  it('el de quien la completa, el de la mesa al completarse, y el de cada estado; cerrada, ninguno', async () => {
    await plazo('INCOMPLETA', 60)
    await plazo('PRESENTADO', 5)
    await plazo('RECIBIDO MESA ENTRADAS', 10)
    const idCarpeta = await carpetas.presentada()
    expect(await vence(idCarpeta)).toBe(enDias(60))
    const completa = await carpetas.completa()
    expect(await vence(completa)).toBe(enDias(5))
    expect(await notas(completa, 'COMPLETADA')).toEqual([null])
    await carpetas.mover('lucia', completa, { idEstado: 2, expediente: '1-A' })
    expect(await vence(completa)).toBe(enDias(10))
    await carpetas.mover('lucia', completa, { idEstado: 3 })
    expect(await vence(completa)).toBeNull()
    await carpetas.mover('lucia', completa, { idEstado: 8, observaciones: 'No corresponde' })
    expect(await relojes(completa)).toMatchObject({ actual: null })
  })

  it('el de su tipo va antes que el de todos; deshabilitado, vale el de todos', async () => {
    await plazo('PRESENTADO', 5)
    await plazo('PRESENTADO', 8, 0, { idEncomiendaTipo: 10 })
    await plazo('PRESENTADO', 99, 0, { idEncomiendaTipo: 1 })
    expect(await vence(await carpetas.completa())).toBe(enDias(8))
    await plazo('PRESENTADO', 8, 0, { idEncomiendaTipo: 10, estado: 0 })
    expect(await vence(await carpetas.completa())).toBe(enDias(5))
  })

  it('las vencidas van primero; las que no vencen, al final', async () => {
    await ejecutar('update carpeta set vence = null')
    const ids = [await carpetas.completa(), await carpetas.completa(), await carpetas.completa()]
    await ejecutar('update carpeta set vence = current_date + 3 where id_carpeta = $1', [ids[0]])
    await ejecutar('update carpeta set vence = current_date - 3 where id_carpeta = $1', [ids[2]])
    const lista = async (orden: string) =>
      (
        await portal.como('lucia', {
          url: `/api/documentacion/listarTodas?estado=PRESENTADO&completas=1&porPagina=25&orden=${orden}`,
        })
      )
        .json()
        .carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)
    expect((await lista('vencimiento')).slice(0, 2)).toEqual([ids[2], ids[0]])
    expect((await lista('recientes')).slice(0, 3)).toEqual([...ids].reverse())
  })
})

describe('cuando cambia una regla', () => {
  it('un feriado decretado después corre los vencimientos abiertos, y la historia dice el de antes y el de ahora', async () => {
    await plazo('RECIBIDO MESA ENTRADAS', 3, 1)
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '1-A' })
    // A Monday: three working days end on Thursday.
    await desde(idCarpeta, '2026-11-02')
    await recalcular()
    expect(await vence(idCarpeta)).toBe('2026-11-05')
    expect(await pedir('POST', '/calendario/agregar', { desde: '2026-11-04', nombre: 'Asueto' })).toEqual([
      200,
      'Días agregados: los vencimientos se están calculando de nuevo',
    ])
    await recalcular()
    expect(await vence(idCarpeta)).toBe('2026-11-06')
    expect((await notas(idCarpeta, 'VENCIMIENTO CAMBIADO')).at(-1)).toBe('Antes: 05/11/2026. Ahora: 06/11/2026')
    const cuantas = (await notas(idCarpeta, 'VENCIMIENTO CAMBIADO')).length
    await pedir('POST', '/calendario/quitar', { fecha: '2026-11-04' })
    await recalcular()
    expect(await vence(idCarpeta)).toBe('2026-11-05')
    expect(await notas(idCarpeta, 'VENCIMIENTO CAMBIADO')).toHaveLength(cuantas + 1)
  })

  it('un receso de varios días, y un plazo que cambia; lo cerrado no cambia nunca', async () => {
    await plazo('PRESENTADO', 2, 1)
    const [abierta, cerrada] = [await carpetas.completa(), await carpetas.completa()]
    await desde(abierta, '2026-12-30')
    await carpetas.mover('lucia', cerrada, { idEstado: 8, observaciones: 'No corresponde' })
    await pedir('POST', '/calendario/agregar', { desde: '2027-01-01', hasta: '2027-01-29', nombre: 'Receso de enero' })
    await recalcular()
    // Thursday 31 December, and Monday 1 February.
    expect(await vence(abierta)).toBe('2027-02-01')
    const antes = (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${cerrada}` })).json()
    await plazo('PRESENTADO', 3, 0)
    await recalcular()
    expect(await vence(abierta)).toBe('2027-01-02')
    expect((await portal.como('pablo', { url: `/api/documentacion/seguimiento/${cerrada}` })).json()).toEqual(antes)
    expect(await vence(cerrada)).toBeNull()
  })

  it('de a tramos, y cada uno se cuenta una vez aunque dos procesos lo hagan a la vez', async () => {
    await plazo('PRESENTADO', 5)
    await ejecutar(
      `with n as (
         insert into carpeta (id_uso, id_persona, id_domicilio, estado, padron, busqueda, completa)
         select 12, 7, 1, 1, '100001', '', true from generate_series(1, 450) returning id_carpeta
       )
       insert into tramite_historial (id_carpeta, estado_nuevo, evento, id_persona)
       select id_carpeta, 1, 'ALTA', 7 from n`,
    )
    await Promise.all([recalcular(), recalcular(), recalcular()])
    const { rows } = await ejecutar(
      `select count(*)::int as todas, count(distinct id_carpeta)::int as distintas from tramite_historial
       where evento = 'VENCIMIENTO CAMBIADO' and id_carpeta in (select id_carpeta from carpeta where busqueda = '')`,
    )
    expect(rows[0]).toEqual({ todas: 450, distintas: 450 })
    await ejecutar("update carpeta set borrada_el = now() where busqueda = ''")
  })

  it('un año sin confirmar se dice al lado de la fecha que lo toca', async () => {
    await plazo('PRESENTADO', 2, 1)
    const idCarpeta = await carpetas.completa()
    await desde(idCarpeta, '2026-12-31')
    await pedir('POST', '/calendario/confirmar', { anio: 2026 })
    expect((await relojes(idCarpeta)).actual).toMatchObject({ vence: '2027-01-04', aniosSinConfirmar: [2027] })
    await pedir('POST', '/calendario/confirmar', { anio: 2027 })
    expect((await relojes(idCarpeta)).actual.aniosSinConfirmar).toEqual([])
  })
})

describe('prórrogas', () => {
  const prorrogar = (idCarpeta: number, hasta: string, quien: Demo = 'hector', resto: object = {}) =>
    pedir('PUT', '/documentacion/prorrogar', { idCarpeta, hasta, motivo: 'Lo pidió por nota', ...resto }, quien)

  it('corre el vencimiento y la historia dice hasta cuándo y por qué; un feriado nuevo no la acorta', async () => {
    await plazo('PRESENTADO', 5)
    const idCarpeta = await carpetas.completa()
    expect(await prorrogar(idCarpeta, enDias(20))).toEqual([200, 'Prórroga registrada'])
    expect(await vence(idCarpeta)).toBe(enDias(20))
    const enPalabras = enDias(20).split('-').reverse().join('/')
    expect(await notas(idCarpeta, 'PRORROGA')).toEqual([`Hasta el ${enPalabras}. Lo pidió por nota`])
    await plazo('PRESENTADO', 7)
    await recalcular()
    expect(await vence(idCarpeta)).toBe(enDias(20))
  })

  it('tiene que ser después del vencimiento, dentro de dos años, y con un motivo', async () => {
    await plazo('PRESENTADO', 5)
    const idCarpeta = await carpetas.completa()
    expect(await prorrogar(idCarpeta, enDias(5))).toEqual([
      400,
      'Hasta: debe ser posterior al vencimiento y al día de hoy',
    ])
    expect((await prorrogar(idCarpeta, enDias(6)))[0]).toBe(200)
    expect((await prorrogar(idCarpeta, enDias(730)))[0]).toBe(200)
    expect((await prorrogar(idCarpeta, enDias(731)))[0]).toBe(400)
    expect((await prorrogar(idCarpeta, enDias(40), 'hector', { motivo: '' }))[0]).toBe(400)
  })

  it('no la da la mesa, ni quien tiene parte, ni a lo que no vence, ni con una versión vieja', async () => {
    const sinPlazo = await carpetas.completa()
    expect((await prorrogar(sinPlazo, enDias(20)))[0]).toBe(409)
    await plazo('PRESENTADO', 5)
    const idCarpeta = await carpetas.completa()
    expect((await prorrogar(idCarpeta, enDias(20), 'lucia'))[0]).toBe(403)
    expect((await prorrogar(idCarpeta, enDias(20), 'hector', { version: 99 }))[0]).toBe(409)
    await ejecutar('update carpeta set id_persona = 5 where id_carpeta = $1', [idCarpeta])
    expect((await prorrogar(idCarpeta, enDias(20)))[0]).toBe(403)
  })
})

it('el calendario: se ve por año, y lo cambia solo un administrador', async () => {
  await pedir('POST', '/calendario/agregar', { desde: '2026-12-08', nombre: 'Inmaculada Concepción' })
  const de2026 = await portal.como('hector', { url: '/api/calendario?anio=2026' })
  expect(de2026.json().dias).toEqual([{ fecha: '2026-12-08', nombre: 'Inmaculada Concepción' }])
  expect((await portal.como('hector', { url: '/api/calendario?anio=2025' })).json().dias).toEqual([])
  expect((await pedir('POST', '/calendario/agregar', { desde: '2026-12-09', nombre: 'X' }, 'hector'))[0]).toBe(403)
  expect(await pedir('POST', '/calendario/quitar', { fecha: '2026-12-09' })).toEqual([
    404,
    'Ese día no está en el calendario',
  ])
  const alReves = { desde: '2026-12-09', hasta: '2026-12-08', nombre: 'X' }
  expect((await pedir('POST', '/calendario/agregar', alReves))[0]).toBe(400)
  const receso = (hasta: string) => pedir('POST', '/calendario/agregar', { desde: '2027-01-01', hasta, nombre: 'X' })
  expect((await receso('2027-03-03'))[0]).toBe(200)
  expect((await receso('2027-03-04'))[0]).toBe(400)
  expect(
    (
      await pedir('POST', '/plazos/guardar', {
        situacion: 'PRESENTADO',
        idEncomiendaTipo: 999,
        dias: 1,
        habiles: 0,
        alVencer: 'NADA',
      })
    )[0],
  ).toBe(404)
})
