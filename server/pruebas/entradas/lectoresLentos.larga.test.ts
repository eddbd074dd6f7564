import { afterEach, beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { type ConexionCruda, cabeza, conectar, hastaQue } from '../conexionCruda.ts'

/** Whoever asks for a long list and does not read it holds back nobody else, and not for long. */
let portal: AppDePrueba
let direccion: string
let abiertas: ConexionCruda[] = []
beforeAll(async () => {
  portal = await appDePrueba({ ritmo: { graciaMs: 100, ventanaMs: 2500, cadaMs: 20 } })
  direccion = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  // More than what the two ends of a connection keep for a reader that does not read.
  await portal.db.$client.query(`set session_replication_role = replica;
    with larga as materialized (select string_agg(md5(n::text), '') as texto from generate_series(1, 6000) n)
    update parcela set forma = (forma::jsonb || jsonb_build_object('nota', larga.texto))::json
      from larga where id_parcela in (select id_parcela from parcela limit 100);
    set session_replication_role = default`)
})
afterEach(() => {
  for (const { socket } of abiertas) socket.destroy()
  abiertas = []
})

const LISTAS = ['/api/exportaciones/parcelas?formato=csv', '/api/exportaciones/parcelas'] as const
/** Asks, and reads nothing of the answer. */
function pedirSinLeer(quien: Demo, camino: string) {
  const conexion = conectar(direccion, cabeza('GET', camino, { Authorization: CUIL[quien] }))
  conexion.socket.pause()
  abiertas.push(conexion)
  return conexion
}
/** Cursors of the server's that are open: of whole lists being read. */
const leyendo = async () => {
  const { rows } = await portal.db.$client.query(
    `select count(*)::integer as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query like '%as "Forma"%' and state <> 'idle'`,
  )
  return rows[0].n as number
}
const bajar = async (quien: Demo, camino: string) => {
  const respuesta = await fetch(direccion + camino, { headers: { authorization: CUIL[quien] } })
  return [respuesta.status, (await respuesta.arrayBuffer()).byteLength > 1_000_000]
}

it.each(LISTAS)(
  '%s: dos que no leen no detienen a un tercero, y se los corta; sus conexiones vuelven',
  async (camino) => {
    const parados = [pedirSinLeer('lucia', camino), pedirSinLeer('ana', camino)]
    await hastaQue(async () => (await leyendo()) === 2)
    expect(await bajar('hector', camino)).toEqual([200, true])
    await hastaQue(async () => (await leyendo()) === 0)
    for (const { socket } of parados) socket.resume()
    await Promise.all(parados.map(({ fin }) => fin))
    expect(await bajar('lucia', camino)).toEqual([200, true])
  },
)

it('de una misma persona se lee una por vez: las demás esperan, y no les quitan lugar a otras', async () => {
  const [camino] = LISTAS
  for (let n = 0; n < 6; n++) pedirSinLeer('lucia', camino)
  await hastaQue(async () => (await leyendo()) === 1)
  expect(await bajar('hector', camino)).toEqual([200, true])
})
