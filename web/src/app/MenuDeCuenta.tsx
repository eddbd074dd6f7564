import { entraComoPersonal } from '@catastro/domain/acceso/roles'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link, useNavigate } from 'react-router'
import { leerToken } from './almacen.ts'
import { configuracion } from './configuracion.ts'
import { cerrarSesion, useSesion } from './sesion.ts'

/** The specification has the profile site receive the token in its address. */
const direccionDelPerfil = () =>
  `${configuracion().perfil}?${new URLSearchParams({ auth: leerToken() ?? '', origin: 'catastro' })}`

export function MenuDeCuenta({ ancla, alCerrar }: { ancla: HTMLElement; alCerrar: () => void }) {
  const navigate = useNavigate()
  const esPersonal = useSesion(({ roles }) => entraComoPersonal(roles))
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
      <MenuItem component={Link} to="/misPagos" onClick={alCerrar}>
        Mis pagos
      </MenuItem>
      {esPersonal && (
        <MenuItem component={Link} to="/pagos" onClick={alCerrar}>
          Pagos
        </MenuItem>
      )}
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
