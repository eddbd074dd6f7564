import { ErrorDePortal } from '@catastro/domain/errores'
import { PADRON_NO_EXISTE } from '@catastro/domain/padron/mensajes'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { domiciliosDelPadron } from './domicilios.ts'
import { COLUMNAS, presentarPara } from './presentarPadron.ts'

const porNumero = sentencia(
  'padron_por_numero',
  `select ${COLUMNAS} from padron p left join domicilio d on d.id_domicilio = p.id_domicilio where p.padronm = $1`,
)

/** The card of a property: what the register has of it. */
export async function verPadron(db: Db, quien: Identidad, padron: string) {
  const [fila] = await porNumero(db, padron)
  if (!fila) throw new ErrorDePortal(404, PADRON_NO_EXISTE)
  const domicilios = await domiciliosDelPadron(db, padron, quien.idPersona)
  return { ...presentarPara(quien)(fila), domicilios }
}
