import { ErrorDePortal } from '@catastro/domain/errores'
import type { Limite } from '@catastro/domain/llamada'
import { type DbRaiz, sentencia } from '../db.ts'

const contar = sentencia(
  'contar_uso',
  `insert into uso_por_minuto as u (id_persona, clase, minuto, cuenta) values ($1, $2, date_trunc('minute', now()), 1)
   on conflict (id_persona, clase, minuto) do update set cuenta = u.cuenta + 1 returning cuenta`,
)

// None beyond the day's: what is noted is what is counted. 0: no limit.
const anotarConsulta = sentencia(
  'anotar_consulta',
  `insert into consulta_personal (id_persona, tipo, criterio_hash, rol)
   select $1, $2, $3, $5? where $4 = 0 or $4 > (
     select count(*) from (
       select from consulta_personal where id_persona = $1 and clase = 'CONSULTA' and ocurrido_el > now() - interval '1 day' limit $4) hechas)
   returning id`,
)

export const DEMASIADOS = 'Demasiados pedidos en poco tiempo. Espere un minuto e intente de nuevo'
const DEMASIADAS_EN_EL_DIA = 'Llegó al máximo de consultas por día. Intente de nuevo más tarde'

/** Per person: of each class in a minute, and of look-ups in the last 24 hours. 0 switches one off. */
export type Maximos = Readonly<Record<Limite | 'consultasPorDia', number>>

/**
 * Counts one look-up or submission of a person for all processes together, and refuses past the limit with 429.
 * A look-up is also noted: who, what kind, a keyed hash of what was asked, when (S-9); and there are so many to a day.
 */
export async function contarUso(
  db: DbRaiz,
  maximos: Maximos,
  uso: {
    readonly idPersona: number
    readonly rol: string | null
    readonly limite: Limite
    readonly llamada: string
    readonly criterio: unknown
  },
): Promise<void> {
  const maximo = maximos[uso.limite]
  if (maximo > 0) {
    const [fila] = await contar(db, uso.idPersona, uso.limite)
    if (fila && fila.cuenta > maximo) throw new ErrorDePortal(429, DEMASIADOS)
  }
  if (uso.limite === 'consultas') {
    const hash = db.resumir(JSON.stringify(uso.criterio) ?? '')
    const [anotada] = await anotarConsulta(db, uso.idPersona, uso.llamada, hash, maximos.consultasPorDia, uso.rol)
    if (!anotada) throw new ErrorDePortal(429, DEMASIADAS_EN_EL_DIA)
  }
}
