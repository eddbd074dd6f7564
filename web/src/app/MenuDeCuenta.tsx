import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link, useNavigate } from 'react-router'
import { leerToken } from '../red/almacen.ts'
import { configuracion } from '../red/configuracion.ts'
import { cerrarSesion, useSesion } from '../red/sesion.ts'
import { CUENTA, entradasVisibles } from './menu.ts'

/** The specification has the profile site receive the token in its address. */
const direccionDelPerfil = () =>
  `${configuracion().perfil}?${new URLSearchParams({ auth: leerToken() ?? '', origin: 'catastro' })}`

export function MenuDeCuenta({ ancla, alCerrar }: { ancla: HTMLElement; alCerrar: () => void }) {
  const navigate = useNavigate()
  const roles = useSesion((sesion) => sesion.roles)
  return (
    <Menu id="menu-de-cuenta" anchorEl={ancla} open onClose={alCerrar}>
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
      {entradasVisibles(roles, CUENTA).map(({ texto, ruta }) => (
        <MenuItem key={ruta} component={Link} to={ruta} onClick={alCerrar}>
          {texto}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          navigate('/')
          cerrarSesion()
        }}
      >
        Cerrar Sesión
      </MenuItem>
    </Menu>
  )
}
