import AccountCircle from '@mui/icons-material/AccountCircle'
import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { diferida } from '../red/cargaDiferida.ts'
import { configuracion } from '../red/configuracion.ts'
import { useSesion } from '../red/sesion.ts'
import { BareIconButton } from '../ui/botones/BareButton.tsx'
import { ALTO_DE_LA_BARRA, BORDE_FORZADO, COLORES } from '../ui/theme.ts'

const MenuDeCuenta = diferida(() => import('./MenuDeCuenta.tsx'), 'MenuDeCuenta')

const soloAncha = { display: { xs: 'none', sm: 'block' } }

export function BarraSuperior({ menuAbierto, alAlternar }: { menuAbierto: boolean; alAlternar: () => void }) {
  const nombre = useSesion((sesion) => sesion.usuario?.nombre_persona)
  const [ancla, setAncla] = useState<HTMLElement | null>(null)
  const { nombre: ciudad, logo } = configuracion().ciudad
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
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'inherit', textDecoration: 'none', minWidth: 0 }}
      >
        <img src={logo ?? './logo.svg'} alt="" width={40} height={40} />
        <Box component="span" sx={{ lineHeight: 1.2 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
            Catastro
          </Box>
          <Box component="span" sx={{ ...soloAncha, fontSize: '0.875rem' }}>
            {ciudad}
          </Box>
        </Box>
      </Box>
      <Box component="span" sx={{ ...soloAncha, ml: 'auto' }}>
        {nombre}
      </Box>
      <BareIconButton
        type="button"
        sx={{ ml: { xs: 'auto', sm: 0 } }}
        aria-label="Cuenta"
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
      >
        <AccountCircle />
      </BareIconButton>
      {ancla && (
        <Suspense fallback={null}>
          <MenuDeCuenta ancla={ancla} alCerrar={() => setAncla(null)} />
        </Suspense>
      )}
    </Box>
  )
}
