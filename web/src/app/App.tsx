import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { HashRouter, Route, Routes } from 'react-router'
import type { Ruta } from '../acceso/ruta.ts'
import { consultas } from '../red/consultas.ts'
import { theme } from '../ui/theme.ts'
import { ConGuardia } from './ConGuardia.tsx'
import { LimiteDeErrores } from './LimiteDeErrores.tsx'
import { Marco } from './Marco.tsx'
import { MarcoVacio } from './MarcoVacio.tsx'
import { RUTAS } from './rutas.ts'

const comoRoute = ({ ruta, guardia, Pantalla }: Ruta) => (
  <Route
    key={ruta}
    path={ruta}
    element={
      <ConGuardia guardia={guardia}>
        <Pantalla />
      </ConGuardia>
    }
  />
)

/** Every screen of the portal, without the providers around it: what tests render. */
function Pantallas() {
  return (
    <Routes>
      <Route element={<MarcoVacio />}>{RUTAS.filter(({ sinMarco }) => sinMarco).map(comoRoute)}</Route>
      <Route element={<Marco />}>{RUTAS.filter(({ sinMarco }) => !sinMarco).map(comoRoute)}</Route>
    </Routes>
  )
}

export function App() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={consultas}>
        <HashRouter>
          <LimiteDeErrores>
            <Pantallas />
          </LimiteDeErrores>
        </HashRouter>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
