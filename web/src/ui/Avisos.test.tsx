// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Avisos, enLineas } from './Avisos.tsx'
import { avisar, avisarError, quitarAvisosMalos, useAvisos } from './avisos.ts'
import { ErrorConTexto, NoHay } from './errorConTexto.ts'
import { Modal } from './Modal.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useAvisos.setState({ avisos: [] })
})

test('dura 6 segundos', () => {
  render(<Avisos top={0} />)
  act(() => void avisar('Carpeta borrada'))
  expect(screen.getByRole('status').textContent).toBe('Carpeta borrada')
  act(() => vi.advanceTimersByTime(5999))
  expect(screen.queryByRole('status')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByRole('status')).toBeNull()
})

test('lo que falló interrumpe, y queda hasta que se reintenta; lo que no existe no se reintenta', () => {
  render(<Avisos top={0} />)
  const reintentar = vi.fn(quitarAvisosMalos)
  act(() => void avisarError(new ErrorConTexto('Error de red'), reintentar))
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('alert').textContent).toContain('Error de red')
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(reintentar).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void avisarError(new NoHay('El archivo no existe'), reintentar))
  expect(screen.getByRole('alert').textContent).toBe('El archivo no existe')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})

test('espera mientras alguien lo mira, y se cierra a mano', () => {
  render(<Avisos top={0} />)
  act(() => void avisar('Carpeta borrada', 'bien', 3000))
  fireEvent.mouseEnter(screen.getByRole('status'))
  act(() => vi.advanceTimersByTime(60_000))
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar mensaje' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('el mismo texto dos veces es un aviso; el HTML es texto', () => {
  render(<Avisos top={0} />)
  act(() => {
    avisar('<b>uno</b>')
    avisar('<b>uno</b>')
  })
  expect(screen.getAllByText('<b>uno</b>')).toHaveLength(1)
})

test('un diálogo que se abre quita lo que salió bien, y deja los errores', () => {
  const pantalla = (abierto: boolean) => (
    <>
      <Avisos top={0} />
      <Modal abierto={abierto} titulo="Retirar observación" alCerrar={() => {}}>
        Motivo
      </Modal>
    </>
  )
  const { rerender } = render(pantalla(false))
  act(() => {
    avisar('Observación retirada')
    avisarError(new ErrorConTexto('Error de red'), () => {})
  })
  expect(screen.queryByText('Observación retirada')).not.toBeNull()
  rerender(pantalla(true))
  expect(screen.queryByText('Observación retirada')).toBeNull()
  expect(screen.queryByText('Error de red')).not.toBeNull()
})

test('con un diálogo abierto se dice dentro de él, y cerrado en la página: una sola vez, y donde se escucha', async () => {
  vi.useRealTimers()
  const pantalla = (abierto: boolean) => (
    <main>
      <Avisos top={0} />
      <h1>Oficinas</h1>
      {abierto && (
        <Modal abierto titulo="Agregar oficina" alCerrar={() => {}}>
          Nombre
        </Modal>
      )}
    </main>
  )
  const { rerender } = render(pantalla(true))
  act(() => void avisar('Dirección copiada'))
  const dicho = await screen.findByRole('status')
  expect(dicho.closest('[role=dialog]')).not.toBeNull()
  expect(dicho.closest('[aria-hidden=true]')).toBeNull()
  expect(screen.getAllByText('Dirección copiada')).toHaveLength(1)
  rerender(pantalla(false))
  await waitFor(() => expect(screen.getByRole('status').closest('main')).not.toBeNull())
  expect(screen.getAllByText('Dirección copiada')).toHaveLength(1)
})

test('está antes del título y ocupa su lugar: no flota sobre él', () => {
  render(
    <main>
      <Avisos top={0} />
      <h1>Oficinas</h1>
    </main>,
  )
  const region = document.querySelector('[aria-live=polite]')
  act(() => void avisar('Oficina creada con éxito'))
  const dicho = screen.getByText('Oficina creada con éxito')
  expect(region?.contains(dicho)).toBe(true)
  expect(dicho.compareDocumentPosition(screen.getByRole('heading'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const alrededor = region === null ? [] : [region, ...region.querySelectorAll('*')]
  expect(alrededor.map((uno) => getComputedStyle(uno).position)).not.toContain('fixed')
})

test.each([
  ['una\ndos', ['una', 'dos']],
  ['una\r\n\r\ndos', ['una', 'dos']],
  ['una<br>dos<br/>tres', ['una', 'dos', 'tres']],
  ['sola', ['sola']],
])('%j en líneas', (texto, lineas) => {
  expect(enLineas(texto)).toEqual(lineas)
})
