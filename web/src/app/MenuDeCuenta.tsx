import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { guardaVisitas, leerToken } from '../red/almacen.ts'
import { configuracion } from '../red/configuracion.ts'
import { cerrarSesion, idDelUsuario, useSesion } from '../red/sesion.ts'
import { ConfirmDialog } from '../ui/pagina/ConfirmDialog.tsx'
import { seBorraSinFirmar } from './mensajes.ts'
import { CUENTA, entradasVisibles } from './menu.ts'

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
          if (guardaVisitas()) void pedirCerrar()
          else cerrar()
        }}
      >
        Cerrar Sesión
      </MenuItem>
    </Menu>
  )
}

/** How many visits whoever is signed in began on this phone and did not sign. */
async function sinFirmarAqui(): Promise<number> {
  const idPersona = idDelUsuario()
  if (idPersona === undefined) return 0
  const telefono = await import('../visitas/telefono/pendientes.ts').catch(() => null)
  return (await telefono?.sinFirmarDe(idPersona).catch(() => 0)) ?? 0
}
