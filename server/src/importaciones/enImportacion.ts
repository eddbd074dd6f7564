import type { Clase } from '@catastro/domain/importaciones/reglas'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'

// What the transaction writes is audited by chunks, and not row by row (A-259, ADR 52).
const auditarPorTandas = sentencia('auditar_por_tandas', `select set_config('portal.importacion', $1, true) as "modo!"`)

interface Obra {
  readonly idImportacion: number
  /** Who answers for it in the audit. */
  readonly actor: number
  readonly paso: 'APLICAR' | 'DESHACER'
  readonly clase: Clase
}

/** Of these what is written of folders is theirs too, and goes by chunks; another that changes one leaves it row by row. */
const DE_CARPETAS: readonly Clase[] = ['carpetasAnteriores', 'archivosAnteriores']

/** The transaction of an import that changes what is stored. */
export const enImportacion = (
  db: DbRaiz,
  { idImportacion, actor, paso, clase }: Obra,
  obra: (tx: Tx) => Promise<void>,
) =>
  enTransaccion(db, actor, async (tx) => {
    await auditarPorTandas(tx, `${paso} ${idImportacion}${DE_CARPETAS.includes(clase) ? ' carpetas' : ''}`)
    await obra(tx)
  })
