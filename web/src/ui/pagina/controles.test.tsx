// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ProgressBar } from '../avisos/ProgressBar.tsx'
import { BuscarPorCuil } from '../campos/BuscarPorCuil.tsx'
import { SiNoInput } from '../campos/SiNoInput.tsx'
import { TextInput } from '../campos/TextInput.tsx'
import { TextoContado } from '../campos/TextoContado.tsx'
import { Paginacion, TODAS } from '../listas/Paginacion.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Modal } from './Modal.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ReviewList } from './ReviewList.tsx'
import { useVolver } from './useVolver.ts'

afterEach(cleanup)

const nada = () => {}

test('el error y la ayuda de un campo se leen con él', () => {
  render(<TextInput id="uso" label="Uso" help="Qué se hace ahí" error="es obligatorio" value="" onChange={nada} />)
  const campo = screen.getByLabelText('Uso')
  const leidos = (campo.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect([leidos, campo.getAttribute('aria-invalid')]).toEqual([['Qué se hace ahí', 'es obligatorio'], 'true'])
})

test('sin error ni ayuda no hay nada que leer; lo opcional lo dice', () => {
  render(<TextInput id="piso" label="Piso" opcional value="" onChange={nada} />)
  const campo = screen.getByLabelText('Piso (opcional)')
  expect([campo.getAttribute('aria-describedby'), campo.getAttribute('aria-invalid')]).toEqual([null, null])
})

test.each([
  ['abc', '3 de 5'],
  ['  abcde ', '5 de 5'],
  ['abcdefg', 'Sobran 2'],
])('%j de 5 letras: %s', (value, cuenta) => {
  render(<TextoContado id="motivo" label="Motivo" max={5} value={value} onChange={nada} />)
  expect(screen.getByText(cuenta)).toBeTruthy()
  expect(screen.getByText('Máximo 5 caracteres.')).toBeTruthy()
})

test('Sí y No son 1 y 0', () => {
  const elegidos: string[] = []
  render(<SiNoInput id="asfalto" label="Asfalto" value="" onChange={(valor) => elegidos.push(valor)} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Sí' }))
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(elegidos).toEqual(['1', '0'])
})

const cuil = (escrito: string) => {
  fireEvent.change(screen.getByLabelText('CUIL'), { target: { value: escrito } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
}

test('un CUIL se busca con sus 11 números, se escriba como se escriba', () => {
  const buscados: string[] = []
  let cambios = 0
  render(
    <BuscarPorCuil
      label="CUIL"
      boton="Buscar"
      alBuscar={(c) => buscados.push(c)}
      alCambiar={() => cambios++}
      ocupado={false}
    />,
  )
  cuil('20-2533344-5')
  expect(screen.getByText('El CUIL debe contener 11 dígitos')).toBeTruthy()
  cuil('20-2533344A-5')
  expect(buscados).toEqual([])
  cuil(' 20-25.333.444-5')
  expect([buscados, cambios]).toEqual([['20253334445'], 3])
  expect(screen.queryByText('El CUIL debe contener 11 dígitos')).toBeNull()
})

test('mientras se busca uno no se busca otro', () => {
  const alBuscar = vi.fn()
  render(<BuscarPorCuil label="CUIL" boton="Buscar" alBuscar={alBuscar} ocupado />)
  fireEvent.change(screen.getByLabelText('CUIL'), { target: { value: '20253334445' } })
  fireEvent.submit(screen.getByLabelText('CUIL').closest('form') as HTMLElement)
  expect(alBuscar).not.toHaveBeenCalled()
})

test('confirmar no se puede dos veces', () => {
  const [alConfirmar, alCancelar] = [vi.fn(), vi.fn()]
  const dialogo = (ocupado: boolean) => (
    <ConfirmDialog abierto titulo="Borrar" alConfirmar={alConfirmar} alCancelar={alCancelar} ocupado={ocupado}>
      No se puede deshacer.
    </ConfirmDialog>
  )
  const { rerender } = render(dialogo(false))
  const boton = (name: string | RegExp) =>
    within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name })
  fireEvent.click(boton('Confirmar'))
  fireEvent.click(boton('Cancelar'))
  fireEvent.click(boton('Cerrar'))
  expect([alConfirmar.mock.calls.length, alCancelar.mock.calls.length]).toEqual([1, 2])
  rerender(dialogo(true))
  expect(boton(/Confirmar/).disabled).toBe(true)
})

test.each([
  [2, 5, 12, '6–10 de 12', false],
  [3, 5, 12, '11–12 de 12', true],
  [9, 5, 12, '11–12 de 12', true],
  [1, TODAS, 12, '1–12 de 12', true],
  [1, 5, 0, '0–0 de 0', true],
])('página %i de a %i, de %i: %s', (pagina, porPagina, total, texto, esLaUltima) => {
  render(
    <Paginacion
      pagina={pagina}
      porPagina={porPagina}
      total={total}
      alCambiarPagina={nada}
      alCambiarTamano={nada}
      conTodos
    />,
  )
  expect(screen.getByText(texto)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Página siguiente' }).disabled).toBe(esLaUltima)
})

test('se pasa a la página que sigue, y solo donde corresponde se ofrecen todas', () => {
  const pedidas: number[] = []
  render(
    <Paginacion pagina={2} porPagina={5} total={12} alCambiarPagina={(p) => pedidas.push(p)} alCambiarTamano={nada} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  fireEvent.click(screen.getByRole('button', { name: 'Página anterior' }))
  expect(pedidas).toEqual([3, 1])
  expect(screen.getAllByRole('option').map((opcion) => opcion.textContent)).toEqual(['5', '10', '25'])
})

test('lo que se revisa se cambia, y lo que no se contestó se ve', () => {
  const alCambiar = vi.fn()
  render(
    <ReviewList
      respuestas={[
        { pregunta: 'Uso', respuesta: 'Bar', alCambiar },
        { pregunta: 'Piso', respuesta: '' },
      ]}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar Uso' }))
  expect(alCambiar).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Cambiar Piso' })).toBeNull()
  expect(screen.getByText('Piso').nextElementSibling?.textContent).toBe('—')
})

test('lo que sube dice cuánto; todo arriba, todavía se guarda', () => {
  const { rerender } = render(<ProgressBar porcentaje={99} label="Subiendo el archivo" />)
  expect([screen.queryByText('Subiendo el archivo') === null, screen.getByText('99 %') === null]).toEqual([
    false,
    false,
  ])
  rerender(<ProgressBar porcentaje={100} label="Subiendo el archivo" />)
  expect(screen.getByText('Guardando…')).toBeTruthy()
})

function Pantalla() {
  const volver = useVolver('/lista')
  return (
    <>
      <PageTitle volverA="/arriba">Carpeta 7</PageTitle>
      <button type="button" onClick={volver}>
        Listo
      </button>
    </>
  )
}
const enRuta = (anteriores: string[]) => {
  const router = createMemoryRouter(
    [
      { path: '/carpeta', element: <Pantalla /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: [...anteriores, '/carpeta'],
    },
  )
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  return router
}

test('el título nombra la pestaña, y su Volver lleva adonde dice', () => {
  enRuta([])
  expect(document.title).toBe('Carpeta 7 · Catastro')
  expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('/arriba')
})

test.each([
  ['la pantalla anterior', ['/antes'], '/antes'],
  ['la lista, a quien llegó por la dirección', [], '/lista'],
])('volver lleva a %s', async (_, anteriores, lugar) => {
  const router = enRuta(anteriores)
  fireEvent.click(screen.getByRole('button', { name: 'Listo' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(lugar))
})

test.each([
  { caso: 'su primer campo que se escribe', dentro: ['leido', 'escrito'], enfocado: 'escrito' },
  { caso: 'ninguno si todos se leen: el diálogo mismo', dentro: ['leido'], enfocado: '' },
])('un diálogo se abre en $caso', async ({ dentro, enfocado }) => {
  render(
    <Modal abierto titulo="Datos" alCerrar={() => {}}>
      {dentro.map((id) => (
        <TextInput key={id} id={id} label={id} value="" onChange={() => {}} readOnly={id === 'leido'} />
      ))}
    </Modal>,
  )
  const dialogo = await screen.findByRole('dialog', { name: 'Datos' })
  expect(document.activeElement?.id).toBe(enfocado)
  expect(dialogo.parentElement?.contains(document.activeElement)).toBe(true)
})
