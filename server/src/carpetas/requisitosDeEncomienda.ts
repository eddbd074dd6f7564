import { errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { exigirQueNoSeaProfesional, type Identidad } from '../plataforma/identidad/identidad.ts'
import { recalcularCompletas } from './completitud.ts'

export const requisitosDeEncomienda = sentencia(
  'requisitos_de_encomienda',
  `select r.id as "idRequisito", r.id_encomienda_tipo as "idEncomiendaTipo", t.encomiendatipo, r.texto,
     r.obligatorio
   from encomienda_requisito r left join encomienda_tipo t using (id_encomienda_tipo)
   order by r.id_encomienda_tipo nulls first, r.orden`,
)

const poner = sentencia(
  'hacer_obligatorio',
  'update encomienda_requisito set obligatorio = $2 where id = $1 returning id',
)

// Those that wait for it: nothing else may be missing of them. Locked, so that what is being sent to one is seen, or sees this.
const sinResponder = sentencia(
  'carpetas_sin_el_requisito',
  `select c.id_carpeta as "idCarpeta"
   from carpeta c join encomienda_requisito r on r.id_encomienda_tipo is null or r.id_encomienda_tipo = c.id_encomienda_tipo
   where r.id = $1 and not c.completa and c.borrada_el is null and c.id_encomienda_tipo is not null
     and not exists (select 1 from archivo a where a.id_carpeta = c.id_carpeta and a.id_requisito = r.id)
     and not exists (
       select 1 from requisito_no_corresponde n where n.id_carpeta = c.id_carpeta and n.id_requisito = r.id)
   order by c.id_carpeta for update of c`,
)

/**
 * The city asks for a requirement, or does not any more: then those folders are complete that only waited for it. Of those
 * that were complete once it is not asked, so that none changes when it is asked for.
 */
export const hacerObligatorio = (
  db: DbRaiz,
  quien: Identidad,
  { idRequisito, obligatorio }: { readonly idRequisito: number; readonly obligatorio: boolean },
): Promise<void> =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    exigirQueNoSeaProfesional(quien)
    const [requisito] = await poner(tx, idRequisito, obligatorio)
    if (!requisito) throw errorDeCampo('idRequisito', predicado('no existe'), 404)
    if (obligatorio) return
    const esperan = await sinResponder(tx, idRequisito)
    await recalcularCompletas(
      tx,
      esperan.map(({ idCarpeta }) => idCarpeta),
    )
  })
