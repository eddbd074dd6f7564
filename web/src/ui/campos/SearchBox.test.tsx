// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchBox } from './SearchBox.tsx'

afterEach(cleanup)

test('lo escrito sigue ahí cuando llega lo que se había pedido; lo que otro cambia, lo reemplaza', async () => {
  const alBuscar = vi.fn<(texto: string) => void>()
  const caja = (value: string) => <SearchBox label="Buscar" value={value} alBuscar={alBuscar} />
  const { rerender } = render(caja('1014'))
  const campo = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.clear(campo)
  expect(alBuscar.mock.calls).toEqual([['']])
  await userEvent.type(campo, '/')
  rerender(caja(''))
  expect(campo.value).toBe('/')
  rerender(caja('otra lista'))
  expect(campo.value).toBe('otra lista')
})
