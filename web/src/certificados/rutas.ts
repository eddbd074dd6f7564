import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { CERTIFICADO_VERIFICADO, VERIFICAR } from './direcciones.ts'

const verificar = pantalla(() => import('./VerificarPage.tsx'), 'VerificarPage')

export const RUTAS_DE_CERTIFICADOS: readonly Ruta[] = [
  { ...VERIFICAR, sinMarco: true, pantalla: verificar },
  { ...CERTIFICADO_VERIFICADO, sinMarco: true, pantalla: verificar },
]
