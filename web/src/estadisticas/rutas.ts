import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { ESTADISTICAS, ESTADISTICAS_PUBLICAS, INFORME } from './direcciones.ts'

export const RUTAS_DE_ESTADISTICAS: readonly Ruta[] = [
  { ...ESTADISTICAS, Pantalla: pantalla(() => import('./EstadisticasPage.tsx'), 'EstadisticasPage') },
  { ...INFORME, Pantalla: pantalla(() => import('./InformePage.tsx'), 'InformePage') },
  {
    ...ESTADISTICAS_PUBLICAS,
    Pantalla: pantalla(() => import('./EstadisticasPublicasPage.tsx'), 'EstadisticasPublicasPage'),
  },
]
