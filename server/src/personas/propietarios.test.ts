import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, ciudadDigitalDePrueba } from '../../pruebas/appDePrueba.ts'

/** Citizens that the portal has never seen, beside the demo people. */
const cuilDe = (lugar: number) => `2350000${String(lugar).padStart(4, '0')}`
const VECINOS = Array.from({ length: 12 }, (_, lugar) => ({
  cuil: cuilDe(lugar),
  id_persona: 7000 + lugar,
  nombre_persona: 'Nombre',
  apellido_persona: `Vecina ${lugar}`,
}))

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({
    ciudadDigital: {
      quienEs: ciudadDigitalDePrueba.quienEs,
      async ciudadanoPorCuil(cuil, token) {
        const vecino = VECINOS.find((v) => v.cuil === cuil)
        if (!vecino) return ciudadDigitalDePrueba.ciudadanoPorCuil(cuil, token)
        const { cuil: _, ...ciudadano } = vecino
        return ciudadano
      },
    },
  })
})

const buscar = (cuil: string) => portal.como('pablo', { url: `/api/formulario/buscarPropietario/${cuil}` })
const agregar = (cuil: string) =>
  portal.como('pablo', { method: 'POST', url: `/api/formulario/agregarPropietario/${cuil}` })

describe('un ciudadano que todavía no es propietario', () => {
  it('se encuentra con idPropietario nulo, se agrega, y repetirlo da el mismo número', async () => {
    expect((await buscar('27336667777')).json()).toEqual({
      idPropietario: null,
      Domicilio: null,
      IdPersona: 8,
      nombre_persona: 'Rosa',
      apellido_persona: 'Ávila',
    })
    const { id, message } = (await agregar('27336667777')).json()
    expect(message).toBe('Propietario agregado')
    expect((await agregar('27336667777')).json()).toEqual({ id, message: 'Propietario agregado' })
    expect((await buscar('27336667777')).json()).toMatchObject({ idPropietario: id, Domicilio: null, IdPersona: 8 })
  })

  it('agregado por varios a la vez es una fila, y todos reciben el mismo número', async () => {
    for (const { cuil, id_persona } of VECINOS) {
      const respuestas = await Promise.all([1, 2, 3, 4, 5].map(() => agregar(cuil)))
      expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
      expect(new Set(respuestas.map((r) => r.json().id)).size).toBe(1)
      const { rows } = await portal.db.$client.query(
        'select count(*) as filas from propietario where id_persona = $1',
        [id_persona],
      )
      expect(rows).toEqual([{ filas: 1 }])
    }
  })
})

it('un CUIL que la ciudad no conoce: 404 con el texto del catálogo', async () => {
  for (const respuesta of [await buscar('20999999999'), await agregar('20999999999')]) {
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      404,
      { ok: false, message: 'El CUIL ingresado no se encuentra registrado en ciudad digital' },
    ])
  }
})

it('escrito con guiones o espacios es el mismo CUIL', async () => {
  expect((await buscar('27-30999111-2')).json()).toMatchObject({ idPropietario: 1, apellido_persona: 'Nieva' })
  expect((await buscar('27%2030999111%202')).json()).toMatchObject({ idPropietario: 1, Domicilio: 'SAN MARTIN 450' })
})
