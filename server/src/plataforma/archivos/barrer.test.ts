import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { barrerDelTodo, NOMBRAR, nombrar, pasanHoras, terminarReposo } from '../../../pruebas/barridoDePrueba.ts'
import { barrerHuerfanos } from './barrer.ts'
import { TABLAS_CON_ARCHIVOS } from './tablasConArchivos.ts'

let portal: AppDePrueba
let renglones: { readonly nivel: 'info' | 'error'; readonly texto: string; readonly datos: object }[]
beforeEach(async () => {
  renglones = []
  portal = await appDePrueba()
})

const todos = <T>(lista: AsyncIterable<T>) => Readable.from(lista).toArray() as Promise<T[]>
const barrer = () => portal.trabajar('barrer-archivos')
const guardar = async (contenido = 'de nadie') =>
  (await portal.almacen.guardar(Readable.from([Buffer.from(contenido)]))).ruta
const guardarVarios = (cuantos: number) => Promise.all(Array.from({ length: cuantos }, () => guardar()))
const guardados = () => todos(portal.almacen.listar())
const apartados = async () => (await todos(portal.almacen.apartados())).map(({ ruta }) => ruta)
const anotados = async () =>
  (await portal.db.$client.query('select nombre from archivo_sin_fila')).rows.map(({ nombre }) => nombre)
const salud = async () => (await portal.app.inject('/salud/listo')).json()

/** The same as the job, telling what it would write in the log. */
const barrerAnotando = (maximo = 10) =>
  barrerHuerfanos({
    ...portal,
    maximo,
    diasApartado: async () => 7,
    registro: {
      info: (datos: object, texto: string) => void renglones.push({ nivel: 'info', texto, datos }),
      error: (datos: object, texto: string) => void renglones.push({ nivel: 'error', texto, datos }),
    },
  })

it('lo que ninguna fila nombró nunca no se borra solo', async () => {
  const ruta = await guardar()
  await barrerDelTodo(portal)
  await apartadosHace(400)
  await barrer()
  expect(await apartados()).toEqual([ruta])
})

it('cada tabla que nombra archivos dice cuáles suelta', async () => {
  const { rows } = await portal.db.$client.query<{ tabla: string }>(
    `select tgrelid::regclass::text as tabla from pg_trigger where tgname = 'soltar_archivo' order by 1`,
  )
  expect(rows.map(({ tabla }) => tabla)).toEqual([...TABLAS_CON_ARCHIVOS].sort())
})

it('conoce cada tabla que nombra archivos guardados', async () => {
  const { rows } = await portal.db.$client.query<{ tabla: string }>(
    `select table_name as tabla from information_schema.columns
     where table_schema = 'public' and column_name = 'ruta'
       and table_name <> 'revision_de_archivo' -- says something of a file, and keeps none
     order by 1`,
  )
  expect(rows.map(({ tabla }) => tabla)).toEqual([...TABLAS_CON_ARCHIVOS].sort())
})

