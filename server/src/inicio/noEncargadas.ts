import type { NoEncargadaAbierta } from '@catastro/domain/inicio/llamadas'
import { type Db, sentencia } from '../plataforma/base/db.ts'

const A_LA_VISTA = 5

const leer = sentencia(
  'no_encargadas_abiertas',
  `select c.id_carpeta as "idCarpeta", trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!", n.dicho_el as "dichoEl"
   from carpeta_no_encargada n join carpeta c using (id_carpeta) join tramite_estado e on e.id_tramite_estado = c.estado
     join domicilio d using (id_domicilio)
   where c.borrada_el is null and not e.es_final order by n.dicho_el desc, n.id_carpeta limit ${A_LA_VISTA}`,
)

/** The last ones that an owner said they did not order: whoever of the staff comes in reads it first. */
export const noEncargadas = async (db: Db): Promise<NoEncargadaAbierta[]> =>
  (await leer(db)).map(({ dichoEl, ...fila }) => ({ ...fila, dichoEl: dichoEl.toISOString() }))
