import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { VISITAS_DE_CARPETA } from '../carpetas/direcciones.ts'
import { A_DISTANCIA, APARTADOS, HACER_VISITA, LISTAS_DE_CONTROL, MI_JORNADA, VISITAS } from './direcciones.ts'

export const RUTAS_DE_VISITAS: readonly Ruta[] = [
  { ...MI_JORNADA, pantalla: pantalla(() => import('./jornada/MiJornadaPage.tsx'), 'MiJornadaPage') },
  { ...HACER_VISITA, pantalla: pantalla(() => import('./jornada/VisitaPage.tsx'), 'VisitaPage') },
  { ...VISITAS, pantalla: pantalla(() => import('./ciudad/VisitasPage.tsx'), 'VisitasPage') },
  { ...APARTADOS, pantalla: pantalla(() => import('./ciudad/ApartadosPage.tsx'), 'ApartadosPage') },
  { ...LISTAS_DE_CONTROL, pantalla: pantalla(() => import('./listas/ListasDeControlPage.tsx'), 'ListasDeControlPage') },
  {
    ...VISITAS_DE_CARPETA,
    pantalla: pantalla(() => import('./carpeta/VisitasDeCarpetaPage.tsx'), 'VisitasDeCarpetaPage'),
  },
  { ...A_DISTANCIA, pantalla: pantalla(() => import('./distancia/ADistanciaPage.tsx'), 'ADistanciaPage') },
]
