// @vitest-environment happy-dom
import type { RequisitoDeEncomienda } from '@catastro/domain/carpetas/requisitosDeEncomienda'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo, type Tipo } from '../../pruebas/servidor.ts'
import { RequisitosPage } from './RequisitosPage.tsx'

conPantallas()

const requisito = (idRequisito: number, texto: string, otra: Partial<RequisitoDeEncomienda> = {}) => ({
  idRequisito,
  texto,
  ...{ idEncomiendaTipo: null, encomiendatipo: null, ayuda: '', orden: 1, obligatorio: false, ejemplo: null },
  ...{ retirado: false, rige: true, cambiaEl: null },
  ...otra,
})

function abrir(quien: Tipo) {
  entrarComo(quien)
  responde('GET /documentacion/requisitosDeEncomienda', {
    requisitos: [
      requisito(1, 'DNI', { obligatorio: true, cambiaEl: '2026-12-01T03:00:00.000Z' }),
      requisito(2, 'Título', { retirado: true }),
      requisito(6, 'Fotomontaje', { idEncomiendaTipo: 4, encomiendatipo: 'CARTELES', rige: false }),
    ],
  })
  montar(<RequisitosPage />, '/requisitosDeEncomienda')
}
const filas = async () => {
  await screen.findByText('Fotomontaje')
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((fila) => [...fila.querySelectorAll('td')].map(({ textContent }) => textContent))
}

test('dice de cuáles son, si son obligatorios, y desde cuándo cambian; un administrador los abre', async () => {
  abrir('administrador')
  expect(await filas()).toEqual([
    ['Todas', 'DNI', 'Sí', 'Se pide, cambia el 01/12/2026'],
    ['Todas', 'Título', 'No', 'Ya no se pide'],
    ['Carteles', 'Fotomontaje', 'No', 'Todavía no se pide'],
  ])
  expect(screen.getByRole('link', { name: 'DNI' }).getAttribute('href')).toBe('/requisitosDeEncomienda/1')
  expect(screen.getByRole('link', { name: 'Nuevo requisito' }).getAttribute('href')).toBe(
    '/requisitosDeEncomienda/nuevo',
  )
})

test.each(['jefe', 'operador'] as const)('%s los lee, y se le dice quién los cambia', async (quien) => {
  abrir(quien)
  await filas()
  expect(screen.queryByRole('link', { name: 'DNI' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Nuevo requisito' })).toBeNull()
  expect(screen.getByText('Usted puede consultarlos. Los cambia un administrador.')).toBeTruthy()
})
