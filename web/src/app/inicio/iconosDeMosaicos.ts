import CreateNewFolder from '@mui/icons-material/CreateNewFolder'
import FolderOpen from '@mui/icons-material/FolderOpen'
import HomeWork from '@mui/icons-material/HomeWork'
import Search from '@mui/icons-material/Search'
import type { ComponentType } from 'react'
import { MIS_CARPETAS, NUEVA_CARPETA } from '../../carpetas/direcciones.ts'
import { CONSULTA_PADRON } from '../../padron/direcciones.ts'
import { VEREDAS_INICIO } from '../../veredas/direcciones.ts'

export const ICONOS_DE_MOSAICOS: Readonly<Record<string, ComponentType>> = {
  [NUEVA_CARPETA.ruta]: CreateNewFolder,
  [MIS_CARPETAS.ruta]: FolderOpen,
  [CONSULTA_PADRON.ruta]: Search,
  [VEREDAS_INICIO.ruta]: HomeWork,
}
