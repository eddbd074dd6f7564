// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, getConfig, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { estiloConHojas } from '../../pruebas/estilo.ts'
import { Modal } from '../pagina/Modal.tsx'
import { AvisoDeFallo } from './AvisoDeFallo.tsx'
import { Avisos, enLineas } from './Avisos.tsx'
import { avisar, avisarError, useAvisos } from './avisos.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Exito } from './Exito.tsx'
import { ErrorConTexto } from './errorConTexto.ts'

// Here what stands over the page is what is looked at.
const { defaultIgnore } = getConfig()
beforeAll(() => configure({ defaultIgnore: 'script, style' }))
afterAll(() => configure({ defaultIgnore }))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useAvisos.setState({ avisos: [] })
})

test('dura 6 segundos', () => {
  render(<Avisos />)
  act(() => void avisar('Carpeta borrada'))
  expect(screen.getByRole('status').textContent).toBe('Carpeta borrada')
  act(() => vi.advanceTimersByTime(5999))
  expect(screen.queryByRole('status')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByRole('status')).toBeNull()
})

test('lo que falló interrumpe y dura 6 segundos; en un diálogo, 3; en líneas', () => {
  render(<Avisos />)
  act(() => void avisarError(new ErrorConTexto('Piso: es obligatorio\nDistrito: es obligatorio')))
  const dicho = screen.getByRole('alert')
  expect([...dicho.querySelectorAll(':scope > div > div')].map(({ textContent }) => textContent)).toEqual([
    'Piso: es obligatorio',
    'Distrito: es obligatorio',
  ])
  act(() => vi.advanceTimersByTime(5999))
  expect(screen.queryByRole('alert')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByRole('alert')).toBeNull()

  render(
    <Modal abierto titulo="Agregar oficina" alCerrar={() => {}}>
      Nombre
    </Modal>,
  )
  act(() => void avisarError(new ErrorConTexto('Error de red')))
  act(() => vi.advanceTimersByTime(2999))
  expect(screen.queryByText('Error de red')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Error de red')).toBeNull()
})

test('de un error queda una copia junto a su botón, que no se dice otra vez, hasta que se prueba de nuevo', () => {
  const pantalla = (error: unknown) => (
    <>
      <Avisos />
      <AvisoDeFallo error={error} texto="No se envió." />
    </>
  )
  const { rerender, container } = render(pantalla(new ErrorConTexto('Algo salió mal! ')))
  const copia = screen.getByRole('group', { name: 'No se hizo' })
  expect([...copia.querySelectorAll(':scope > div > div')].map(({ textContent }) => textContent)).toEqual([
    'No se envió.',
    'Algo salió mal! ',
  ])
  expect(container.querySelectorAll('[role=alert], [role=status]')).toHaveLength(1)
  expect(copia.closest('[aria-live], [role=alert]')).toBeNull()
  act(() => vi.advanceTimersByTime(6000))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('group', { name: 'No se hizo' }).textContent).toBe('No se envió.Algo salió mal! ')
  rerender(pantalla(null))
  expect(screen.queryByRole('group', { name: 'No se hizo' })).toBeNull()
})

test('si se prueba de nuevo antes, el aviso se va con su copia', () => {
  const pantalla = (error: unknown) => (
    <>
      <Avisos />
      <AvisoDeFallo error={error} />
    </>
  )
  const { rerender } = render(pantalla(new ErrorConTexto('Error de red')))
  expect(screen.getByRole('alert').textContent).toBe('Error de red')
  rerender(pantalla(null))
  expect(screen.queryByText('Error de red')).toBeNull()
})

test('lo que el servidor rechaza de un campo también se ve arriba, y se oye solo donde está el foco', () => {
  const rechazo = new ErrorConTexto('Distrito: es obligatorio')
  const { container } = render(
    <>
      <Avisos />
      <ErrorSummary intento={1} errores={[{ campo: 'Distrito', texto: 'Distrito: es obligatorio', rechazo }]} />
    </>,
  )
  expect(screen.getAllByText('Distrito: es obligatorio')).toHaveLength(2)
  expect(container.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain('Hay un problema')
})

function DosPantallas() {
  const [ida, setIda] = useState(false)
  return (
    <>
      <Avisos />
      {ida ? (
        <h1>Mis carpetas</h1>
      ) : (
        <Exito
          textos={['Carpeta creada con éxito']}
          segundos={3}
          destino="a sus carpetas"
          alTerminar={() => setIda(true)}
        />
      )}
    </>
  )
}

test('lo que se hizo se sigue viendo en la pantalla que sigue, el resto de sus 6 segundos', () => {
  render(<DosPantallas />, { wrapper: MemoryRouter })
  for (let i = 0; i < 3; i++) act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByRole('heading').textContent).toBe('Mis carpetas')
  expect(screen.getByText('Carpeta creada con éxito')).toBeTruthy()
  act(() => vi.advanceTimersByTime(2999))
  expect(screen.getByText('Carpeta creada con éxito')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Carpeta creada con éxito')).toBeNull()
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

test('con un diálogo abierto se dice dentro de él, y cerrado en la página: una sola vez, y donde se escucha', async () => {
  vi.useRealTimers()
  const pantalla = (abierto: boolean) => (
    <main>
      <Avisos />
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
  await waitFor(() => expect(screen.getByText('Dirección copiada').closest('main')).not.toBeNull())
  expect(screen.getAllByText('Dirección copiada')).toHaveLength(1)
  // It was heard already.
  expect(screen.queryByRole('status')).toBeNull()
})

test('lo que falló en la página no tapa el diálogo que se abre después; lo que se hizo se sigue viendo', () => {
  const pantalla = (abierto: boolean) => (
    <main>
      <Avisos />
      {abierto && (
        <Modal abierto titulo="Agregar oficina" alCerrar={() => {}}>
          Nombre
        </Modal>
      )}
    </main>
  )
  const { rerender } = render(pantalla(false))
  act(() => {
    avisarError(new ErrorConTexto('Error al deshabilitar la Oficina'))
    avisar('Carpeta borrada')
  })
  expect(useAvisos.getState().avisos.map(({ texto }) => texto)).toEqual([
    'Error al deshabilitar la Oficina',
    'Carpeta borrada',
  ])
  rerender(pantalla(true))
  expect(useAvisos.getState().avisos.map(({ texto }) => texto)).toEqual(['Carpeta borrada'])
})

test('está sobre la página: no mueve nada, y lo que queda debajo se puede apretar', () => {
  render(<Avisos />)
  act(() => void avisar('Oficina creada con éxito'))
  const region = document.querySelector('[aria-live=polite]')
  expect(region?.contains(screen.getByText('Oficina creada con éxito'))).toBe(true)
  const { position, pointerEvents } = estiloConHojas(region as Element)
  expect([position, pointerEvents]).toEqual(['fixed', 'none'])
})

test.each([
  ['una\ndos', ['una', 'dos']],
  ['una\r\n\r\ndos', ['una', 'dos']],
  ['una<br>dos<br/>tres', ['una', 'dos', 'tres']],
  ['sola', ['sola']],
])('%j en líneas', (texto, lineas) => {
  expect(enLineas(texto)).toEqual(lineas)
})
