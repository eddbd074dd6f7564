import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { CONSULTA_PADRON, CONSULTA_PADRON_GENERAL } from './direcciones.ts'

export const RUTAS_DE_PADRON: readonly Ruta[] = [
  {
    ...CONSULTA_PADRON,
    pantalla: pantalla(() => import('./consulta/ConsultaPadronPage.tsx'), 'ConsultaPadronPage'),
  },
  {
    ...CONSULTA_PADRON_GENERAL,
    sinMarco: true,
    pantalla: pantalla(() => import('./consulta/ConsultaPadronGeneralPage.tsx'), 'ConsultaPadronGeneralPage'),
  },
]
