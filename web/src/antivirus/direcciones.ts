import { direccion } from '../acceso/direccion.ts'

export const ARCHIVOS_APARTADOS = direccion('/archivosApartados', 'administrador')
