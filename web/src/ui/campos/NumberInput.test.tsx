// @vitest-environment happy-dom
import type { Unidad } from '@catastro/domain/campo'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { NumberInput } from './NumberInput.tsx'

afterEach(cleanup)

function Campo({ unidad, entero = false, inicial = '' }: { unidad?: Unidad; entero?: boolean; inicial?: string }) {
  const [value, setValue] = useState(inicial)
  return <NumberInput id="n" label="Número" unidad={unidad} entero={entero} value={value} onChange={setValue} />
}
const campo = () => screen.getByLabelText<HTMLInputElement>('Número')
/** The line that is read with the field. */
const linea = () => document.getElementById('n-entendido')

test.each([
  ['12.345', 'm²', 'Se entiende: 12.345,00 m²'],
  ['1.250.000,5', '$', 'Se entiende: $ 1.250.000,50'],
  ['10.5', 'm', 'Se entiende: 10,50 m'],
] as const)('al dejar %j en %s: %s', async (escrito, unidad, dicho) => {
  render(<Campo unidad={unidad} />)
  await userEvent.type(campo(), escrito)
  expect(linea()?.textContent).toBe('')
  await userEvent.tab()
  expect(linea()?.textContent).toBe(dicho)
  expect(linea()?.getAttribute('aria-live')).toBe('polite')
  expect(campo().getAttribute('aria-describedby')).toBe('n-entendido')
})

test('lo que no se entiende dice por qué, y calla mientras se corrige', async () => {
  render(<Campo unidad="m²" />)
  await userEvent.type(campo(), '10,555')
  await userEvent.tab()
  expect(linea()?.textContent).toBe('Admite hasta dos decimales')
  await userEvent.type(campo(), '{Backspace}')
  expect(linea()?.textContent).toBe('')
  await userEvent.tab()
  expect(linea()?.textContent).toBe('Se entiende: 10,55 m²')
})

test.each([
  ['0', '10'],
  ['5', '510'],
])('sobre %j se escribe 10: queda %s', async (inicial, queda) => {
  render(<Campo unidad="m" inicial={inicial} />)
  await userEvent.click(campo())
  await userEvent.keyboard('10')
  expect(campo().value).toBe(queda)
})

test('un entero, con su unidad; vacío no dice nada', async () => {
  render(<Campo unidad="veces por semana" entero />)
  await userEvent.click(campo())
  await userEvent.tab()
  expect(linea()?.textContent).toBe('')
  await userEvent.type(campo(), '1200')
  await userEvent.tab()
  expect(linea()?.textContent).toBe('Se entiende: 1.200 veces por semana')
})

test('la unidad está al lado del número: el peso antes, las demás después', () => {
  const { unmount } = render(<Campo unidad="$" />)
  expect(screen.getByText('$').compareDocumentPosition(campo()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  unmount()
  render(<Campo unidad="m²" />)
  expect(screen.getByText('m²').compareDocumentPosition(campo()) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
})
