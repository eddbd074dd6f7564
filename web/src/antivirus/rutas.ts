import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { ARCHIVOS_APARTADOS } from './direcciones.ts'

export const RUTAS_DE_ANTIVIRUS: readonly Ruta[] = [
  { ...ARCHIVOS_APARTADOS, pantalla: pantalla(() => import('./ArchivosApartadosPage.tsx'), 'ArchivosApartadosPage') },
]
