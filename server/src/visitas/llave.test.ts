import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'

/** Diego's, of a city whose secret is 'abab…'. */
const LLAVE = 'bwaAMlGRYV9KuXDneIhghxYEP5NLjEyHZkZJS4D1wAA='
let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const pedir = (quien: Demo) => portal.como(quien, { url: '/api/visitas/llave' })
const llave = async (quien: Demo) => (await pedir(quien)).json().llave as string

it('es de 32 bytes, la misma cada vez que la persona la pide, y de nadie más', async () => {
  const respuesta = await pedir('diego')
  expect([respuesta.statusCode, respuesta.headers['cache-control']]).toEqual([200, 'no-store'])
  const suya = respuesta.json().llave
  expect(Buffer.from(suya, 'base64')).toHaveLength(32)
  expect(await llave('diego')).toBe(suya)
  const llaves = await Promise.all((['diego', 'lucia', 'hector', 'ana'] as const).map(llave))
  expect(new Set(llaves).size).toBe(4)
})

it('sale del secreto de la ciudad y del número de la persona: la misma en cualquier proceso', async () => {
  const { $client } = portal.db
  const { rows } = await $client.query('select secreto from secreto_de_visitas')
  expect(rows).toEqual([{ secreto: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  await expect($client.query('insert into secreto_de_visitas default values')).rejects.toThrow(
    'secreto_de_visitas_pkey',
  )
  const antes = await llave('diego')
  await $client.query("update secreto_de_visitas set secreto = repeat('ab', 32)")
  expect(await llave('diego')).toBe(LLAVE)
  await $client.query('update secreto_de_visitas set secreto = $1', [rows[0].secreto])
  expect(await llave('diego')).toBe(antes)
})

it('también la tiene quien ya no es del personal: lo que firmó se lee y se envía', async () => {
  const antes = await llave('diego')
  const { idPersona } = (await pedir('diego')).json()
  await portal.db.$client.query('delete from persona_rol where id_persona = $1', [idPersona])
  expect(await llave('diego')).toBe(antes)
})
