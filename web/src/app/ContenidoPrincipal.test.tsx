// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { useSesion } from '../red/sesion.ts'
import type { Hecho } from '../ui/avisos/HechoReciente.tsx'
import { ContenidoPrincipal } from './ContenidoPrincipal.tsx'

afterEach(cleanup)

const PAGADO: Hecho = { tono: 'bien', textos: ['El formulario 1 bis está pagado.'] }

test('lo hecho se dice hasta que se sale de la página: al volver atrás ya no, y otra vez que se haga, sí', async () => {
  const marco = (
    <ContenidoPrincipal>
      <Outlet />
    </ContenidoPrincipal>
  )
  const alDesglose = (
    <Link to="/desglose" state={{ hecho: PAGADO }}>
      Ir ahora
    </Link>
  )
  const router = createMemoryRouter(
    [
      {
        element: marco,
        children: [
          { path: '/desglose', element: <Link to="/formulario2">Formulario 2</Link> },
          { path: '/formulario2', element: alDesglose },
        ],
      },
    ],
    { initialEntries: [{ pathname: '/desglose', key: 'pagado', state: { hecho: PAGADO } }] },
  )
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  const loHecho = () => screen.queryByText('El formulario 1 bis está pagado.')
  expect(await screen.findByText('El formulario 1 bis está pagado.')).toBeTruthy()

  await userEvent.click(screen.getByText('Formulario 2'))
  expect(loHecho()).toBeNull()
  await router.navigate(-1)
  expect(await screen.findByText('Formulario 2')).toBeTruthy()
  expect(loHecho()).toBeNull()

  await userEvent.click(screen.getByText('Formulario 2'))
  await userEvent.click(screen.getByText('Ir ahora'))
  expect(await screen.findByText('El formulario 1 bis está pagado.')).toBeTruthy()
})

test('con Ciudad Digital caída se dice arriba qué se puede, antes de llenar nada (A-169)', async () => {
  useSesion.setState({ estado: 'autenticado', recordada: true })
  onTestFinished(() => useSesion.setState({ estado: 'cargando', recordada: false }))
  const router = createMemoryRouter([{ path: '/', element: <ContenidoPrincipal>Mis carpetas</ContenidoPrincipal> }])
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  expect((await screen.findByRole('status')).textContent).toBe(
    'Ciudad Digital no responde. Puede seguir leyendo y guardando borradores; lo demás, cuando vuelva.',
  )
})
