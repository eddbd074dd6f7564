import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { ESTADISTICAS, ESTADISTICAS_PUBLICAS, INFORME } from './direcciones.ts'

export const RUTAS_DE_ESTADISTICAS: readonly Ruta[] = [
  { ...ESTADISTICAS, pantalla: pantalla(() => import('./EstadisticasPage.tsx'), 'EstadisticasPage') },
  { ...INFORME, pantalla: pantalla(() => import('./InformePage.tsx'), 'InformePage') },
  {
    ...ESTADISTICAS_PUBLICAS,
    pantalla: pantalla(() => import('./EstadisticasPublicasPage.tsx'), 'EstadisticasPublicasPage'),
  },
]
