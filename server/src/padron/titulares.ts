import type { Partes } from '@catastro/domain/deberes'
import { type Db, sentencia } from '../plataforma/base/db.ts'

/* Who holds a property, as far as the land register says: whoever's CUIL it has, or whose DNI (domain: esTitularDelPadron). */

/** The DNI of a row `r` of the register, as it stands inside a CUIL. */
const DNI = `lpad(r.dni, 8, '0')`

/** The people known here who hold the property of that number: parties of whatever is decided about it. */
export const TITULARES_DE = (padron: string) => `array(
  select t.id_persona from padron r join persona t on t.documento_persona = r.cuit::bpchar where r.padronm = ${padron}
  union select t.id_persona from padron r join persona t on substr(t.documento_persona, 3, 8) = ${DNI} where r.padronm = ${padron})`

const deUnPadron = sentencia('titulares_de_padron', `select ${TITULARES_DE('$1')} as "titulares!"`)
export const titularesDe = async (db: Db, padron: string): Promise<Partes> =>
  (await deUnPadron(db, padron))[0]?.titulares ?? []

/** The CUIL of each holder of each property; of one who was never here, what the register has: the CUIL, or the DNI alone. */
export const TITULARES = `
  select r.padronm as padron, r.cuit::text as documento from padron r where r.cuit is not null
  union
  select r.padronm, coalesce(t.documento_persona::text, ${DNI}) from padron r
    left join persona t on substr(t.documento_persona, 3, 8) = ${DNI}
  where r.dni is not null and (t.id_persona is not null or r.cuit is null)`
