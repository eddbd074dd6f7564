import AccountCircle from '@mui/icons-material/AccountCircle'
import MenuIcon from '@mui/icons-material/Menu'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { diferida } from '../red/cargaDiferida.ts'
import { configuracion } from '../red/configuracion.ts'
import { useSesion } from '../red/sesion.ts'
import { BareIconButton } from '../ui/botones/BareButton.tsx'
import { ALTO_DE_LA_BARRA, ALTO_PARA_EL_DEDO, BORDE_FORZADO, COLORES } from '../ui/theme.ts'

const MenuDeCuenta = diferida(() => import('./MenuDeCuenta.tsx'), 'MenuDeCuenta')
const CajaDeBusqueda = diferida(() => import('../busqueda/CajaDeBusqueda.tsx'), 'CajaDeBusqueda')

const soloAncha = { display: { xs: 'none', sm: 'block' } }

/** The box in the bar: what is typed goes into a larger one, which opens over the page with its file. */
const botonDeBuscar = {
  ml: 'auto',
  mr: { sm: 1 },
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 44,
  width: { xs: 44, sm: 'auto' },
  minWidth: { md: 300 },
  px: { xs: 1.25, sm: 1.5 },
  borderRadius: { xs: '50%', sm: 1 },
  border: '1px solid transparent',
  borderColor: { sm: 'rgba(255, 255, 255, .55)' },
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'rgba(127, 127, 127, .18)' },
} as const

const SE_ESCRIBE = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]'
/** '/' opens the box, unless it is being typed somewhere. */
function useBarraInclinada(alTocar: () => void) {
  useEffect(() => {
    const alTeclear = (evento: KeyboardEvent) => {
      if (evento.key !== '/' || evento.ctrlKey || evento.metaKey || evento.altKey) return
      if (evento.target instanceof Element && evento.target.closest(SE_ESCRIBE)) return
      evento.preventDefault()
      alTocar()
    }
    window.addEventListener('keydown', alTeclear)
    return () => window.removeEventListener('keydown', alTeclear)
  }, [alTocar])
}

export function BarraSuperior({ menuAbierto, alAlternar }: { menuAbierto: boolean; alAlternar: () => void }) {
  const nombre = useSesion((sesion) => sesion.usuario?.nombre_persona)
  const [ancla, setAncla] = useState<HTMLElement | null>(null)
  const dentro = useSesion((sesion) => sesion.estado === 'autenticado')
  const [buscando, setBuscando] = useState(false)
  const abrirCaja = useCallback(() => setBuscando(dentro), [dentro])
  useBarraInclinada(abrirCaja)
  const { nombre: ciudad, portal, logo } = configuracion().ciudad
  return (
    <Box
      component="header"
      className="no-imprimir"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1250,
        height: ALTO_DE_LA_BARRA,
        px: { xs: 1, sm: 2 },
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: COLORES.papel,
        background: COLORES.primario,
        borderBottom: BORDE_FORZADO,
      }}
    >
      <BareIconButton
        type="button"
        aria-label={menuAbierto ? 'Cerrar menú' : 'Abrir menú'}
        aria-expanded={menuAbierto}
        onClick={alAlternar}
      >
        <MenuIcon />
      </BareIconButton>
      <Box
        component={Link}
        to={INICIO.enlace()}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          color: 'inherit',
          textDecoration: 'none',
          minWidth: 0,
          minHeight: ALTO_PARA_EL_DEDO,
        }}
      >
        <img src={logo ?? './logo.svg'} alt="" width={40} height={40} />
        <Box component="span" sx={{ lineHeight: 1.2 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
            {portal}
          </Box>
          <Box component="span" sx={{ ...soloAncha, fontSize: '0.875rem' }}>
            {ciudad}
          </Box>
        </Box>
      </Box>
      <Box
        component="button"
        type="button"
        aria-label="Hallar carpeta, padrón, persona…"
        aria-haspopup="dialog"
        onClick={abrirCaja}
        sx={botonDeBuscar}
      >
        <Search />
        <Box component="span" sx={{ ...soloAncha, flex: 1, textAlign: 'left' }}>
          Carpeta, padrón, persona…
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{ ...soloAncha, px: 0.75, border: '1px solid', borderRadius: 0.5, font: 'inherit', fontSize: '0.875rem' }}
        >
          /
        </Box>
      </Box>
      <Box component="span" sx={soloAncha}>
        {nombre}
      </Box>
      <BareIconButton
        type="button"
        aria-label="Cuenta"
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
      >
        <AccountCircle />
      </BareIconButton>
      {buscando && <Caja alCerrar={() => setBuscando(false)} />}
      {ancla && (
        <Suspense fallback={null}>
          <MenuDeCuenta ancla={ancla} alCerrar={() => setAncla(null)} />
        </Suspense>
      )}
    </Box>
  )
}

/** The box; until its file is here, what is typed goes into one that nobody sees, and is the first that it holds. */
function Caja({ alCerrar }: { alCerrar: () => void }) {
  const escrito = useRef('')
  return (
    <Suspense
      fallback={
        <input
          // biome-ignore lint/a11y/noAutofocus: who opens it goes on typing
          autoFocus
          aria-label="Qué buscar"
          style={{ position: 'absolute', opacity: 0, pointerEvents: 'none' }}
          onChange={({ target }) => {
            escrito.current = target.value
          }}
        />
      }
    >
      <CajaDeBusqueda alCerrar={alCerrar} yaEscrito={escrito} />
    </Suspense>
  )
}
