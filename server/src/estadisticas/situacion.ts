import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import type { Filas } from '@catastro/domain/estadisticas/filas'
import { SIN_COMPLETAR } from '@catastro/domain/estadisticas/mensajes'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { DE_MEDIDA, PLAZOS } from './cuentas.ts'
import type { Filtro } from './filtro.ts'

/** How things stand today, whatever the period. */

/** Every state, and apart from its own the presented folders that their applicants are still filling. */
const ESTADOS_Y_CLASES = `(
  select id_tramite_estado as id_estado, tramite_estado, es_final, orden, '' as clase from tramite_estado
  union all
  select id_tramite_estado, tramite_estado, es_final, orden, 'INCOMPLETA' from tramite_estado
  where id_tramite_estado = ${ESTADOS.PRESENTADO}) e`

const leerEstados = sentencia(
  'estadistica_de_estados',
  `select e.tramite_estado as "estado!", e.clase as "clase!", coalesce(s.n, 0)::integer as "carpetas!"
   from ${ESTADOS_Y_CLASES}
   left join (select id_estado, clase, sum(cuantas) as n from ${DE_MEDIDA('ESTADO')} group by id_estado, clase) s using (id_estado, clase)
   order by e.orden, e.clase desc`,
)

const leerEsperas = sentencia(
  'estadistica_de_esperas',
  `with ${PLAZOS('id_estado, clase', `select id_estado, clase, $3::date - fecha as dias, cuantas from ${DE_MEDIDA('ESTADO')}`)}
   select e.tramite_estado as "estado!", e.clase as "clase!", p.hasta7 as "hasta7!", p.hasta30 as "hasta30!",
     p.hasta90 as "hasta90!", p.mas_de_90 as "masDe90!", p.casos as "carpetas!", p.mediana as "mediana!", p.mayor as "mayor!"
   from plazos p join ${ESTADOS_Y_CLASES} using (id_estado, clase) where not e.es_final order by e.orden, e.clase desc`,
)

// Of the folders themselves: those in some inspector's hands are few, and an index has them.
const leerInspectores = sentencia(
  'estadistica_de_inspectores',
  `select p.apellido_persona || ' ' || p.nombre_persona as "inspector!", count(*)::integer as "carpetas!",
     max($3::date - estadisticas.dia(c.estado_desde)) as "mayor!"
   from carpeta c join inspector i using (id_inspector) join persona p on p.id_persona = i.id_persona
   where c.id_inspector is not null and c.borrada_el is null and c.estado not in (${ESTADOS.RECHAZADO}, ${ESTADOS.FINALIZADO})
     and ($1::integer = 0 or c.id_encomienda_tipo = $1)
     and ($2::integer = 0 or c.id_encomienda_tipo is null and c.id_uso = $2)
   group by i.id_inspector, p.id_persona order by 2 desc, 1`,
)

const conNombre = <F extends { estado: string; clase: string }>({ clase, ...fila }: F) =>
  clase === '' ? fila : { ...fila, estado: SIN_COMPLETAR }

export const estados = async (db: Db, { tipo }: Filtro): Promise<Filas['estados'][]> =>
  (await leerEstados(db, ...tipo)).map(conNombre)

export const esperas = async (db: Db, { tipo }: Filtro): Promise<Filas['esperas'][]> =>
  (await leerEsperas(db, ...tipo, hoy())).map(conNombre)

export const inspectores = (db: Db, { tipo }: Filtro): Promise<Filas['inspectores'][]> =>
  leerInspectores(db, ...tipo, hoy())
