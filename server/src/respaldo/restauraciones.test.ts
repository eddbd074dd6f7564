import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { baseComoEra } from '../../pruebas/copiaDeBase.ts'
import { larga } from '../../pruebas/larga.ts'
import { intercambiarTestigo } from '../plataforma/archivos/identidad.ts'
import { adelantarNumeros } from '../plataforma/archivos/restauraciones.ts'

/** The database goes back to a copy, the files beside it do not: what was given since is given to nobody else. */

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeEach(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const consultar = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows
const minuto = () => portal.trabajar('anotar-hasta-donde')
const salud = async () => (await portal.app.inject('/salud/listo')).json()
const lista = async () => (await portal.como('ana', { url: '/api/restauraciones' })).json().restauraciones
const confirmar = (idRestauracion: number, nota = 'Se avisó') =>
  portal.como('ana', { method: 'POST', url: '/api/restauraciones/confirmar', payload: { idRestauracion, nota } })

/** A folder is filed, the store is told, and then the database is as it was before. Answers the folder's number. */
async function perderUnaCarpeta(): Promise<number> {
  await minuto()
  const volver = await baseComoEra(portal.db)
  const perdida = await carpetas.presentada()
  await minuto()
  await volver()
  return perdida
}

describe('una base que volvió de una copia', () => {
  it('no da dos veces un número que ya se dio: sigue por encima, y dice qué números nadie recibe', async () => {
    const perdida = await perderUnaCarpeta()
    await minuto()
    const nueva = await carpetas.presentada()
    expect(nueva).toBe(perdida + 1001)
    const [restauracion] = await lista()
    expect(restauracion).toMatchObject({
      motivo: 'La base de datos volvió de una copia anterior a lo último que se supo de ella',
      confirmada: null,
    })
    expect(restauracion.escrituras).toBeGreaterThan(0)
    expect(restauracion.huecos).toContainEqual({
      numeracion: 'carpeta_id_carpeta_seq',
      desde: perdida,
      hasta: perdida + 1000,
    })
  })

  larga('también lo que la copia nunca había dado, y las versiones que tiene un navegador', async () => {
    await minuto()
    const volver = await baseComoEra(portal.db)
    await consultar(`select setval('certificado_de_padron_id_certificado_seq', 30), setval('borrador_version', 70)`)
    await minuto()
    await volver()
    await minuto()
    expect(
      await consultar(
        `select nextval('certificado_de_padron_id_certificado_seq') as certificado, nextval('borrador_version') as version`,
      ),
    ).toEqual([{ certificado: 1031, version: 1071 }])
  })

  larga('también por encima de lo que dicen los documentos que quedaron sueltos, y lo de más lejos no', async () => {
    const perdida = await perderUnaCarpeta()
    const dejar = async (titulo: string) =>
      portal.almacen.guardar(Readable.from([Buffer.from(`%PDF-1.7 <</Title (${titulo})>>`)]))
    await dejar(`Legajo de la carpeta ${perdida + 5000}`)
    await dejar(`Legajo de la carpeta ${perdida + 200_000}`)
    await dejar('Certificado de Libre Deuda LD-2026-000300')
    await minuto()
    await dejar(`Legajo de la carpeta ${perdida + 7000}`) // after it was noticed: of somebody who knows no better
    await portal.trabajar('barrer-archivos')
    expect(await carpetas.presentada()).toBe(perdida + 5001)
    expect(await consultar(`select nextval('certificado_id_certificado_seq')::int as n`)).toEqual([{ n: 301 }])
    const huecos = async (): Promise<{ numeracion: string }[]> =>
      (await lista())[0].huecos.filter(
        ({ numeracion }: { numeracion: string }) => numeracion === 'carpeta_id_carpeta_seq',
      )
    const dichos = [
      { numeracion: 'carpeta_id_carpeta_seq', desde: perdida, hasta: perdida + 1000 },
      { numeracion: 'carpeta_id_carpeta_seq', desde: perdida + 1001, hasta: perdida + 5000 },
    ]
    expect(await huecos()).toEqual(dichos)
    await portal.trabajar('barrer-archivos')
    expect(await huecos()).toEqual(dichos)
  })

  larga('lo dice en el registro, a la hora de notarlo y una sola vez', async () => {
    const renglones: string[] = []
    portal = await appDePrueba({
      ajustes: { NIVEL_DE_REGISTRO: 'error' },
      destinoDeRegistro: { write: (renglon) => void renglones.push(renglon) },
    })
    carpetas = carpetasDePrueba(portal)
    await perderUnaCarpeta()
    expect(renglones).toEqual([])
    await minuto()
    const [aviso] = (await salud()).avisos
    const dichos = () => renglones.map((renglon) => JSON.parse(renglon)).map(({ level, msg }) => ({ level, msg }))
    expect(aviso).toMatch(/^La base de datos volvió de una copia anterior/)
    expect(dichos()).toEqual([{ level: 50, msg: aviso }])
    await minuto()
    expect(dichos()).toHaveLength(1)
  })

  it('lo dice en /salud/listo y en el inicio de un administrador, hasta que alguno confirma que lo sabe', async () => {
    expect(await salud()).toEqual({ ok: true })
    await perderUnaCarpeta()
    await minuto()
    const [aviso] = (await salud()).avisos
    expect(aviso).toMatch(
      /^La base de datos volvió de una copia anterior a lo último que se supo de ella\. Lo último que tiene es del .+, y lo último que se supo, del .+\. Faltan hasta \d+ escrituras\. Véalo en «Copias y restauraciones», y confirme ahí que lo sabe$/,
    )
    const inicio = async (quien: 'ana' | 'lucia') =>
      (await portal.como(quien, { url: '/api/inicio/pendientes' })).json().avisos
    expect(await inicio('ana')).toEqual([aviso])
    expect(await inicio('lucia')).toBeUndefined()

    const [{ idRestauracion }] = await lista()
    expect((await confirmar(idRestauracion, ' ')).statusCode).toBe(400)
    expect((await confirmar(idRestauracion, 'Se llamó a quien presentó')).json()).toEqual({
      ok: true,
      message: 'Quedó anotado que lo sabe',
    })
    expect(await salud()).toEqual({ ok: true })
    expect(await inicio('ana')).toBeUndefined()
    expect(await lista()).toMatchObject([
      { nota: 'Se llamó a quien presentó', confirmadaPor: expect.stringMatching(/, Ana/) },
    ])
    const repetida = await confirmar(idRestauracion)
    expect([repetida.statusCode, repetida.json().message]).toEqual([409, 'La restauración ya estaba confirmada'])
    expect((await confirmar(99)).statusCode).toBe(404)
    expect(
      await consultar(
        `select accion, id_persona from auditoria where entidad = 'restauracion' order by id desc limit 1`,
      ),
    ).toEqual([{ accion: 'UPDATE', id_persona: 1 }])
  })

  larga('se nota una sola vez, y no por un proceso que murió entre la marca y la base', async () => {
    await minuto()
    const [{ testigo }] = await consultar('select testigo from almacen')
    await consultar(`insert into reparticion (reparticion) values ('Nueva')`)
    await minuto()
    await consultar('update almacen set testigo = $1', [testigo])
    await minuto()
    expect(await lista()).toEqual([])
    await perderUnaCarpeta()
    await minuto()
    await minuto()
    expect(await lista()).toHaveLength(1)
  })

  it('si no hay nada nuevo, no se escribe nada', async () => {
    await minuto()
    const [antes] = await consultar('select testigo from almacen')
    await minuto()
    expect(await consultar('select testigo from almacen')).toEqual([antes])
  })
})

it('una carpeta de archivos más vieja que su base se dice también, y la base no pierde nada', async () => {
  await minuto()
  const vieja = await portal.almacen.marca()
  for (const _ of [1, 2]) {
    await consultar(`insert into reparticion (reparticion) values (gen_random_uuid()::text)`)
    await minuto()
  }
  if (!vieja) throw new Error('sin marca')
  await portal.almacen.marcar(vieja)
  expect(await intercambiarTestigo(portal.db, portal.almacen)).toEqual({ reposa: true, restaurada: true })
  expect(await lista()).toMatchObject([
    { motivo: 'La carpeta de archivos volvió de una copia anterior a la base de datos', escrituras: 0 },
  ])
})

describe('una base que volvió de los bytes de otra', () => {
  const huecos = async () =>
    new Map((await adelantarNumeros(portal.db, {}, 1000)).map(({ numeracion, ...hueco }) => [numeracion, hueco]))

  it('trae las numeraciones adelantadas, y nombra también los números que así se saltan', async () => {
    const ultima = await carpetas.presentada()
    // As PostgreSQL brings them back: up to 32 ahead of the last that was given.
    await consultar(`select setval('carpeta_id_carpeta_seq', $1)`, [ultima + 32])
    expect((await huecos()).get('carpeta_id_carpeta_seq')).toEqual({ desde: ultima + 1, hasta: ultima + 1032 })
  })

  it('lo que falta de más atrás que eso se borró, y no lo saltó nadie; lo que no es de una tabla, desde donde quedó', async () => {
    const ultima = await carpetas.presentada()
    await consultar(`select setval('carpeta_id_carpeta_seq', $1), setval('borrador_version', 500)`, [ultima + 33])
    const dichos = await huecos()
    expect(dichos.get('carpeta_id_carpeta_seq')).toEqual({ desde: ultima + 2, hasta: ultima + 1033 })
    expect(dichos.get('borrador_version')).toEqual({ desde: 501, hasta: 1500 })
  })

  it('lo que se estaba escribiendo falta, y lo siguiente está: se nombra; lo que se borró, no', async () => {
    // Two at once, and the database goes back to the moment between them.
    await portal.db.$client.query(`select nextval('carpeta_id_carpeta_seq'), nextval('carpeta_id_carpeta_seq')`)
    const siguiente = await carpetas.presentada()
    await consultar(`insert into reparticion (reparticion) values ('Una'), ('Otra'), ('Tercera')`)
    await consultar(`delete from reparticion where reparticion = 'Otra'`)
    const dichos = await adelantarNumeros(portal.db, {}, 1000)
    const de = (cual: string) =>
      dichos.filter(({ numeracion }) => numeracion === cual).map(({ desde, hasta }) => [desde, hasta])
    expect(de('carpeta_id_carpeta_seq')).toEqual([
      [siguiente - 2, siguiente - 1],
      [siguiente + 1, siguiente + 1000],
    ])
    expect(de('reparticion_id_reparticion_seq')).toHaveLength(1)
  })
})
