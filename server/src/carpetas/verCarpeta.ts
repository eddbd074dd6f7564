import type { Faltante } from '@catastro/domain/carpetas/llamadas'
import { CARPETA_NO_ENCONTRADA } from '@catastro/domain/carpetas/mensajes'
import { aPesos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { alcanza, esSuObra } from './alcance.ts'
import { COBRO, type CobroGuardado, mostrarCobro } from './cobro.ts'
import { FALTANTES } from './completitud.ts'
import { COLUMNAS, mostrarCarpeta, type Precisa, UNIONES } from './filaDeCarpeta.ts'

const leer = sentencia(
  'ver_carpeta',
  `select ${COLUMNAS}, c.timbrado, ${COBRO} as cobro, ${FALTANTES} as "faltantes!" from carpeta c ${UNIONES} where c.id_carpeta = $1 and c.borrada_el is null`,
  con<Precisa & { faltantes: Faltante[]; cobro: CobroGuardado | null }>(),
)

export async function verCarpeta(db: Db, quien: Identidad, idCarpeta: number) {
  const [fila] = await leer(db, idCarpeta)
  const deQuien = fila && { idPersona: fila.id_persona, idProfesional: fila.id_profesional }
  const suya = deQuien && alcanza(quien, deQuien)
  const comoPropietario = fila && !suya && (await esSuObra(db, quien.idPersona, idCarpeta))
  if (!fila || !(suya || comoPropietario)) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
  const { faltantes, cobro, timbrado } = fila
  return {
    ...mostrarCarpeta(fila),
    ...(comoPropietario && { comoPropietario: true as const }),
    faltantes,
    cobro: mostrarCobro(cobro),
    timbrado: aPesos(timbrado),
  }
}
