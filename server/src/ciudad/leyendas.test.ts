import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, otroProceso } from '../../pruebas/appDePrueba.ts'

/** The legends of the sidewalk form, as the city writes them. */

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const leer = async (desde: AppDePrueba = portal) =>
  (await desde.como('clara', { url: '/api/formulario/obtenerLeyendas/12' })).json()
const escribir = (version: number, leyendas1: string, leyendas2: string) =>
  portal.como('ana', {
    method: 'POST',
    url: '/api/ciudad/configuracion',
    payload: { clave: 'leyendas', version, motivo: 'Ordenanza 12', valor: { leyendas1, leyendas2 } },
  })

it('vienen cuatro de cada grupo', async () => {
  const { leyendas1, leyendas2 } = await leer()
  expect([leyendas1.length, leyendas2.length]).toEqual([4, 4])
  expect(leyendas1[1]).toBe(
    'La pendiente transversal será del 1 al 2 % hacia el cordón, sin escalones ni resaltos de un lindero a otro.',
  )
  expect(leyendas2[3]).toBe(
    'El propietario declara bajo su firma que un profesional matriculado dirige los trabajos y que responde por los daños a terceros.',
  )
})

it('las que escribe la ciudad se leen en todos los procesos, una por renglón, y un grupo puede quedar sin ninguna', async () => {
  const otro = await otroProceso(portal)
  expect((await escribir(0, 'Baldosa de 9 panes\n\n  Sin escalones  \nBaldosa de 9 panes', '')).statusCode).toBe(200)
  const escritas = { leyendas1: ['Baldosa de 9 panes', 'Sin escalones'], leyendas2: [] }
  expect([await leer(), await leer(otro)]).toEqual([escritas, escritas])
  const { versiones } = (await portal.como('ana', { url: '/api/ciudad/configuracion/leyendas' })).json()
  const { leyendas1, leyendas2 } = versiones.at(-1).valor
  expect((await escribir(1, leyendas1, leyendas2)).json().version).toBe(2)
  expect((await leer()).leyendas2).toHaveLength(4)
})

it('un grupo de 3.000 letras entra, y uno de 3.001 no', async () => {
  expect((await escribir(2, 'x'.repeat(3000), '')).statusCode).toBe(200)
  const larga = await escribir(3, 'x'.repeat(3001), '')
  expect([larga.statusCode, larga.json().errors]).toEqual([
    400,
    [{ msg: 'Condiciones para la vereda: debe tener como máximo 3.000 caracteres', path: 'valor.leyendas1' }],
  ])
})
