// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type ErrorDelResumen, ErrorSummary, erroresDelFormulario } from './ErrorSummary.tsx'

afterEach(cleanup)

const FALTAN: readonly ErrorDelResumen[] = [
  { campo: 'uso', texto: 'Escriba el uso' },
  { campo: 'asfalto', texto: 'Elija Sí o No.' },
]
const pantalla = (errores: readonly ErrorDelResumen[], intento: number) => (
  <>
    <ErrorSummary errores={errores} intento={intento} />
    <input id="uso" aria-label="Uso" />
    <fieldset id="asfalto">
      <input type="radio" aria-label="Sí" />
    </fieldset>
  </>
)
const enFoco = () => document.activeElement

test('cada envío que falla lleva el foco al resumen, no solo el primero', () => {
  const { rerender } = render(pantalla(FALTAN, 1))
  const resumen = screen.getByRole('alert', { name: 'Hay un problema' })
  expect(enFoco()).toBe(resumen)
  screen.getByLabelText('Uso').focus()
  rerender(pantalla(FALTAN, 2))
  expect(enFoco()).toBe(resumen)
})

test('antes de enviar no se lleva el foco, y sin errores no hay resumen', () => {
  const { rerender } = render(pantalla(FALTAN, 0))
  expect(enFoco()).toBe(document.body)
  rerender(pantalla([], 1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('cada línea lleva a su campo, en un grupo al primero, y la dirección no cambia', () => {
  render(pantalla(FALTAN, 1))
  fireEvent.click(screen.getByRole('link', { name: 'Escriba el uso' }))
  expect(enFoco()).toBe(screen.getByLabelText('Uso'))
  const enlace = screen.getByRole('link', { name: 'Elija Sí o No.' })
  expect(fireEvent.click(enlace)).toBe(false)
  expect(enFoco()).toBe(screen.getByLabelText('Sí'))
})

test('de los errores de un formulario, los que dicen algo', () => {
  const errors = { uso: { type: 'x', message: 'Escriba el uso' }, calle: { type: 'x', message: '' } }
  expect(erroresDelFormulario<{ uso: string; calle: string }>(errors)).toEqual([
    { campo: 'uso', texto: 'Escriba el uso' },
  ])
})
