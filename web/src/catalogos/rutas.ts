import { pantalla, type Ruta } from '../acceso/ruta.ts'
import {
  AGREGAR_INSPECTOR,
  CALLES,
  EMPLEADOS,
  INSPECTORES,
  INSTITUCIONES,
  OBRAS_TIPO,
  OFICINAS,
  REQUISITOS,
  TARIFAS,
} from './direcciones.ts'

export const RUTAS_DE_CATALOGOS: readonly Ruta[] = [
  { ...INSTITUCIONES, Pantalla: pantalla(() => import('./InstitucionesPage.tsx'), 'InstitucionesPage') },
  { ...OBRAS_TIPO, Pantalla: pantalla(() => import('./ObrasTipoPage.tsx'), 'ObrasTipoPage') },
  { ...TARIFAS, Pantalla: pantalla(() => import('./TarifasPage.tsx'), 'TarifasPage') },
  { ...INSPECTORES, Pantalla: pantalla(() => import('./InspectoresPage.tsx'), 'InspectoresPage') },
  { ...AGREGAR_INSPECTOR, Pantalla: pantalla(() => import('./AgregarInspectorPage.tsx'), 'AgregarInspectorPage') },
  { ...OFICINAS, Pantalla: pantalla(() => import('./OficinasPage.tsx'), 'OficinasPage') },
  { ...CALLES, Pantalla: pantalla(() => import('./CallesPage.tsx'), 'CallesPage') },
  { ...REQUISITOS, Pantalla: pantalla(() => import('./RequisitosPage.tsx'), 'RequisitosPage') },
  { ...EMPLEADOS, Pantalla: pantalla(() => import('./EmpleadosPage.tsx'), 'EmpleadosPage') },
]
