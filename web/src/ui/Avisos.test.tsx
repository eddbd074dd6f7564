// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Avisos, enLineas } from './Avisos.tsx'
import { avisar, useAvisos } from './avisos.ts'
import { Modal } from './Modal.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useAvisos.setState({ avisos: [] })
})

test('dura 6 segundos, y un error interrumpe', () => {
  render(<Avisos />)
  act(() => void avisar('Algo salió mal', 'mal'))
  expect(screen.getByRole('alert').textContent).toBe('Algo salió mal')
  act(() => vi.advanceTimersByTime(5999))
  expect(screen.queryByRole('alert')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('espera mientras alguien lo mira, y se cierra a mano', () => {
  render(<Avisos />)
  act(() => void avisar('Carpeta borrada', 'bien', 3000))
  fireEvent.mouseEnter(screen.getByRole('status'))
  act(() => vi.advanceTimersByTime(60_000))
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar mensaje' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('el mismo texto dos veces es un aviso; el HTML es texto', () => {
  render(<Avisos />)
  act(() => {
    avisar('<b>uno</b>')
    avisar('<b>uno</b>')
  })
  expect(screen.getAllByText('<b>uno</b>')).toHaveLength(1)
})

test('un diálogo que se abre quita lo que salió bien, y deja los errores', () => {
  const pantalla = (abierto: boolean) => (
    <>
      <Avisos />
      <Modal abierto={abierto} titulo="Retirar observación" alCerrar={() => {}}>
        Motivo
      </Modal>
    </>
  )
  const { rerender } = render(pantalla(false))
  act(() => {
    avisar('Observación retirada')
    avisar('Error de red', 'mal')
  })
  expect(screen.queryByText('Observación retirada')).not.toBeNull()
  rerender(pantalla(true))
  expect(screen.queryByText('Observación retirada')).toBeNull()
  expect(screen.queryByText('Error de red')).not.toBeNull()
})

test('con un diálogo abierto sigue a la escucha: nada la esconde de un lector de pantalla', async () => {
  vi.useRealTimers()
  render(
    <>
      <Avisos />
      <Modal abierto titulo="Agregar oficina" alCerrar={() => {}}>
        Nombre
      </Modal>
    </>,
  )
  act(() => void avisar('La oficina ya existe', 'mal'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  const escondidos = [...document.querySelectorAll('[aria-hidden="true"]')]
  expect(escondidos.length).toBeGreaterThan(0)
  const region = screen.getByText('La oficina ya existe').closest('[aria-live]')
  expect(region?.parentElement).toBe(document.body)
  await waitFor(() => expect(region?.closest('[aria-hidden]')).toBeNull())
})

test.each([
  ['una\ndos', ['una', 'dos']],
  ['una\r\n\r\ndos', ['una', 'dos']],
  ['una<br>dos<br/>tres', ['una', 'dos', 'tres']],
  ['sola', ['sola']],
])('%j en líneas', (texto, lineas) => {
  expect(enLineas(texto)).toEqual(lineas)
})
