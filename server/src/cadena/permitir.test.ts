import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { otroProceso } from '../../pruebas/appDePrueba.ts'
import { baseDeLaCiudad } from '../../pruebas/baseDePrueba.ts'
import { prohibidas, SIN_PERMISO, SOBRE_LA_HISTORIA } from '../../pruebas/cadena/prohibido.ts'
import { pedidoDeAlta } from '../../pruebas/carpetasDePrueba.ts'
import { tablasDe } from '../../pruebas/instantanea.ts'
import { abrirParaServir } from '../conexiones.ts'
import { type DbRaiz, enTransaccion } from '../plataforma/base/db.ts'
import { ESQUEMAS, permitirAlServidor } from './permitir.ts'

/** What somebody could do who holds the server's own credentials, or gets their SQL into one of its statements. */

let dueño: DbRaiz
let servidor: pg.PoolConfig
beforeAll(async () => {
  dueño = await baseDeLaCiudad()
  const { database } = dueño.$client.options
  servidor = { ...inject('servidor'), ...(database && { database }) }
  await permitirAlServidor(dueño, String(servidor.user)) // a clone inherits no rights over the database itself
})

async function comoServidor(sentencia: string): Promise<pg.QueryResult> {
  const cliente = new pg.Client(servidor)
  await cliente.connect()
  return cliente.query(sentencia).finally(() => cliente.end())
}

const SOLO_AGREGA = [
  'consulta_personal',
  'correo_intento',
  'lista_de_control_version',
  'pago_evento',
  'tramite_historial',
]
it.each(SOBRE_LA_HISTORIA)('%s: %s', async (_tabla, sentencia) => {
  await expect(comoServidor(sentencia)).rejects.toThrow(SIN_PERMISO)
})

it.each(prohibidas('catastro', 'catastro_servidor'))('no puede %s', async (_que, sentencia) => {
  await expect(comoServidor(sentencia)).rejects.toThrow(SIN_PERMISO)
})

describe('quién actuó', () => {
  const escribir = 'update oficina set usrmod = 5 where id_oficina = 1'
  const actuando = (actor: number, firma?: string) =>
    comoServidor(`begin; set local portal.actor = '${actor}';
      ${firma === undefined ? '' : `set local portal.firma = '${firma}';`} ${escribir}; commit`)

  it.each([
    ['sin firma', undefined],
    ['con una firma inventada', '0'.repeat(64)],
    ['con la firma vacía', ''],
  ])('no se puede decir que fue otra persona %s', async (_como, firma) => {
    await expect(actuando(1, firma)).rejects.toThrow('quien actúa no está firmado')
  })

  describe('quien logra leer la firma de una transacción', () => {
    let db: DbRaiz
    beforeAll(async () => {
      db = await abrirParaServir(dueño, { ...servidor, max: 1 })
    })
    afterAll(() => db.$client.end())
    /** What SQL inside of it, or whoever reads the process's connection, would see. */
    const leida = async (tx: Pick<pg.PoolClient, 'query'>) =>
      (
        await tx.query<{ firma: string; pid: number }>(
          `select current_setting('portal.firma', true) as firma, pg_backend_pid() as pid`,
        )
      ).rows[0] as { firma: string; pid: number }
    const repetir = ({ firma }: { firma: string }) =>
      `set local portal.actor = '5'; set local portal.firma = '${firma}'; ${escribir}; commit`

    it('no la puede usar en otra conexión, ni mientras dura', async () => {
      await enTransaccion(db, 5, async ({ $client }) => {
        const suya = await leida($client)
        await expect(comoServidor(`begin; ${repetir(suya)}`)).rejects.toThrow('quien actúa no está firmado')
        await $client.query(escribir)
      })
    })

    it('ni en otra transacción de la misma', async () => {
      const { firma, pid } = await enTransaccion(db, 5, ({ $client }) => leida($client))
      const otra = await db.$client.connect()
      expect((await leida(otra)).pid).toBe(pid)
      await expect(otra.query(`begin; ${repetir({ firma })}`)).rejects.toThrow('quien actúa no está firmado')
      otra.release(true)
    })

    it('ni por otra persona en la misma transacción; hasta un punto de guardado, es la misma', async () => {
      await enTransaccion(db, 5, async ({ $client }) => {
        await $client.query('savepoint antes')
        await expect($client.query(`set local portal.actor = '1'; ${escribir}`)).rejects.toThrow(
          'quien actúa no está firmado',
        )
        await $client.query(`rollback to antes; ${escribir}`)
      })
      await enTransaccion(db, 7, ({ $client }) => $client.query('update oficina set usrmod = 7 where id_oficina = 1'))
      const { rows } = await dueño.$client.query(
        `select id_persona from auditoria where entidad = 'oficina' and id_entidad = '1' order by id desc limit 2`,
      )
      expect(rows).toEqual([{ id_persona: 7 }, { id_persona: 5 }])
    })
  })
})

