import { expect, it } from 'vitest'
import { resumenDeObservaciones } from './observaciones.ts'

it('una sola se dice tal cual', () => {
  expect(resumenDeObservaciones(['Falta la firma'])).toBe('Falta la firma')
  expect(resumenDeObservaciones(['x'.repeat(240)])).toBe('x'.repeat(240))
})

it('varias, una por línea mientras entren en 240 caracteres; si no, cuántas son', () => {
  // '• ' twice and one line break are 5: 235 of text make 240.
  expect(resumenDeObservaciones(['x'.repeat(200), 'y'.repeat(35)])).toBe(`• ${'x'.repeat(200)}\n• ${'y'.repeat(35)}`)
  expect(resumenDeObservaciones(['x'.repeat(200), 'y'.repeat(36)])).toBe('Tiene 2 observaciones para responder.')
})
