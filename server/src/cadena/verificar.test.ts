import pg from 'pg'
import { beforeAll, expect, inject, it } from 'vitest'
import { baseVacia } from '../../pruebas/baseDePrueba.ts'
import { type DbRaiz, enTransaccion } from '../plataforma/base/db.ts'
import { segundosSinSellar } from './avisos.ts'
import { fijarRetencion } from './permitir.ts'
import { puntaDeLaCadena, trabajosDeCadena } from './sellar.ts'
import { verificarCadena } from './verificar.ts'

let db: DbRaiz
beforeAll(async () => {
  db = await baseVacia()
})

const consultar = async (texto: string) => (await db.$client.query(texto)).rows
const registro: object[] = []
const hacer = (nombre: string) =>
  trabajosDeCadena({ db, registro: { info: (datos) => registro.push(datos), error: () => {} } })
    .find((t) => t.nombre === nombre)
    ?.obra(new AbortController().signal)
const SIN_APURO = { timeout: 30_000 }
/** Whatever else this PostgreSQL has running, of other tests, holds the seal back: asked until it comes. */
const sellarTodo = () =>
  expect
    .poll(async () => {
      await hacer('sellar-auditoria')
      return segundosSinSellar(db)
    }, SIN_APURO)
    .toBe(0)
const rotura = async (conocida?: string) => (await verificarCadena(db, conocida)).rotura
/** What whoever holds the superuser's password does, and then undoes. */
async function aEscondidas(hecho: string, deshecho: string, seLee: string | null): Promise<void> {
  await consultar(`begin; set local portal.recorte = 'si'; ${hecho}; commit`)
  expect(await rotura(), hecho).toBe(seLee)
  await consultar(`begin; set local portal.recorte = 'si'; ${deshecho}; commit`)
  expect(await rotura(), deshecho).toBeNull()
}
const escribir = (cuantas: number, desde: number) =>
  enTransaccion(db, 4, (tx) =>
    tx.$client.query(
      `insert into reparticion (reparticion) select 'R ' || n from generate_series($1::int, $2::int) n`,
      [desde, desde + cuantas - 1],
    ),
  )

it('sella lo escrito, en el orden de sus transacciones, y la cadena se sostiene', async () => {
  expect(await rotura()).toBeNull()
  await escribir(3, 1)
  await escribir(2, 4)
  expect(await segundosSinSellar(db)).toBeGreaterThan(0)
  await sellarTodo()
  expect(await consultar('select orden, clase, id_auditoria from cadena.sello order by orden')).toEqual(
    [1, 2, 3, 4, 5].map((n) => ({ orden: n, clase: 'FILA', id_auditoria: n })),
  )
  expect(await rotura()).toBeNull()
  // What it is sealed with was worked out as it was written.
  expect(
    await consultar('select from auditoria join cadena.sello s on id_auditoria = id where s.huella = auditoria.huella'),
  ).toHaveLength(5)
})

it('una transacción que no terminó espera, y no hace esperar a nadie', async () => {
  const lenta = new pg.Client({ ...inject('postgres'), database: db.$client.options.database })
  await lenta.connect()
  await lenta.query(`begin; insert into reparticion (reparticion) values ('LENTA')`) // row 6 of the audit
  await escribir(1, 10) // row 7
  await hacer('sellar-auditoria')
  expect(await consultar('select max(id_auditoria) from cadena.sello')).toEqual([{ max: 5 }])
  await lenta.query('commit')
  await lenta.end()
  await sellarTodo()
  expect(await consultar('select id_auditoria from cadena.sello where orden > 5 order by orden')).toEqual([
    { id_auditoria: 6 },
    { id_auditoria: 7 },
  ])
  expect(await rotura()).toBeNull()
})

it('encuentra lo que el superusuario toque', async () => {
  const nadie = 'update auditoria set id_persona = null where id = 3'
  await aEscondidas(
    nadie,
    'update auditoria set id_persona = 4 where id = 3',
    'Cambió la fila 3 de auditoría (eslabón 3)',
  )
  const otro = `update auditoria set despues = jsonb_set(despues, '{reparticion}', '"R 2"') where id = 2`
  await aEscondidas(otro.replace('R 2', 'OTRA'), otro, 'Cambió la fila 2 de auditoría (eslabón 2)')
  await aEscondidas(
    'create table guardada as select * from auditoria where id = 5; delete from auditoria where id = 5',
    'insert into auditoria overriding system value select * from guardada; drop table guardada',
    'Falta la fila 5 de auditoría (eslabón 5)',
  )
  await aEscondidas(
    `insert into auditoria (id_persona, accion, entidad, id_entidad, transaccion) values (1, 'INSERT', 'carpeta', '1', '4')`,
    `delete from auditoria where transaccion = '4'`,
    'Filas de auditoría que nadie selló en su momento: 1; la primera, 8',
  )
  await aEscondidas(
    'create table guardado as select * from cadena.sello where orden = 4; delete from cadena.sello where orden = 4',
    'insert into cadena.sello select * from guardado; drop table guardado',
    'Falta el eslabón 4',
  )
  await aEscondidas(
    `create table guardado as select * from cadena.sello where orden = 7; delete from cadena.sello where orden = 7;
     update cadena.punta set orden = 6`,
    `insert into cadena.sello select * from guardado; drop table guardado; update cadena.punta set orden = 7`,
    'La punta no es la del último eslabón',
  )
})

