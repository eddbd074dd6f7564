import { ThemeProvider } from '@mui/system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router'
import { afterEach, vi } from 'vitest'
import { Avisos } from '../ui/avisos/Avisos.tsx'
import { theme } from '../ui/theme.ts'
import { conServidor } from './servidor.ts'

// Whole screens take their time on a busy machine. What went wrong is read where it stays, and not also over the page.
configure({
  asyncUtilTimeout: 10_000,
  defaultIgnore: 'script, style, .no-imprimir[aria-live] :is([role=alert], [aria-live=off]) *',
})

/** For tests of whole screens: a server that answers, and a screen in its route. */

export function conPantallas() {
  conServidor()
  afterEach(() => {
    vi.useRealTimers()
  })
}

const Donde = () => <p>Está en {useLocation().pathname}</p>

interface Opciones {
  /** Its pattern, when the address has a parameter. */
  readonly path?: string
  readonly state?: object
}

/** Mounts a screen at the address `ruta`, opened from '/antes'. Any other route only says where it is. */
export function montar(pantalla: ReactNode, ruta: string, opciones: Opciones = {}) {
  const direccion = parsePath(ruta)
  const { path = direccion.pathname ?? ruta, state } = opciones
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const entradas = ['/antes', { ...direccion, key: 'actual', ...(state && { state }) }]
  return render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={entradas} initialIndex={1}>
          <Routes>
            <Route path={path} element={pantalla} />
            <Route path="*" element={<Donde />} />
          </Routes>
        </MemoryRouter>
        <Avisos />
      </QueryClientProvider>
    </ThemeProvider>,
  )
}

/** With fake timers: seconds go by one after another, and the screen follows. */
export async function pasanSegundos(cuantos: number) {
  for (let i = 0; i < cuantos; i++) await act(() => vi.advanceTimersByTimeAsync(1000))
}
