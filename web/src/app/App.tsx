import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/system'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createPath, HashRouter, Route, Routes, useLocation } from 'react-router'
import { consultas } from '../red/consultas.ts'
import { lugarActual } from '../red/navegador.ts'
import { theme } from '../ui/theme.ts'
import { estilos } from './estilos.ts'
import { LimiteDeErrores } from './LimiteDeErrores.tsx'
import { Marco } from './Marco.tsx'
import { MarcoVacio } from './MarcoVacio.tsx'
import { PantallaPedida } from './PantallaPedida.tsx'
import { PuertaDeRuta } from './PuertaDeRuta.tsx'
import { rutaDe } from './rutas.ts'

/** The screen that the address names, guarded, in its frame. */
function PantallaDeLaDireccion() {
  const lugar = useLocation()
  const { ruta, guardia, sinMarco, pantalla } = rutaDe(lugar.pathname)
  const alDibujar = useRef(createPath(lugar))
  // Nobody listened yet to an address that changed while this was being drawn, a slice at a time.
  useEffect(() => {
    if (lugarActual() !== '' && lugarActual() !== `#${alDibujar.current}`)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, [])
  return (
    <Routes>
      <Route element={sinMarco ? <MarcoVacio /> : <Marco />}>
        <Route
          path={ruta}
          element={
            <PuertaDeRuta key={ruta} guardia={guardia}>
              <PantallaPedida pantalla={pantalla} />
            </PuertaDeRuta>
          }
        />
      </Route>
    </Routes>
  )
}

export function App() {
  return (
    <CacheProvider value={estilos}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <QueryClientProvider client={consultas}>
          <HashRouter>
            <LimiteDeErrores>
              <PantallaDeLaDireccion />
            </LimiteDeErrores>
          </HashRouter>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
