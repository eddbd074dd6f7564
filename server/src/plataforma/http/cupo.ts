import { cupoDelDiaAgotado } from '@catastro/domain/archivos/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Db, sentencia } from '../base/db.ts'

const HOY = `(now() at time zone zona_de_la_ciudad())::date`
// The row is held while it is written: of two uploads at once the second counts what the first took. A person's first row
// of the day is within the limit as any other.
const reservar = sentencia(
  'reservar_bytes',
  `insert into uso_de_archivos as u (id_persona, dia, bytes) select $1, ${HOY}, $2::bigint where $2::bigint <= $3::bigint
   on conflict (id_persona, dia) do update set bytes = u.bytes + excluded.bytes where u.bytes + excluded.bytes <= $3::bigint
   returning dia::text as "dia!"`,
)
const devolver = sentencia(
  'devolver_bytes',
  'update uso_de_archivos set bytes = bytes - $3 where id_persona = $1 and dia = $2::text::date',
)

/** What a request may still store of its person's bytes of the day (S-21). */
export interface Cupo {
  /** Throws 429, with the sentence, where there is no more room. */
  tomar(bytes: number): Promise<void>
  /** All that was taken: nothing of the request was kept. */
  devolver(): Promise<void>
}

export const SIN_CUPO: Cupo = { tomar: async () => {}, devolver: async () => {} }

/** `maximo`: bytes a day; 0: no limit. */
export function cupoDe(db: Db, idPersona: number, maximo: number): Cupo {
  if (maximo === 0) return SIN_CUPO
  const tomados = new Map<string, number>()
  return {
    async tomar(bytes) {
      const [reserva] = await reservar(db, idPersona, bytes, maximo)
      if (!reserva) throw new ErrorDePortal(429, cupoDelDiaAgotado(maximo))
      tomados.set(reserva.dia, (tomados.get(reserva.dia) ?? 0) + bytes)
    },
    async devolver() {
      for (const [dia, bytes] of tomados) await devolver(db, idPersona, dia, bytes)
      tomados.clear()
    },
  }
}
