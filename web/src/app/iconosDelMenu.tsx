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

/** Beside the words of the side menu, never instead of them. */
export const ICONOS_DEL_MENU: Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>> = {
  '/catastro': Home,
  '/empleados': Badge,
  '/misCarpetas': FolderOpen,
  '/verCarpetas': Inbox,
  '/inspeccionCarpetas': FactCheck,
  '/asignacionCarpetas': AssignmentInd,
  '/colegios': School,
  '/nuevaCarpeta': CreateNewFolder,
  '/consultaPadron': Search,
  '/veredasHome': HomeWork,
  '/instituciones': AccountBalance,
  '/obrasTipo': Construction,
  '/tarifas': Sell,
  '/inspectores': Engineering,
  '/oficinas': Business,
  '/calles': MapIcon,
}
