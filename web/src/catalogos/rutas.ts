import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import {
  AGREGAR_INSPECTOR,
  CALLES,
  EMPLEADOS,
  INSPECTORES,
  INSTITUCIONES,
  OBRAS_TIPO,
  OFICINAS,
  PRECIOS,
  REQUISITO,
  REQUISITOS,
  TARIFAS,
  TIPO_DE_ENCOMIENDA,
  TIPOS_DE_ENCOMIENDA,
} from './direcciones.ts'

export const RUTAS_DE_CATALOGOS: readonly Ruta[] = [
  { ...INSTITUCIONES, pantalla: pantalla(() => import('./InstitucionesPage.tsx'), 'InstitucionesPage') },
  { ...OBRAS_TIPO, pantalla: pantalla(() => import('./ObrasTipoPage.tsx'), 'ObrasTipoPage') },
  { ...TARIFAS, pantalla: pantalla(() => import('./TarifasPage.tsx'), 'TarifasPage') },
  { ...PRECIOS, pantalla: pantalla(() => import('./PreciosPage.tsx'), 'PreciosPage') },
  { ...INSPECTORES, pantalla: pantalla(() => import('./InspectoresPage.tsx'), 'InspectoresPage') },
  { ...AGREGAR_INSPECTOR, pantalla: pantalla(() => import('./AgregarInspectorPage.tsx'), 'AgregarInspectorPage') },
  { ...OFICINAS, pantalla: pantalla(() => import('./OficinasPage.tsx'), 'OficinasPage') },
  { ...CALLES, pantalla: pantalla(() => import('./CallesPage.tsx'), 'CallesPage') },
  { ...REQUISITOS, pantalla: pantalla(() => import('./requisitos/RequisitosPage.tsx'), 'RequisitosPage') },
  { ...REQUISITO, pantalla: pantalla(() => import('./requisitos/RequisitoPage.tsx'), 'RequisitoPage') },
  {
    ...TIPOS_DE_ENCOMIENDA,
    pantalla: pantalla(() => import('./encomiendas/TiposDeEncomiendaPage.tsx'), 'TiposDeEncomiendaPage'),
  },
  {
    ...TIPO_DE_ENCOMIENDA,
    pantalla: pantalla(() => import('./encomiendas/TipoDeEncomiendaPage.tsx'), 'TipoDeEncomiendaPage'),
  },
  { ...EMPLEADOS, pantalla: pantalla(() => import('./EmpleadosPage.tsx'), 'EmpleadosPage') },
]
