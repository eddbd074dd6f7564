import { type CarpetaDelPadron, type ClaseDeCarpeta, MAX_DEL_PADRON } from '@catastro/domain/carpetas/carpetasDelPadron'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { esDelTitular } from './personasConParte.ts'

const USO_DE_ELEVADORES = 13

const delPadron = sentencia(
  'carpetas_del_padron',
  `select c.id_carpeta as "idCarpeta", coalesce(et.encomiendatipo, u.uso) as "tramite!", e.tramite_estado as "tramiteEstado",
     c.fecha_alta as "fechaalta", case when c.id_encomienda_tipo is not null then 'CARPETA'
       when c.id_uso = ${USO_DE_ELEVADORES} then 'ELEVADOR' else 'VEREDA' end as "clase!"
   from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado
     left join encomienda_tipo et using (id_encomienda_tipo) left join uso u using (id_uso)
   where c.padron = $1 and c.borrada_el is null and ($2 or ${esDelTitular('$3', '$4?')})
   order by c.id_carpeta desc limit ${MAX_DEL_PADRON + 1}`,
  con<{ clase: ClaseDeCarpeta }>(),
)

/** The folders of a property that this person may open: one's own, or, for staff, all. */
export async function carpetasDelPadron(db: Db, quien: Identidad, padron: string) {
  const filas = await delPadron(db, padron, esPersonal(quien), quien.idPersona, quien.idProfesional)
  return {
    carpetas: filas
      .slice(0, MAX_DEL_PADRON)
      .map((fila): CarpetaDelPadron => ({ ...fila, fechaalta: fila.fechaalta.toISOString() })),
    hayMas: filas.length > MAX_DEL_PADRON,
  }
}
