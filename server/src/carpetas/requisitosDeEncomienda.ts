import { errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { exigirQueNoSeaProfesional, type Identidad } from '../plataforma/identidad/identidad.ts'

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

/**
 * The city asks for a requirement, or does not any more: it holds for the folders that are not filed yet, which wait for
 * their applicant either way.
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
  })
