// @vitest-environment happy-dom
import type { Lista } from '@catastro/domain/importaciones/llamadas'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, falla } from '../pruebas/respuestas.ts'
import { entrarComo, type Tipo } from '../pruebas/servidor.ts'
import { AccionesDeLista } from './AccionesDeLista.tsx'
import { ElegirArchivo } from './ElegirArchivo.tsx'

conPantallas()

/** What was asked for, and under which name it was handed over. */
const pedidas: string[] = []
const entregados: string[] = []

beforeEach(() => {
  pedidas.length = 0
  entregados.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    entregados.push(this.download)
  })
  atiende('GET /exportaciones/{lista}', ({ request, params }) => {
    pedidas.push(`${params.lista}${new URL(request.url).search}`)
    return HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, { headers: { 'Content-Type': 'application/zip' } })
  })
})

function abrir(lista: Lista, tipo: Tipo = 'operador', estado?: string) {
  entrarComo(tipo)
  montar(<AccionesDeLista lista={lista} {...(estado && { estado })} />, '/lista')
}
const exportar = () => userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
const importar = () => screen.queryByRole('link', { name: 'Importar' })?.getAttribute('href')

test('se importa lo que vuelve de una planilla, y solo quien la mantiene', () => {
  abrir('tarifas')
  expect(importar()).toBe('/importaciones?clase=tarifas')
})

test.each([
  ['tarifas', 'jefe'],
  ['inspectores', 'operador'],
] as const)('%s, %s: no se importa', (lista, tipo) => {
  abrir(lista, tipo)
  expect(importar()).toBeUndefined()
})

test('una lista entera, con su nombre', async () => {
  abrir('calles')
  await exportar()
  await waitFor(() => expect(entregados).toEqual(['calles.xlsx']))
  expect(pedidas).toEqual(['calles'])
})

test('de las carpetas, las completas de esos estados', async () => {
  abrir('carpetas', 'operador', 'PRESENTADO')
  await exportar()
  await waitFor(() => expect(pedidas).toEqual(['carpetas?estado=PRESENTADO&completas=1']))
})

test('si falla se dice, y se puede volver a pedir', async () => {
  falla('GET /exportaciones/{lista}', 429, 'Demasiadas consultas')
  abrir('calles')
  await exportar()
  expect(await screen.findByText('Demasiadas consultas')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exportar' }).disabled).toBe(false))
})

test('la plantilla va vacía; lo que hay hoy, con sus filas', async () => {
  entrarComo('operador')
  montar(<ElegirArchivo clase="padrones" alElegirClase={() => {}} alSubir={() => {}} />, '/importaciones')
  expect(screen.getByText(/Padrón\*, Padrón provincial\*, Apellido y nombre\*, DNI, CUIT, Calle, /)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Bajar plantilla vacía' }))
  await waitFor(() => expect(pedidas).toEqual(['padrones?formato=xlsx&plantilla=1']))
  await userEvent.click(screen.getByRole('button', { name: 'Bajar lo que hay hoy' }))
  await waitFor(() => expect(pedidas[1]).toBe('padrones?formato=xlsx&plantilla=0'))
})
