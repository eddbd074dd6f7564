import AccountBalance from '@mui/icons-material/AccountBalance'
import AssignmentInd from '@mui/icons-material/AssignmentInd'
import Badge from '@mui/icons-material/Badge'
import Business from '@mui/icons-material/Business'
import Construction from '@mui/icons-material/Construction'
import CreateNewFolder from '@mui/icons-material/CreateNewFolder'
import Elevator from '@mui/icons-material/Elevator'
import Engineering from '@mui/icons-material/Engineering'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import FactCheck from '@mui/icons-material/FactCheck'
import FolderOpen from '@mui/icons-material/FolderOpen'
import Home from '@mui/icons-material/Home'
import HomeWork from '@mui/icons-material/HomeWork'
import Inbox from '@mui/icons-material/Inbox'
import MapIcon from '@mui/icons-material/Map'
import School from '@mui/icons-material/School'
import Search from '@mui/icons-material/Search'
import Sell from '@mui/icons-material/Sell'
import { styled } from '@mui/material/styles'
import { type ComponentType, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { INSPECCION, MESA_DE_ENTRADAS, MIS_CARPETAS, NUEVA_CARPETA } from '../carpetas/direcciones.ts'
import {
  CALLES,
  EMPLEADOS,
  INSPECTORES,
  INSTITUCIONES,
  OBRAS_TIPO,
  OFICINAS,
  TARIFAS,
} from '../catalogos/direcciones.ts'
import { CONSULTA_PADRON } from '../padron/direcciones.ts'
import { COLEGIOS } from '../personas/direcciones.ts'
import { useSesion } from '../red/sesion.ts'
import { ASIGNACION } from '../seguimiento/direcciones.ts'
import { COLORES, TONOS } from '../ui/theme.ts'
import { VEREDAS_INICIO } from '../veredas/direcciones.ts'
import { ELEVADORES, type EntradaDeMenu, entradasVisibles, GRUPO_ELEVADORES } from './menu.ts'

/** Beside the words of the side menu, never instead of them. */
const ICONOS_DEL_MENU: Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>> = {
  [INICIO.ruta]: Home,
  [EMPLEADOS.ruta]: Badge,
  [MIS_CARPETAS.ruta]: FolderOpen,
  [MESA_DE_ENTRADAS.ruta]: Inbox,
  [INSPECCION.ruta]: FactCheck,
  [ASIGNACION.ruta]: AssignmentInd,
  [COLEGIOS.ruta]: School,
  [NUEVA_CARPETA.ruta]: CreateNewFolder,
  [CONSULTA_PADRON.ruta]: Search,
  [VEREDAS_INICIO.ruta]: HomeWork,
  [INSTITUCIONES.ruta]: AccountBalance,
  [OBRAS_TIPO.ruta]: Construction,
  [TARIFAS.ruta]: Sell,
  [INSPECTORES.ruta]: Engineering,
  [OFICINAS.ruta]: Business,
  [CALLES.ruta]: MapIcon,
}

const Lista = styled('ul')({ listStyle: 'none', margin: 0, padding: '8px 0' })

const renglon = {
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  border: 0,
  background: 'none',
  textDecoration: 'none',
  cursor: 'pointer',
  lineHeight: 1.25,
  width: '100%',
  minHeight: 44,
  padding: '8px 16px 8px 20px',
  gap: 12,
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 550,
  color: COLORES.texto,
  borderLeft: '4px solid transparent',
  '& svg': { color: COLORES.textoTenue },
  '&:hover': { background: COLORES.fondo },
  '&.active': {
    background: TONOS.info.fondo,
    borderLeftColor: COLORES.primario,
    color: COLORES.primario,
    '& svg': { color: COLORES.primario },
  },
  '@media (forced-colors: active)': { borderLeftColor: 'Canvas', '&.active': { borderLeftColor: 'Highlight' } },
} as const

const Enlace = styled(NavLink)(renglon)
const Boton = styled('button')(renglon)

function Entrada({ entrada, alElegir, sangria }: { entrada: EntradaDeMenu; alElegir: () => void; sangria?: boolean }) {
  const Icono = ICONOS_DEL_MENU[entrada.ruta]
  return (
    <li>
      <Enlace to={entrada.ruta} onClick={alElegir} style={sangria ? { paddingLeft: 52 } : {}}>
        {Icono && <Icono fontSize="small" />}
        {entrada.texto}
      </Enlace>
    </li>
  )
}

/** The side menu's content, the same in the fixed column and in the drawer of a phone. */
export function MenuLateral({ alElegir }: { alElegir: () => void }) {
  const roles = useSesion((sesion) => sesion.roles)
  const { pathname } = useLocation()
  const [desplegado, setDesplegado] = useState(() => ELEVADORES.some(({ ruta }) => ruta === pathname))
  return (
    <nav aria-label="Menú principal">
      <Lista>
        {entradasVisibles(roles).map((entrada) => (
          <Entrada key={entrada.ruta} entrada={entrada} alElegir={alElegir} />
        ))}
        <li>
          <Boton
            type="button"
            aria-expanded={desplegado}
            aria-controls="menu-elevadores"
            onClick={() => setDesplegado(!desplegado)}
          >
            <Elevator fontSize="small" />
            {GRUPO_ELEVADORES}
            {desplegado ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
          </Boton>
          <Lista id="menu-elevadores" hidden={!desplegado} sx={{ py: 0 }}>
            {ELEVADORES.map((entrada) => (
              <Entrada key={entrada.ruta} entrada={entrada} alElegir={alElegir} sangria />
            ))}
          </Lista>
        </li>
      </Lista>
    </nav>
  )
}