describe('el barrido de los archivos que ninguna fila nombra', () => {
  it('los aparta cuando dos listados a un día uno del otro coinciden, y no antes; lo que tiene fila queda', async () => {
    const conFila = await guardados()
    expect(conFila.length).toBeGreaterThan(10)
    const ruta = await guardar()
    await terminarReposo(portal)
    await barrer()
    expect(await anotados()).toEqual([ruta])
    await pasanHoras(portal, 23)
    await barrer()
    expect(await apartados()).toEqual([])
    await pasanHoras(portal, 2)
    await barrer()
    expect(await apartados()).toEqual([ruta])
    expect((await guardados()).sort()).toEqual(conFila.sort())
    expect(await anotados()).toEqual([])
  })

  it('una subida en curso no se toca: cuando llega su fila, lo anotado se olvida', async () => {
    await terminarReposo(portal)
    const ruta = await guardar() // received, and its row still to come
    await barrer()
    expect(await guardados()).toContain(ruta)
    await pasanHoras(portal, 25)
    await nombrar(portal.db, ruta)
    await barrer()
    expect(await guardados()).toContain(ruta)
    expect(await anotados()).toEqual([])
  })

  it('le pregunta a la base otra vez en el momento de apartar', async () => {
    const ruta = await guardar()
    await terminarReposo(portal)
    await barrer()
    await pasanHoras(portal, 25)
    // The row comes after the list was read: when the sweep notes what it saw.
    await portal.db.$client.query(`
      create function llega_la_fila() returns trigger language plpgsql as $$ begin
        ${NOMBRAR} '${ruta}' from c;
        return null;
      end $$;
      create trigger llega_la_fila after update of detenido_por on almacen for each statement execute function llega_la_fila()`)
    await barrer()
    expect(await apartados()).toEqual([])
    expect(await guardados()).toContain(ruta)
  })

  it('lo que una fila soltó se borra a los siete días de apartado, y vuelve solo si una fila lo nombra', async () => {
    const [una = '', otra = ''] = [await guardar('una'), await guardar('otra')]
    await nombrar(portal.db, otra)
    await portal.db.$client.query('delete from correo_adjunto where ruta = $1', [otra])
    await portal.db.$client.query(`update archivo_soltado set soltado_el = now() - interval '8 days'`)
    await barrerDelTodo(portal)
    expect((await apartados()).sort()).toEqual([una, otra].sort())
    await nombrar(portal.db, una)
    await barrer()
    expect(await apartados()).toEqual([otra])
    expect(await guardados()).toContain(una)

    for (const [dias, quedan] of [
      [6, [otra]],
      [8, []],
    ] as const) {
      await apartadosHace(dias)
      await barrer()
      expect(await apartados(), `${dias} días`).toEqual(quedan)
    }
  })

  it('un listado que falla a la mitad, o vacío, no prueba nada', async () => {
    const ruta = await guardar()
    await terminarReposo(portal)
    const cortado = async function* () {
      yield ruta
      throw new Error('se cortó el disco')
    }
    const { almacen } = portal
    const con = (listar: () => AsyncIterable<string>) =>
      barrerHuerfanos({
        ...portal,
        almacen: { ...almacen, listar },
        maximo: 10,
        diasApartado: async () => 7,
        registro: MUDO,
      })
    await expect(con(cortado)).rejects.toThrow('se cortó el disco')
    expect(await anotados()).toEqual([])
    await barrer()
    await pasanHoras(portal, 25)
    await con(async function* () {})
    expect(await anotados()).toEqual([ruta])
    await expect(con(cortado)).rejects.toThrow('se cortó el disco')
    expect(await apartados()).toEqual([])
  })

  it('se detiene y avisa antes que llevarse más que una parte pequeña; con permiso, sigue', async () => {
    const total = (await guardados()).length + 11
    await guardarVarios(11)
    await barrerDelTodo({ ...portal, trabajar: () => barrerAnotando() })
    expect(await apartados()).toEqual([])
    expect(renglones.at(-1)).toEqual({
      nivel: 'error',
      texto: 'El barrido se detuvo: demasiados archivos no tienen fila en la base de datos',
      datos: { total, sinFila: 11 },
    })
    expect(await salud()).toEqual({
      ok: true,
      avisos: ['El barrido se detuvo: demasiados archivos no tienen fila en la base de datos'],
    })
    await barrerAnotando(100)
    expect(renglones.at(-1)).toEqual({
      nivel: 'info',
      texto: 'barrido',
      datos: { total, sinFila: 11, apartados: 11, devueltos: 0, borrados: 0 },
    })
    expect(await salud()).toEqual({ ok: true })
  })

  it('diez sin fila no son demasiados; todos los que hay, siempre lo son', async () => {
    await guardarVarios(10)
    await barrerDelTodo(portal)
    expect(await apartados()).toHaveLength(10)

    const rutas = await guardados()
    for (const ruta of rutas.slice(2)) await portal.almacen.borrar(ruta)
    await portal.db.$client.query('delete from archivo where ruta = any($1)', [rutas.slice(0, 2)])
    await barrerDelTodo(portal)
    expect((await guardados()).sort()).toEqual(rutas.slice(0, 2).sort())
  })
})

describe('durante un día no aparta nada', () => {
  const yaAcordado = async () => {
    const ruta = await guardar()
    await terminarReposo(portal)
    await barrer()
    await pasanHoras(portal, 25)
    return ruta
  }
  const restaurarBase = `update almacen set testigo = gen_random_uuid()`
  const migrar = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`

  it.each([
    ['de una restauración', restaurarBase],
    ['de una migración', migrar],
  ])('después %s', async (_, sentencia) => {
    const ruta = await yaAcordado()
    await portal.db.$client.query(sentencia)
    await barrer()
    expect([await apartados(), await anotados()]).toEqual([[], []])
    await pasanHoras(portal, 25)
    await barrer()
    expect(await guardados()).toContain(ruta)
    await barrerDelTodo(portal)
    expect(await apartados()).toEqual([ruta])
  })

  it('después de una mudanza del almacén', async () => {
    const ruta = await yaAcordado()
    const { almacen } = portal
    const marca = await almacen.marca()
    const mudado = { ...almacen, marca: async () => marca && { ...marca, mudado: true } }
    await barrerHuerfanos({ ...portal, almacen: mudado, maximo: 10, diasApartado: async () => 7, registro: MUDO })
    await barrer()
    expect(await guardados()).toContain(ruta)
    expect(await apartados()).toEqual([])
  })
})

const MUDO = { info: () => {}, error: () => {} }

/** Put aside that long ago. */
async function apartadosHace(dias: number) {
  for (const apartado of await todos(portal.almacen.apartados())) {
    await portal.almacen.devolver(apartado)
    await portal.almacen.apartar(apartado.ruta, new Date(Date.now() - dias * 86_400_000))
  }
}
