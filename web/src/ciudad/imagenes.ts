import { configuracion } from '../red/configuracion.ts'

export const direccionDeImagen = (nombre: string) => `${configuracion().api}/ciudad/imagenes/${nombre}`
