import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { pedidoDeAlta } from '../../pruebas/carpetasDePrueba.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'

/** The number of an owner is of whoever looked that owner up: nobody reads names by counting. */

let portal: AppDePrueba
let siguiente = 8001
beforeAll(async () => {
  portal = await appDePrueba()
})

/** An owner with or without an address, whom nobody has looked up. */
async function propietario(domicilio: string | null): Promise<{ id: number; cuil: string }> {
  const persona = siguiente++
  const cuil = `2060000${persona}`
  await portal.db.$client.query(
    `insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona) values ($1, $2, 'Secreta', 'Dueña')`,
    [persona, cuil],
  )
  const { rows } = await portal.db.$client.query<{ id: number }>(
    'insert into propietario (id_persona, domicilio) values ($1, $2) returning id_propietario as id',
    [persona, domicilio],
  )
  return { id: unaFila(rows).id, cuil }
}
const dicho = (r: LightMyRequestResponse) => [r.statusCode, r.json().message]
const presentar = async (quien: Demo, idPropietario: number) =>
  dicho(await portal.como(quien, pedidoDeAlta({ idPropietario, idProfesional: quien === 'bruno' ? 2 : 1 })))
const buscar = (quien: Demo, cuil: string) => portal.como(quien, { url: `/api/formulario/buscarPropietario/${cuil}` })
const domicilio = async (quien: Demo, Id: number, Domicilio = 'SALTA 1') =>
  dicho(
    await portal.como(quien, {
      method: 'PUT',
      url: '/api/formulario/agregarDomicilio',
      payload: { Id, Domicilio, rol: 'propietario' },
    }),
  )
const CREADA = [200, 'Carpeta creada con éxito']
const NO_EXISTE = [404, 'Propietario: no existe o no está a su alcance: búsquelo por su CUIL']
const SIN_DOMICILIO = [404, 'El propietario no existe o no está a su alcance: búsquelo por su CUIL']

it('con un número que nadie buscó se responde lo mismo que con uno que no existe, y nada se lee ni se escribe', async () => {
  const [con, sin] = [await propietario('SALTA 1'), await propietario(null)]
  for (const id of [con.id, sin.id, 999_999]) {
    expect(await presentar('bruno', id)).toEqual(NO_EXISTE)
    expect(await domicilio('bruno', id)).toEqual(SIN_DOMICILIO)
  }
  const { rows } = await portal.db.$client.query('select domicilio from propietario where id_propietario = $1', [
    sin.id,
  ])
  expect(rows).toEqual([{ domicilio: null }])
})

it('lo usa quien lo buscó por su CUIL, y no otro', async () => {
  const { id, cuil } = await propietario(null)
  expect((await buscar('bruno', cuil)).json()).toMatchObject({ idPropietario: id })
  expect(await domicilio('bruno', id)).toEqual([200, 'Domicilio agregado con éxito!'])
  expect(await domicilio('bruno', id, 'OTRO 2')).toEqual([
    409,
    'El domicilio ya está guardado: solo un administrador puede cambiarlo',
  ])
  expect(await domicilio('pablo', id)).toEqual(SIN_DOMICILIO)
  expect(await presentar('pablo', id)).toEqual(NO_EXISTE)
  expect(await presentar('bruno', id)).toEqual(CREADA)
})

it('vale un día; agregarlo o buscarlo otra vez lo renueva; con una carpeta suya no vence', async () => {
  const { id, cuil } = await propietario('SALTA 1')
  const hace = (tiempo: string) =>
    portal.db.$client.query(
      'update propietario_hallado set hallado_el = now() - $2::interval where id_propietario = $1',
      [id, tiempo],
    )
  await buscar('bruno', cuil)
  await hace('24 hours 1 second')
  expect(await presentar('bruno', id)).toEqual(NO_EXISTE)
  const agregar = { method: 'POST', url: `/api/formulario/agregarPropietario/${cuil}` } as const
  expect((await portal.como('bruno', agregar)).json()).toMatchObject({ id })
  await hace('23 hours 59 minutes')
  expect(await presentar('bruno', id)).toEqual(CREADA)
  await hace('2 days')
  expect(await presentar('bruno', id)).toEqual(CREADA)
})

it('el personal usa cualquiera', async () => {
  const { id } = await propietario('SALTA 1')
  expect(await presentar('ana', id)).toEqual(CREADA)
})
