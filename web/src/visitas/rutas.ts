import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { HACER_VISITA, MI_JORNADA } from './direcciones.ts'

export const RUTAS_DE_VISITAS: readonly Ruta[] = [
  { ...MI_JORNADA, Pantalla: pantalla(() => import('./jornada/MiJornadaPage.tsx'), 'MiJornadaPage') },
  { ...HACER_VISITA, Pantalla: pantalla(() => import('./jornada/VisitaPage.tsx'), 'VisitaPage') },
]
