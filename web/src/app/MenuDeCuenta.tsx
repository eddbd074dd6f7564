import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { guardaVisitas, leerToken } from '../red/almacen.ts'
import { configuracion } from '../red/configuracion.ts'
import { cerrarSesion, idDelUsuario, useSesion } from '../red/sesion.ts'
import { ConfirmDialog } from '../ui/pagina/ConfirmDialog.tsx'
import { COLORES } from '../ui/theme.ts'
import { seBorraSinFirmar } from './mensajes.ts'
import { cuentaVisible } from './menu.ts'

/** The specification has the profile site receive the token in its address. */
const direccionDelPerfil = () =>
  `${configuracion().perfil}?${new URLSearchParams({ auth: leerToken() ?? '', origin: 'catastro' })}`

export function MenuDeCuenta({ ancla, alCerrar }: { ancla: HTMLElement; alCerrar: () => void }) {
  const navigate = useNavigate()
  const roles = useSesion((sesion) => sesion.roles)
  const [seBorran, setSeBorran] = useState(0)
  const cerrar = () => {
    navigate('/')
    cerrarSesion()
  }
  const pedirCerrar = async () => {
    const sinFirmar = await sinFirmarAqui()
    if (sinFirmar > 0) setSeBorran(sinFirmar)
    else cerrar()
  }
  if (seBorran > 0) {
    return (
      <ConfirmDialog abierto peligroso titulo="Cerrar Sesión" alConfirmar={cerrar} alCancelar={alCerrar}>
        {seBorraSinFirmar(seBorran)}
      </ConfirmDialog>
    )
  }
  return (
    <Menu
      id="menu-de-cuenta"
      anchorEl={ancla}
      open
      onClose={alCerrar}
      slotProps={{
        paper: {
          component: 'nav',
          'aria-label': 'Menú de cuenta',
          sx: { display: 'flex', flexDirection: 'column', width: 320, maxWidth: 'calc(100% - 32px)' },
        },
        list: { 'aria-label': 'Cuenta', sx: { overflowY: 'auto', py: 0 } },
      }}
    >
      <MenuItem
        component="a"
        href={direccionDelPerfil()}
        target="_blank"
        rel="noopener noreferrer"
        onClick={alCerrar}
        aria-label="Mi perfil (se abre en otra pestaña)"
      >
        Mi perfil
      </MenuItem>
      {cuentaVisible(roles).flatMap(({ titulo, entradas }) => [
        <ListSubheader key={titulo} aria-hidden sx={encabezado}>
          {titulo}
        </ListSubheader>,
        ...entradas.map(({ texto, ruta }) => (
          <MenuItem key={ruta} component={Link} to={ruta} onClick={alCerrar}>
            {texto}
          </MenuItem>
        )),
      ])}
      <MenuItem
        sx={salida}
        onClick={() => {
          if (guardaVisitas()) void pedirCerrar()
          else cerrar()
        }}
      >
        Cerrar Sesión
      </MenuItem>
    </Menu>
  )
}

const encabezado = {
  position: 'static',
  lineHeight: 1.5,
  pt: 1.5,
  pb: 0.5,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: 'text.secondary',
} as const

/** Always in sight, however many there are above it. */
const salida = {
  position: 'sticky',
  bottom: 0,
  minHeight: 48,
  fontWeight: 600,
  background: COLORES.papel,
  borderTop: `1px solid ${COLORES.linea}`,
  '&:hover, &.Mui-focusVisible': { background: COLORES.fondo },
} as const

/** How many visits whoever is signed in began on this phone and did not sign. */
async function sinFirmarAqui(): Promise<number> {
  const idPersona = idDelUsuario()
  if (idPersona === undefined) return 0
  const telefono = await import('../visitas/telefono/pendientes.ts').catch(() => null)
  return (await telefono?.sinFirmarDe(idPersona).catch(() => 0)) ?? 0
}
