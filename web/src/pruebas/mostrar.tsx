import { ThemeProvider } from '@mui/system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { Avisos } from '../ui/avisos/Avisos.tsx'
import { theme } from '../ui/theme.ts'

// Whole screens take their time on a busy machine. What went wrong is read where it stays, and not also over the page.
configure({
  asyncUtilTimeout: 10_000,
  defaultIgnore: 'script, style, .no-imprimir[aria-live] :is([role=alert], [aria-live=off]) *',
})

/** Where the test has been led. */
function Lugar() {
  const { pathname, search, state } = useLocation()
  return (
    <span data-testid="lugar" data-state={JSON.stringify(state)} data-consulta={search}>
      {pathname}
    </span>
  )
}

/** A screen with what surrounds it in the portal. */
export function mostrar(pantalla: ReactNode, desde = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[desde]}>
          {pantalla}
          <Lugar />
        </MemoryRouter>
        <Avisos />
      </QueryClientProvider>
    </ThemeProvider>,
  )
}
