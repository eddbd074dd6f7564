import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'

const leer = sentencia(
  'domicilio_al_alcance',
  `select id_domicilio as "idDomicilio", padron, id_calle as "idCalle", calle_texto as calle, nro_puerta as puerta, piso,
     departamento, id_inmueble_tipo as "idInmuebleTipo"
   from domicilio where id_domicilio = $1 and (origen = 'PADRON' or id_persona_alta = $2)`,
)
export type Domicilio = Fila<'domicilio_al_alcance'>

/** An address of the register, or one that this person typed; for anybody else's there is none (A-156, S-6). */
export const domicilioAlAlcance = async (
  db: Db,
  idPersona: number,
  idDomicilio: number,
): Promise<Domicilio | undefined> => (await leer(db, idDomicilio, idPersona))[0]
