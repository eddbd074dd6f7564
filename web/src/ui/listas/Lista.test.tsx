// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorConTexto } from '../avisos/errorConTexto.ts'
import { Lista, type PaginaDeLista } from './Lista.tsx'
import { Celda, Fila } from './Tabla.tsx'
import type { PedidoDeLista } from './useLista.ts'

afterEach(cleanup)

const INICIAL: PedidoDeLista = { pagina: 1, porPagina: 5, buscar: '', estado: '', orden: 'recientes' }
let pedidos: PedidoDeLista[]
let responder: (pedido: PedidoDeLista) => Promise<PaginaDeLista<string>>

beforeEach(() => {
  pedidos = []
  responder = async () => ({ filas: ['Ana', 'Luz'], total: 12 })
})

const Direccion = () => <p data-testid="direccion">{useLocation().search}</p>

function abrir(direccion = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[direccion]}>
        <Lista
          nombre="Personas"
          clave="personas"
          busqueda="Nombre"
          estados={['ALTA', { valor: 'BAJA', texto: 'De baja' }]}
          columnas={['Nombre']}
          textoVacio="Todavía no hay nadie"
          textoSiFalla="No se pudo ver quiénes son"
          siEstaVacia="Agregue la primera."
          traer={(pedido) => {
            pedidos.push(pedido)
            return responder(pedido)
          }}
          fila={(nombre) => (
            <Fila key={nombre}>
              <Celda columna="Nombre">{nombre}</Celda>
            </Fila>
          )}
        />
        <Direccion />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const direccion = () => screen.getByTestId('direccion').textContent
const buscar = (texto: string) => {
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: texto } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
}
const ultimo = () => pedidos.at(-1)

test('de a cinco, las más recientes; mientras tanto, tantas filas grises', async () => {
  abrir()
  expect(screen.getAllByRole('row')).toHaveLength(6)
  expect(screen.getByRole('table', { name: 'Personas' }).getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText('Ana')).toBeTruthy()
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
  expect(pedidos).toEqual([INICIAL])
  expect(screen.getByText('1–5 de 12')).toBeTruthy()
})

test('la página vive en la dirección, sin lo que es como al principio', async () => {
  abrir()
  await screen.findByText('Ana')
  fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(ultimo()).toEqual({ ...INICIAL, pagina: 2 }))
  expect(direccion()).toBe('?pagina=2')
  fireEvent.click(screen.getByRole('button', { name: 'Página anterior' }))
  await waitFor(() => expect(direccion()).toBe(''))
})

test.each([
  ['buscar', () => buscar('  ana '), { buscar: 'ana' }, '?buscar=ana'],
  [
    'el estado',
    () => fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'BAJA' } }),
    { estado: 'BAJA' },
    '?estado=BAJA',
  ],
  [
    'el orden',
    () => fireEvent.change(screen.getByLabelText('Orden'), { target: { value: 'antiguas' } }),
    { orden: 'antiguas' },
    '?orden=antiguas',
  ],
  [
    'el tamaño',
    () => fireEvent.change(screen.getByLabelText('Filas por página'), { target: { value: '10' } }),
    { porPagina: 10 },
    '?porPagina=10',
  ],
])('cambiar %s vuelve a la primera página', async (_, cambiar, cambio, queda) => {
  abrir('/?pagina=3')
  await screen.findByText('Ana')
  expect(pedidos).toEqual([{ ...INICIAL, pagina: 3 }])
  cambiar()
  await waitFor(() => expect(ultimo()).toEqual({ ...INICIAL, ...cambio }))
  expect(direccion()).toBe(queda)
})

test('al volver por la dirección se ve lo mismo; lo que no tiene sentido es como al principio', async () => {
  abrir('/?pagina=2&porPagina=25&buscar=luz&estado=ALTA&orden=antiguas')
  await screen.findByText('Luz')
  expect(pedidos).toEqual([{ pagina: 2, porPagina: 25, buscar: 'luz', estado: 'ALTA', orden: 'antiguas' }])
  cleanup()
  abrir('/?pagina=-4&porPagina=7&orden=alfabetico')
  await screen.findByText('Luz')
  expect(ultimo()).toEqual(INICIAL)
})

test('no se busca con cada letra; vaciar la búsqueda trae la lista entera', async () => {
  abrir('/?buscar=luz')
  await screen.findByText('Luz')
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'lu' } })
  expect(pedidos).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: '' } })
  await waitFor(() => expect(ultimo()).toEqual(INICIAL))
})

test('vacía dice qué hacer, sin con qué buscar; buscada en vano, deja ver toda la lista', async () => {
  responder = async () => ({ filas: [], total: 0 })
  abrir()
  expect(await screen.findByText('Todavía no hay nadie')).toBeTruthy()
  expect(screen.getByText('Agregue la primera.')).toBeTruthy()
  expect(screen.queryByLabelText('Nombre')).toBeNull()
  cleanup()
  abrir('/?buscar=zzz&estado=ALTA')
  expect(await screen.findByText('No hay nada que coincida con lo buscado')).toBeTruthy()
  expect(screen.queryByText('Todavía no hay nadie')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ver toda la lista' }))
  await waitFor(() => expect(ultimo()).toEqual(INICIAL))
})

test('una página que ya no existe no es una lista vacía', async () => {
  responder = async ({ pagina }) => ({ filas: pagina === 1 ? ['Ana'] : [], total: 1 })
  abrir('/?pagina=4')
  fireEvent.click(await screen.findByRole('button', { name: 'Ver toda la lista' }))
  expect(await screen.findByText('Ana')).toBeTruthy()
})

test('lo que falla se dice con su motivo, y se reintenta', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  responder = async () => Promise.reject(new ErrorConTexto('Error de red'))
  abrir()
  expect((await screen.findByRole('alert')).textContent).toBe('No se pudo ver quiénes sonError de redReintentar')
  expect(screen.queryByRole('table')).toBeNull()
  responder = async () => ({ filas: ['Ana'] })
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Ana')).toBeTruthy()
  expect(screen.getByText('1–1 de 1')).toBeTruthy()
})

test('un total que se dejó de contar', async () => {
  responder = async () => ({ filas: ['Ana'], total: 1000, totalEsMinimo: true })
  abrir()
  expect(await screen.findByText('1–5 de más de 1.000')).toBeTruthy()
})
