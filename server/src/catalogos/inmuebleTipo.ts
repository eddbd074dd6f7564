import { sentencia } from '../plataforma/db.ts'
import { existeEn } from '../plataforma/registros.ts'

export const existeTipoDeInmueble = sentencia('existe_tipo_de_inmueble', existeEn('inmueble_tipo', 'id_inmueble_tipo'))
