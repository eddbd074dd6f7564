import {
  ES_SU_CARPETA,
  NINGUNA_TIENE_ESE_NUMERO,
  VARIAS_TIENEN_ESE_NUMERO,
} from '@catastro/domain/importaciones/mensajes'
import { TIENEN_PARTE } from '../../carpetas/personasConParte.ts'
import { NUMERO_ANTERIOR_DE_BUSQUEDA } from '../../carpetas/tablas.ts'
import type { ErrorDeCelda } from './clase.ts'

/** The imported folder that had this number in the other system, told by its letters and digits, and whether it is of who imports (`$2`). */
export const CARPETA_DEL_NUMERO = (
  numero: string,
) => `select count(*) as cuantas, min(c.id_carpeta) as id_carpeta, coalesce(bool_or($2::integer = any(${TIENEN_PARTE})), false) as suya,
      coalesce(bool_or(c.titular_anterior is null), false) as sin_datos
    from carpeta c where c.borrada_el is null and c.numero_anterior is not null
      and ${NUMERO_ANTERIOR_DE_BUSQUEDA} = (replace(nombre_de_busqueda(${numero}), ' ', '') collate "C")`

interface DeSuNumero {
  readonly cuantas: number
  readonly esSuya: boolean
}

/** Why what hangs from it does not come in: it is none, or more than one, or of who imports. */
export function faltasDelNumero({ cuantas, esSuya }: DeSuNumero): ErrorDeCelda[] {
  const faltas: ErrorDeCelda[] = []
  if (cuantas === 0) faltas.push({ columna: 'Carpeta', msg: NINGUNA_TIENE_ESE_NUMERO })
  if (cuantas > 1) faltas.push({ columna: 'Carpeta', msg: VARIAS_TIENEN_ESE_NUMERO })
  if (esSuya) faltas.push({ columna: 'Carpeta', msg: ES_SU_CARPETA })
  return faltas
}
