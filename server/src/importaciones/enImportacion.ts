import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'

// What the transaction writes is audited by chunks, and not row by row (A-259, ADR 52).
const auditarPorTandas = sentencia('auditar_por_tandas', `select set_config('portal.importacion', $1, true) as "modo!"`)

interface Obra {
  readonly idImportacion: number
  /** Who answers for it in the audit. */
  readonly actor: number
  readonly paso: 'APLICAR' | 'DESHACER'
}

/** The transaction of an import that changes what is stored. */
export const enImportacion = (db: DbRaiz, { idImportacion, actor, paso }: Obra, obra: (tx: Tx) => Promise<void>) =>
  enTransaccion(db, actor, async (tx) => {
    await auditarPorTandas(tx, `${paso} ${idImportacion}`)
    await obra(tx)
  })
