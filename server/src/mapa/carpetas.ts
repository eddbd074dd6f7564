import type { CarpetaEnElMapa } from '@catastro/domain/mapa/llamadas'
import { type Db, sentencia } from '../plataforma/base/db.ts'

const leer = sentencia(
  'carpetas_de_una_manzana',
  `select c.id_carpeta as "idCarpeta", p.id_parcela as "idParcela", e.tramite_estado as estado,
     coalesce(et.encomiendatipo, u.uso) as "tramite!", trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!", c.padron,
     (now() at time zone zona_de_la_ciudad())::date - (c.fecha_alta at time zone zona_de_la_ciudad())::date as "dias!", c.completa
   from parcela p join carpeta c on c.padron = p.padron and c.borrada_el is null
     join tramite_estado e on e.id_tramite_estado = c.estado and not e.es_final
     join domicilio d on d.id_domicilio = c.id_domicilio
     left join encomienda_tipo et using (id_encomienda_tipo) left join uso u using (id_uso)
   where p.id_manzana = $1 order by c.fecha_alta, c.id_carpeta`,
)

/** Those under way on a block, the longest waiting first. */
export const carpetasDeManzana = (db: Db, idManzana: number): Promise<CarpetaEnElMapa[]> => leer(db, idManzana)
