import { Writable } from 'node:stream'
import pg from 'pg'
import { beforeAll, expect, inject, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'

/** Whatever else this PostgreSQL has running, of other tests, holds the seal back too. */
const SIN_APURO = { timeout: 30_000 }
const lineas: string[] = []

let portal: AppDePrueba
beforeAll(async () => {
  const destinoDeRegistro = new Writable({
    write: (linea, _c, listo) => {
      lineas.push(String(linea))
      listo()
    },
  })
  portal = await appDePrueba({ ajustes: { NIVEL_DE_REGISTRO: 'info' }, destinoDeRegistro })
  await portal.trabajar('sellar-auditoria')
})
const listo = async () => (await portal.app.inject('/salud/listo')).json()
const sellar = () => portal.trabajar('sellar-auditoria')
/** Written so many seconds ago, as far as anybody can tell. */
const escritaHace = (segundos: number) =>
  portal.db.$client.query(
    `insert into auditoria (accion, entidad, id_entidad, ocurrido_el) values ('INSERT', 'oficina', '1', now() - make_interval(secs => $1))`,
    [segundos],
  )

it('una transacción abierta detiene el sellado: se dice a los 15 minutos y cuál es, aunque todo responda', async () => {
  const { database } = portal.db.$client.options
  const abierta = new pg.Client({
    ...inject('servidor'),
    ...(database && { database }),
    application_name: 'olvidada',
  })
  await abierta.connect()
  await abierta.query('begin; update oficina set usrmod = null where id_oficina = 1')
  const { rows } = await abierta.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid
  await escritaHace(890)
  await sellar()
  expect(await listo()).toEqual({ ok: true })
  await escritaHace(901)
  await sellar()
  const aviso = expect.stringMatching(
    new RegExp(
      `^La auditoría no se sella desde hace 15 minutos: la detiene una transacción abierta desde las \\d\\d:\\d\\d \\(proceso ${pid} de PostgreSQL\\)$`,
    ),
  )
  await expect.poll(listo, SIN_APURO).toEqual({ ok: true, avisos: [aviso] })
  const deAna = await portal.como('ana', { url: '/api/inicio/pendientes' })
  expect(deAna.json().avisos).toEqual([aviso])
  lineas.length = 0
  await portal.trabajar('publicar-cadena')
  expect(lineas.map((linea) => JSON.parse(linea)).find(({ level }) => level === 50)).toMatchObject({
    msg: aviso,
    transaccion: { proceso: pid, programa: 'olvidada', estado: 'idle in transaction' },
  })

  await abierta.query('rollback')
  await abierta.end()
  await expect
    .poll(async () => (await listo()).avisos, SIN_APURO)
    .toEqual(['La auditoría no se sella desde hace 15 minutos: el trabajo que la sella no corre'])
  await expect
    .poll(async () => {
      await sellar()
      return listo()
    }, SIN_APURO)
    .toEqual({ ok: true })
})
