// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { CiudadPage } from './CiudadPage.tsx'
import { TextosDeCorreoPage } from './TextosDeCorreoPage.tsx'

conPantallas()

const COMO_VINO = { version: 0, autor: null, motivo: null, escritoEl: null }
const ESCRITA = { version: 3, autor: 'Ana Romano', motivo: 'Cambió', escritoEl: '2026-11-25T13:00:00.000Z' }

function conTodo() {
  entrarComo('administrador')
  responde('GET /ciudad/configuracion', {
    claves: [
      { ...COMO_VINO, clave: 'pie', valor: { pie: 'Pie' } },
      { ...ESCRITA, clave: 'correo.carpetaRecibida', valor: { asunto: 'a', cuerpo: 'b' } },
      { ...COMO_VINO, clave: 'correo.reservado', valor: { asunto: 'a', cuerpo: 'b' } },
    ],
  })
}
const celdas = (nombre: string) =>
  [...(screen.getByRole('link', { name: nombre }).closest('tr')?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  )

test('de lo que la ciudad dice, los correos son un renglón, que dice cuántos escribió', async () => {
  conTodo()
  montar(<CiudadPage />, '/ciudad')
  await screen.findByRole('link', { name: 'Pie de página' })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain('Carpeta recibida')
  expect(celdas('Textos de los correos')).toEqual([
    'Textos de los correos',
    'En cada correo que manda el portal, desde que se guarda. Los que esperan para salir no cambian',
    'La ciudad escribió uno',
  ])
})

test('la lista dice a quién va cada uno, y quién lo escribió', async () => {
  conTodo()
  montar(<TextosDeCorreoPage />, '/ciudad/correos')
  const enlace = await screen.findByRole('link', { name: 'Carpeta recibida en mesa de entradas' })
  expect(enlace.getAttribute('href')).toBe('/ciudad/correo.carpetaRecibida')
  expect(celdas('Carpeta recibida en mesa de entradas')[1]).toBe('A quien presentó la carpeta')
  expect(celdas('Carpeta recibida en mesa de entradas')[2]).toMatch(/^3: Ana Romano, 25\/11\/2026/)
  expect(celdas('Lo que se dice a una dirección que Ciudad Digital no conoce')[2]).toBe('Como vino')
  expect(screen.queryByRole('link', { name: 'Pie de página' })).toBeNull()
})
