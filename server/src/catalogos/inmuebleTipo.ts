import { sentencia } from '../plataforma/base/db.ts'
import { existeEn } from '../plataforma/base/tablasDeReferencia.ts'

export const existeTipoDeInmueble = sentencia('existe_tipo_de_inmueble', existeEn('inmueble_tipo', 'id_inmueble_tipo'))
