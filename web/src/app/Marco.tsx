import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { diferida } from '../red/cargaDiferida.ts'
import { useSesion } from '../red/sesion.ts'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { ALTO_DE_LA_BARRA, ANCHO_DEL_MENU, COLORES } from '../ui/theme.ts'
import { BarraSuperior } from './BarraSuperior.tsx'
import { ContenidoPrincipal } from './ContenidoPrincipal.tsx'
import { EnlaceDeSalto } from './EnlaceDeSalto.tsx'
import { MenuLateral } from './MenuLateral.tsx'
import { PieDePagina } from './PieDePagina.tsx'
import { SinConexion } from './SinConexion.tsx'

const CajonMovil = diferida(() => import('./CajonMovil.tsx'), 'CajonMovil')

const columna = {
  width: ANCHO_DEL_MENU,
  flexShrink: 0,
  position: 'sticky',
  top: ALTO_DE_LA_BARRA,
  height: `calc(100vh - ${ALTO_DE_LA_BARRA}px)`,
  overflowY: 'auto',
  background: COLORES.papel,
  borderRight: `1px solid ${COLORES.linea}`,
} as const

/** What surrounds every screen. Bar and menu only for who is signed in. */
export function Marco() {
  const dentro = useSesion((sesion) => sesion.estado === 'autenticado')
  // Already in the page as it came: it does not go away to come back.
  const conBarra = useSesion((sesion) => sesion.estado === 'autenticado' || sesion.estado === 'cargando')
  const ancha = useMediaQuery('(min-width:900px)')
  const [columnaAbierta, setColumnaAbierta] = useState(true)
  const [cajonAbierto, setCajonAbierto] = useState(false)
  const abierto = ancha ? columnaAbierta : cajonAbierto
  const alternar = () => (ancha ? setColumnaAbierta(!columnaAbierta) : setCajonAbierto(!cajonAbierto))
  return (
    <>
      <EnlaceDeSalto />
      {conBarra && <BarraSuperior menuAbierto={abierto} alAlternar={alternar} />}
      <Box sx={{ display: 'flex', minHeight: conBarra ? `calc(100vh - ${ALTO_DE_LA_BARRA}px)` : '100vh' }}>
        {dentro && ancha && columnaAbierta && (
          <Box className="no-imprimir" sx={columna}>
            <MenuLateral alElegir={() => {}} />
          </Box>
        )}
        {dentro && !ancha && cajonAbierto && (
          <Suspense fallback={null}>
            <CajonMovil alCerrar={() => setCajonAbierto(false)} />
          </Suspense>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <ContenidoPrincipal>
            <Suspense fallback={<Spinner />}>
              <Outlet />
            </Suspense>
          </ContenidoPrincipal>
          <PieDePagina />
        </Box>
      </Box>
      <SinConexion />
    </>
  )
}
