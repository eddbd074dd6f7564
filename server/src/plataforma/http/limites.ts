import { createHash } from 'node:crypto'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Limite } from '@catastro/domain/llamada'
import { type Db, sentencia } from '../db.ts'

const contar = sentencia(
  'contar_uso',
  `insert into uso_por_minuto as u (id_persona, clase, minuto, cuenta) values ($1, $2, date_trunc('minute', now()), 1)
   on conflict (id_persona, clase, minuto) do update set cuenta = u.cuenta + 1 returning cuenta`,
)

const anotarConsulta = sentencia(
  'anotar_consulta',
  'insert into consulta_personal (id_persona, tipo, criterio_hash) values ($1, $2, $3)',
)

export const DEMASIADOS = 'Demasiados pedidos en poco tiempo. Espere un minuto e intente de nuevo'

/**
 * Counts one look-up or submission of a person for all processes together, and refuses past the limit with 429.
 * A look-up is also noted: who, what kind, a hash of what was asked, when (S-9).
 */
export async function contarUso(
  db: Db,
  maximos: Readonly<Record<Limite, number>>,
  uso: { readonly idPersona: number; readonly limite: Limite; readonly llamada: string; readonly criterio: unknown },
): Promise<void> {
  const maximo = maximos[uso.limite]
  if (maximo > 0) {
    const [fila] = await contar(db, uso.idPersona, uso.limite)
    if (fila && fila.cuenta > maximo) throw new ErrorDePortal(429, DEMASIADOS)
  }
  if (uso.limite === 'consultas') {
    const hash = createHash('sha256').update(JSON.stringify(uso.criterio)).digest('hex')
    await anotarConsulta(db, uso.idPersona, uso.llamada, hash)
  }
}
