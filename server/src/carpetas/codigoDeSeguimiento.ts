import { createHash } from 'node:crypto'
import { LARGO_DE_CODIGO_DE_SEGUIMIENTO } from '@catastro/domain/carpetas/reglas'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { nuevoCodigo } from '../plataforma/proceso/codigo.ts'

/** What is kept of a code. */
const huellaDe = (codigo: string) => createHash('sha256').update(codigo).digest('hex')

/** A new one, and what to keep of it. */
export function acunarCodigo() {
  const codigo = nuevoCodigo(LARGO_DE_CODIGO_DE_SEGUIMIENTO)
  return { codigo, huella: huellaDe(codigo) }
}

const guardar = sentencia(
  'guardar_codigo_de_seguimiento',
  'insert into codigo_de_seguimiento (id_carpeta, huella) values ($1, $2)',
)

/** A further code of a folder, told in the transaction that gives it: who is given one was asked before. */
export async function codigoDe(tx: Tx, idCarpeta: number): Promise<string> {
  const { codigo, huella } = acunarCodigo()
  await guardar(tx, idCarpeta, huella)
  return codigo
}

export const darCodigo = (db: DbRaiz, idPersona: number | null, idCarpeta: number): Promise<string> =>
  enTransaccion(db, idPersona, (tx) => codigoDe(tx, idCarpeta))

const buscar = sentencia(
  'codigo_de_seguimiento',
  `select from codigo_de_seguimiento join carpeta using (id_carpeta)
   where id_carpeta = $1 and huella = $2 and borrada_el is null`,
)

/** Whether it is one of the folder's. */
export const esCodigoDe = async (db: Db, idCarpeta: number, codigo: string) =>
  (await buscar(db, idCarpeta, huellaDe(codigo))).length > 0
