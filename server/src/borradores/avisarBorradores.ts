import { correoDeBorradores } from '@catastro/domain/borradores/correos'
import { ATENCION, DIAS_DE_AVISO } from '@catastro/domain/borradores/reglas'
import { haceDias } from '@catastro/domain/dias'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { PAGANDOSE } from './borrador.ts'

const POR_AVISAR = `b.modificado_el <= $1
  and b.version_avisada is distinct from b.version and not ${PAGANDOSE}
  and b.clave not like '${ATENCION}%'`

const marcar = sentencia(
  'borradores_por_avisar',
  `with una as (select b.id_persona from borrador b where ${POR_AVISAR} limit 1), avisados as (
     update borrador b set version_avisada = version from una where b.id_persona = una.id_persona and ${POR_AVISAR}
     returning b.id_persona
   )
   select id_persona as "idPersona", count(*)::integer as cuantos from avisados group by id_persona`,
)

async function avisarAUna(tx: Tx, dias: number): Promise<boolean> {
  const [persona] = await marcar(tx, haceDias(dias - DIAS_DE_AVISO, tx.ahora()))
  if (!persona) return false
  await correoAPersona(tx, persona.idPersona, {
    motivo: 'BORRADOR',
    redaccion: correoDeBorradores(persona.cuantos, dias),
  })
  return true
}

/** One mail a person about all the drafts that will go in a week; the mark and the mail are one transaction. `dias`: 0, none goes. */
export async function avisarBorradores(db: DbRaiz, dias: number, fin: AbortSignal): Promise<void> {
  while (dias > 0 && !fin.aborted && (await enTransaccion(db, null, (tx) => avisarAUna(tx, dias)))) {}
}