it('la cadena entera rehecha no coincide con lo que el registro dijo', async () => {
  await consultar(`select setval('carpeta_id_carpeta_seq', 41)`)
  await hacer('publicar-cadena')
  const conocida = await puntaDeLaCadena(db)
  // Whoever loses database and files together reads there the last numbers that were given.
  expect(registro.at(-1)).toEqual({
    cadena: conocida,
    numeros: expect.objectContaining({ carpeta_id_carpeta_seq: 41 }),
  })
  expect(await rotura(conocida)).toBeNull()
  await consultar(`begin; set local portal.recorte = 'si';
    create table guardada as select * from cadena.sello; create table punta as select * from cadena.punta;
    update auditoria set id_persona = 9, huella = null where id = 3;
    delete from cadena.sello; update cadena.punta set orden = 0, cadena = sha256(''), transaccion = '0', id = 0; commit`)
  await sellarTodo()
  expect(await rotura()).toBeNull()
  expect(await rotura(conocida)).toBe('El eslabón 7 no es el que dice la punta conocida')
  await consultar(`begin; set local portal.recorte = 'si';
    delete from cadena.sello; insert into cadena.sello select * from guardada;
    delete from cadena.punta; insert into cadena.punta select * from punta;
    update auditoria set id_persona = 4 where id = 3; commit`)
  expect(await rotura(conocida)).toBeNull()
  expect(await rotura(`900:${'0'.repeat(64)}`)).toBe(
    'La cadena termina en 7, y la punta conocida es la 900: se perdió o se rehízo el final',
  )
})

it('lo que se suprime sigue sellado, y queda dicho', async () => {
  await consultar(`select cadena.suprimir('{2,3}', 'a pedido de su titular')`)
  expect(await consultar('select antes, despues, id_persona from auditoria where id in (2, 3)')).toEqual([
    { antes: null, despues: null, id_persona: 4 },
    { antes: null, despues: null, id_persona: 4 },
  ])
  expect(await consultar('select clase, detalle from cadena.sello where orden = 8')).toEqual([
    { clase: 'SUPRESION', detalle: '2,3: a pedido de su titular' },
  ])
  expect(await rotura()).toBeNull()
  await aEscondidas(
    'update auditoria set id_persona = 1 where id = 2',
    'update auditoria set id_persona = 4 where id = 2',
    'Cambió la fila 2 de auditoría (eslabón 2)',
  )
  await aEscondidas(
    `update cadena.sello set contenido = cadena.contenido(a) from auditoria a where a.id = 4 and id_auditoria = 4;
     create table guardada2 as select * from auditoria where id = 4; update auditoria set despues = null where id = 4`,
    `update auditoria a set despues = g.despues from guardada2 g where a.id = 4 and g.id = 4;
     update cadena.sello set contenido = null where id_auditoria = 4`,
    'A la fila 4 se le quitó lo que decía, y nadie lo anotó',
  )
})

it('lo que ya no se guarda se corta del comienzo, y lo demás se sigue verificando', async () => {
  await consultar('select cadena.cortar(now())')
  expect(await consultar('select count(*) from auditoria')).toEqual([{ count: 7 }])
  await fijarRetencion(db, { consultas: 730, auditoria: 365 })
  await consultar('select cadena.cortar(now())')
  expect(await consultar('select count(*) from auditoria')).toEqual([{ count: 7 }])
  await consultar('delete from cadena.retencion; insert into cadena.retencion values (true, 730, 365)')
  // Written more than a year ago, before it was sealed.
  const vieja = await baseVacia()
  await vieja.$client.query(`insert into auditoria (accion, entidad, id_entidad, ocurrido_el)
    select 'INSERT', 'x', n::text, now() - case when n <= 2 then 366 else 364 end * interval '1 day' from generate_series(1, 3) n`)
  await fijarRetencion(vieja, { consultas: 730, auditoria: 365 })
  await expect
    .poll(async () => {
      await vieja.$client.query('select cadena.sellar(100)')
      return segundosSinSellar(vieja)
    }, SIN_APURO)
    .toBe(0)
  const {
    rows: [antes],
  } = await vieja.$client.query(`select encode(cadena, 'hex') as cadena from cadena.sello where orden = 2`)
  await vieja.$client.query('select cadena.cortar(now())')
  const { rows } = await vieja.$client.query('select orden, clase, detalle from cadena.sello order by orden')
  expect(rows).toEqual([
    { orden: 3, clase: 'FILA', detalle: null },
    { orden: 4, clase: 'CORTE', detalle: `2:${antes?.cadena}` },
  ])
  expect((await verificarCadena(vieja)).rotura).toBeNull()
  await vieja.$client.query(
    `begin; set local portal.recorte = 'si'; delete from auditoria; delete from cadena.sello where orden = 3; commit`,
  )
  expect((await verificarCadena(vieja)).rotura).toBe('La cadena empieza en 4, y ningún corte lo explica')
})

it('en otro PostgreSQL, con otros números de transacción, sigue desde donde estaba', async () => {
  await escribir(2, 20) // not sealed when it was moved
  await consultar(`update cadena.punta set sistema = 1, transaccion = '99999999'`)
  await sellarTodo()
  expect(await consultar('select clase, id_auditoria from cadena.sello where orden > 8 order by orden')).toMatchObject([
    { clase: 'FILA' },
    { clase: 'FILA' },
    { clase: 'RESTAURACION' },
  ])
  await escribir(1, 30)
  await sellarTodo()
  expect(await consultar('select count(*) from cadena.sello')).toEqual([{ count: 12 }])
  expect(await rotura()).toBeNull()
})
