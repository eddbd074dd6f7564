// @vitest-environment happy-dom
import type { Tramite } from '@catastro/domain/tramites/llamadas'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { TramitePage } from './TramitePage.tsx'

conPantallas()

const tramite = (nombre: string, cambios: Partial<Tramite> = {}): Tramite => ({
  tramite: nombre,
  nombre,
  explicacion: '',
  papeles: [],
  formularios: [],
  firman: [],
  costos: [],
  ...cambios,
})

const abrir = (suyo: Tramite, ids: readonly number[] = []) => {
  entrarComo('ciudadano')
  responde('GET /tramites', {
    tramites: [suyo],
    tarifas: ids.map((idTarifa) => ({ idTarifa, valor: 100 })),
    tiposDeObra: [],
  })
  montar(<TramitePage />, `/tramites/${suyo.tramite}`, { path: '/tramites/:tramite' })
}
const con = (...codigos: string[]) =>
  tramite('encomienda-1', { formularios: codigos.map((codigo) => ({ codigo, nombre: codigo })) })
const NO_SE_PUEDE = 'Hoy no se puede estimar: alguna de sus tarifas no tiene un valor vigente. Consulte en la oficina.'

test.each([
  ['sin plazo que contar, ni el título', undefined, 0, 0],
  ['con pocos casos, que todavía no se sabe', null, 1, 1],
  ['con casos, cuánto', { casos: 10, mediana: 3 }, 1, 0],
])('cuánto tarda: %s', async (_, plazo, titulos, pocos) => {
  abrir(tramite('formulario28', { ...(plazo !== undefined && { plazo }) }))
  await screen.findByRole('heading', { name: 'Quién firma' })
  expect(screen.queryAllByRole('heading', { name: 'Cuánto tarda' })).toHaveLength(titulos)
  expect(screen.queryAllByText(/^Todavía no hay trámites suficientes/)).toHaveLength(pocos)
})

test.each([
  ['el 14 pide solo la suya', con('14'), [65], null],
  ['el 14 sin la suya', con('14'), [112, 120, 121], NO_SE_PUEDE],
  ['el 1bis pide las suyas', con('1bis'), [112, 65, 120, 121], null],
  ['el 1bis sin una de las suyas', con('1bis'), [112, 65, 120], NO_SE_PUEDE],
  ['el 1 y el 2 no piden ninguna', con('1', '2'), [], null],
])('la estimación: %s', async (_, suyo, ids, dice) => {
  abrir(suyo, ids)
  await screen.findByRole('heading', { name: '¿Cuánto me va a costar?' })
  expect(screen.queryAllByText(NO_SE_PUEDE)).toHaveLength(dice === null ? 0 : 1)
  expect(screen.queryAllByLabelText('Tipo de obra')).toHaveLength(dice === null ? 1 : 0)
})

test('la vereda sin sus tarifas lo dice, en vez de callar', async () => {
  abrir(tramite('veredas'))
  expect(await screen.findByText(NO_SE_PUEDE)).toBeTruthy()
})

test('el Libre Deuda empieza en su diálogo', async () => {
  abrir(tramite('libreDeuda'))
  expect((await screen.findByRole('link', { name: 'Empezar' })).getAttribute('href')).toBe('/catastro?libreDeuda=1')
})