it('mirando lo que corre, con las credenciales del servidor y mientras se trabaja, no se aprende a firmar', async () => {
  const portal = await otroProceso({ db: dueño })
  const vigia = new pg.Client(servidor)
  await vigia.connect()
  const vistas = new Set<string>()
  let [trabajan, miradas] = [true, 0]
  const vigilar = (async () => {
    while (trabajan) {
      const { rows } = await vigia.query<{ query: string }>(
        'select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      miradas += 1
      for (const { query } of rows) vistas.add(query)
    }
  })()
  const presentar = async () => {
    for (let n = 0; n < 12; n += 1) expect((await portal.como('pablo', pedidoDeAlta())).statusCode).toBe(200)
  }
  await Promise.all([presentar(), presentar(), presentar()])
  trabajan = false
  await vigilar
  await vigia.end()
  const { rows } = await dueño.$client.query(
    `select from auditoria where entidad = 'carpeta' and accion = 'INSERT' and id_persona = 2 limit 36`,
  )
  expect([rows.length, miradas > 30, vistas.size > 5]).toEqual([36, true, true])
  expect([...vistas].filter((consulta) => /[0-9a-f]{64}/.test(consulta))).toEqual([])
})

it('en cada tabla puede lo que su clase dice, y ninguna queda sin permisos', async () => {
  const tablas = await tablasDe(dueño)
  expect(tablas.length).toBeGreaterThan(60)
  const { rows } = await dueño.$client.query<{ tabla: string; puede: string }>(
    `select c.relname as tabla, concat_ws(' ', ${[
      'SELECT',
      'INSERT',
      'UPDATE',
      'DELETE',
      'TRUNCATE',
      'REFERENCES',
      'TRIGGER',
    ]
      .map((p) => `case when has_table_privilege($1, c.oid, '${p}') then '${p}' end`)
      .join(', ')}) as puede
     from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    [servidor.user],
  )
  const puede = new Map(rows.map((fila) => [fila.tabla, fila.puede]))
  const todo = 'SELECT INSERT UPDATE DELETE'
  expect(tablas.filter((tabla) => puede.get(tabla) !== todo).map((tabla) => [tabla, puede.get(tabla)])).toEqual([
    ['auditoria', 'SELECT'],
    ['auditoria_tanda', 'SELECT'],
    ...SOLO_AGREGA.map((tabla) => [tabla, 'SELECT INSERT']),
  ])
})

it('una tabla o un esquema nuevos se reparten en el arranque siguiente; el de otro sistema no', async () => {
  const { rows } = await dueño.$client.query<{ nspname: string }>(
    `select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'cadena') order by 1`,
  )
  const sinLugar = rows.map(({ nspname }) => nspname).filter((e) => !(ESQUEMAS as readonly string[]).includes(e))
  expect(sinLugar).toEqual([])
  await dueño.$client.query('create table nueva (id int); create schema ajeno; create table ajeno.suya (id int)')
  await expect(comoServidor('insert into nueva values (1)')).rejects.toThrow(SIN_PERMISO)
  await permitirAlServidor(dueño, String(servidor.user))
  await comoServidor('insert into nueva values (1)')
  await expect(comoServidor('select * from ajeno.suya')).rejects.toThrow(SIN_PERMISO)
  await dueño.$client.query('grant delete on pago_evento to catastro_servidor')
  await permitirAlServidor(dueño, String(servidor.user))
  await expect(comoServidor('delete from pago_evento')).rejects.toThrow(SIN_PERMISO)
})
