// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { huella, loQueCambio } from '../../../scripts/loQueQueda.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.lang = ''
  document.body.replaceChildren()
})

test.each([
  ['lo guardado en el navegador', () => localStorage.setItem('valores', '{}'), 'localStorage'],
  ['lo guardado en la pestaña', () => sessionStorage.setItem('encomienda', '{}'), 'sessionStorage'],
  ['lo dibujado', () => document.body.append(document.createElement('div')), 'lo dibujado en la página'],
  [
    'el idioma',
    () => {
      document.documentElement.lang = 'en'
    },
    'el idioma de la página',
  ],
])('queda %s, y se dice', (_que, dejar, nombre) => {
  const antes = huella()
  dejar()
  expect(loQueCambio(antes, huella())).toEqual([nombre])
})
