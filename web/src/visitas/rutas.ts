import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { VISITAS_DE_CARPETA } from '../carpetas/direcciones.ts'
import { A_DISTANCIA, APARTADOS, HACER_VISITA, LISTAS_DE_CONTROL, MI_JORNADA, VISITAS } from './direcciones.ts'

export const RUTAS_DE_VISITAS: readonly Ruta[] = [
  { ...MI_JORNADA, Pantalla: pantalla(() => import('./jornada/MiJornadaPage.tsx'), 'MiJornadaPage') },
  { ...HACER_VISITA, Pantalla: pantalla(() => import('./jornada/VisitaPage.tsx'), 'VisitaPage') },
  { ...VISITAS, Pantalla: pantalla(() => import('./ciudad/VisitasPage.tsx'), 'VisitasPage') },
  { ...APARTADOS, Pantalla: pantalla(() => import('./ciudad/ApartadosPage.tsx'), 'ApartadosPage') },
  { ...LISTAS_DE_CONTROL, Pantalla: pantalla(() => import('./listas/ListasDeControlPage.tsx'), 'ListasDeControlPage') },
  {
    ...VISITAS_DE_CARPETA,
    Pantalla: pantalla(() => import('./carpeta/VisitasDeCarpetaPage.tsx'), 'VisitasDeCarpetaPage'),
  },
  { ...A_DISTANCIA, Pantalla: pantalla(() => import('./distancia/ADistanciaPage.tsx'), 'ADistanciaPage') },
]
