import AccountBalance from '@mui/icons-material/AccountBalance'
import AssignmentInd from '@mui/icons-material/AssignmentInd'
import Badge from '@mui/icons-material/Badge'
import Business from '@mui/icons-material/Business'
import Construction from '@mui/icons-material/Construction'
import CreateNewFolder from '@mui/icons-material/CreateNewFolder'
import Engineering from '@mui/icons-material/Engineering'
import FactCheck from '@mui/icons-material/FactCheck'
import FolderOpen from '@mui/icons-material/FolderOpen'
import Home from '@mui/icons-material/Home'
import HomeWork from '@mui/icons-material/HomeWork'
import Inbox from '@mui/icons-material/Inbox'
import MapIcon from '@mui/icons-material/Map'
import School from '@mui/icons-material/School'
import Search from '@mui/icons-material/Search'
import Sell from '@mui/icons-material/Sell'
import type { ComponentType } from 'react'
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
import { ASIGNACION } from '../seguimiento/direcciones.ts'
import { VEREDAS_INICIO } from '../veredas/direcciones.ts'

/** Beside the words of the side menu, never instead of them. */
export const ICONOS_DEL_MENU: Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>> = {
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
