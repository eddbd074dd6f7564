// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rechazo } from '../pruebas/declaradas.ts'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { CambiarCiudadPage } from './CambiarCiudadPage.tsx'

conPantallas()

const deFabrica = { version: 0, valor: { pie: 'De fábrica' }, autor: null, motivo: null, escritoEl: null }
const escrita = (version: number, pie: string) => ({
  version,
  valor: { pie },
  autor: 'Ana Romano',
  motivo: 'Cambió',
  escritoEl: '2026-11-25T13:00:00.000Z',
})

function abrir() {
  entrarComo('administrador')
  responde('GET /ciudad/configuracion', { claves: [{ ...escrita(1, 'Pie uno'), clave: 'pie' }] })
  responde('GET /ciudad/configuracion/{clave}', { versiones: [escrita(1, 'Pie uno'), deFabrica] })
  montar(<CambiarCiudadPage />, '/ciudad/pie', { path: '/ciudad/:clave' })
}
const pie = () => screen.findByLabelText<HTMLInputElement>('Pie')
const escribir = async (texto: string) => fireEvent.change(await pie(), { target: { value: texto } })
const guardadas = () => llamadas.filter(({ nombre }) => nombre === 'POST /ciudad/configuracion')

test('se ve antes de guardar, y volver a una versión la pone en el formulario', async () => {
  abrir()
  await escribir('Pie nuevo')
  expect((await screen.findAllByText('Pie nuevo')).length).toBeGreaterThan(0)
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a esta versión' }))
  expect((await pie()).value).toBe('De fábrica')
  expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe('Vuelve a lo que vino')
  expect(guardadas()).toEqual([])
})

test('si otra persona guardó antes, lo dice, y lo escrito queda para probar sobre lo de ella', async () => {
  abrir()
  await escribir('Pie mío')
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Porque sí' } })
  const versiones: unknown[] = []
  atiende('POST /ciudad/configuracion', async ({ json }) => {
    versiones.push((await json()).version)
    return rechazo(409, 'Mientras usted editaba, Bea guardó la versión 2')
  })
  responde('GET /ciudad/configuracion', { claves: [{ ...escrita(2, 'Pie de Bea'), clave: 'pie' }] })
  responde('GET /ciudad/configuracion/{clave}', {
    versiones: [escrita(2, 'Pie de Bea'), escrita(1, 'Pie uno'), deFabrica],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  const aviso = await screen.findByRole('group', { name: 'No se hizo' })
  expect(aviso.textContent).toBe('Mientras usted editaba, Bea guardó la versión 2')
  expect(await screen.findByText('Pie de Bea')).toBeDefined()
  expect((await pie()).value).toBe('Pie mío')
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(versiones).toEqual([1, 2]))
})
