import type { Cambio } from '@catastro/domain/catalogos/cambios'
import { cambiosDe } from '../catalogos/cambios.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'

// Also those that it has no longer: what an import took away when it was undone.
const domiciliosQueTuvo = sentencia(
  'domicilios_que_tuvo_un_padron',
  `select id_domicilio::text as "clave!" from domicilio where padron = $1 and origen = 'PADRON'
   union
   select x.despues->>'id_domicilio' from auditoria_tanda p, json_to_recordset(p.contenido) as x(clave text, despues json)
   where p.entidad = 'padron' and p.claves @> array[$1::text] and x.clave = $1 and x.despues->>'id_domicilio' is not null`,
)

export async function cambiosDelPadron(db: Db, padron: string): Promise<Cambio[]> {
  const domicilios = await domiciliosQueTuvo(db, padron)
  return cambiosDe(db, [['padron', padron], ...domicilios.map(({ clave }) => ['domicilio', clave] as const)])
}
