import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { DONDE_ESTA, SEGUIR_SIN_INGRESAR } from '../carpetas/direcciones.ts'
import { ASIGNACION } from './direcciones.ts'

export const RUTAS_DE_SEGUIMIENTO: readonly Ruta[] = [
  { ...DONDE_ESTA, pantalla: pantalla(() => import('./DondeEstaPage.tsx'), 'DondeEstaPage') },
  {
    ...SEGUIR_SIN_INGRESAR,
    sinMarco: true,
    pantalla: pantalla(() => import('./SeguirSinIngresarPage.tsx'), 'SeguirSinIngresarPage'),
  },
  {
    ...ASIGNACION,
    pantalla: pantalla(() => import('./asignacion/AsignacionCarpetasPage.tsx'), 'AsignacionCarpetasPage'),
  },
]
