import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { CAMBIAR_CIUDAD, CIUDAD, CONSERVACION, TEXTO_DE_LA_CIUDAD, TEXTOS_DE_CORREO } from './direcciones.ts'

export const RUTAS_DE_CIUDAD: readonly Ruta[] = [
  { ...CIUDAD, pantalla: pantalla(() => import('./CiudadPage.tsx'), 'CiudadPage') },
  { ...TEXTOS_DE_CORREO, pantalla: pantalla(() => import('./TextosDeCorreoPage.tsx'), 'TextosDeCorreoPage') },
  { ...CAMBIAR_CIUDAD, pantalla: pantalla(() => import('./CambiarCiudadPage.tsx'), 'CambiarCiudadPage') },
  { ...CONSERVACION, pantalla: pantalla(() => import('./ConservacionPage.tsx'), 'ConservacionPage') },
  { ...TEXTO_DE_LA_CIUDAD, pantalla: pantalla(() => import('./TextoPage.tsx'), 'TextoPage') },
]
