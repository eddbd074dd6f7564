import { direccion } from '../acceso/direccion/direccion.ts'

export const ARCHIVOS_APARTADOS = direccion('/archivosApartados', 'administrador')
