import { ErrorDePortal } from '@catastro/domain/errores'
import type { Limite } from '@catastro/domain/llamada'
import { type DbRaiz, sentencia } from '../base/db.ts'

const contar = sentencia(
  'contar_uso',
  `insert into uso_por_minuto as u (id_persona, clase, minuto, cuenta) values ($1, $2, date_trunc('minute', now()), 1)
   on conflict (id_persona, clase, minuto) do update set cuenta = u.cuenta + 1 returning cuenta`,
)

const anotarConsulta = sentencia(
  'anotar_consulta',
  'insert into consulta_personal (id_persona, tipo, criterio_hash, rol) values ($1, $2, $3, $4?)',
)

// Nothing is counted of what is refused: a smaller page may still fit. 0: no limit.
const sumarTitulares = sentencia(
  'sumar_titulares',
  `insert into titulares_por_dia as t (id_persona, dia, mostrados)
   select $1, (now() at time zone zona_de_la_ciudad())::date, $2::integer where $3::integer = 0 or $2::integer <= $3::integer
   on conflict (id_persona, dia) do update set mostrados = t.mostrados + excluded.mostrados
     where $3::integer = 0 or t.mostrados + excluded.mostrados <= $3::integer
   returning mostrados`,
)

export const DEMASIADOS = 'Demasiados pedidos en poco tiempo. Espere un minuto e intente de nuevo'
const DEMASIADOS_EN_EL_DIA = 'Llegó al máximo de titulares que puede consultar por día. Intente de nuevo mañana'

/** Per person: of each class in a minute, and of the holders that look-ups show in a day of the city's. 0 switches one off. */
export type Maximos = Readonly<Record<Limite | 'titularesPorDia' | 'titularesPorDiaDelPersonal', number>>

/**
 * Counts one look-up or submission of a person for all processes together, and refuses past the limit with 429.
 * A look-up is also noted: who, what kind, a keyed hash of what was asked, when (S-9).
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
    await anotarConsulta(db, uso.idPersona, uso.llamada, hash, uso.rol)
  }
}

/** Counts holders that a person is about to be shown, for all processes together, and refuses past the day's. */
export async function contarTitulares(
  db: DbRaiz,
  { idPersona, cuantos, maximo }: { readonly idPersona: number; readonly cuantos: number; readonly maximo: number },
): Promise<void> {
  if (cuantos === 0) return
  const [fila] = await sumarTitulares(db, idPersona, cuantos, maximo)
  if (!fila) throw new ErrorDePortal(429, DEMASIADOS_EN_EL_DIA)
}
