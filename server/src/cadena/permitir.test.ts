import pg from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { baseDeLaCiudad } from '../../pruebas/baseDePrueba.ts'
import { prohibidas, SIN_PERMISO, SOBRE_LA_HISTORIA } from '../../pruebas/cadena/prohibido.ts'
import { tablasDe } from '../../pruebas/instantanea.ts'
import { abrirParaServir } from '../conexiones.ts'
import { type DbRaiz, enTransaccion } from '../plataforma/db.ts'
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
  const actuando = (actor: number, firma?: string) =>
    comoServidor(`begin; set local portal.actor = '${actor}';
      ${firma === undefined ? '' : `set local portal.firma = '${firma}';`} update oficina set usrmod = 5 where id_oficina = 1; commit`)

  it.each([
    ['sin firma', undefined],
    ['con una firma inventada', '0'.repeat(64)],
    ['con la firma vacía', ''],
  ])('no se puede decir que fue otra persona %s', async (_como, firma) => {
    await expect(actuando(1, firma)).rejects.toThrow('quien actúa no está firmado')
  })

  it('ni con la firma de otra', async () => {
    const db = await abrirParaServir(dueño, servidor)
    const firma = db.firmar(5)
    await expect(actuando(1, firma)).rejects.toThrow('quien actúa no está firmado')
    await actuando(5, firma)
    await enTransaccion(db, 7, (tx) => tx.$client.query('update oficina set usrmod = 7 where id_oficina = 1'))
    await db.$client.end()
    const { rows } = await dueño.$client.query(
      `select id_persona from auditoria where entidad = 'oficina' and id_entidad = '1' order by id desc limit 2`,
    )
    expect(rows).toEqual([{ id_persona: 7 }, { id_persona: 5 }])
  })
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
