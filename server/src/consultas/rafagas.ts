import type { Rafaga } from '@catastro/domain/consultas/llamadas'
import {
  DIAS_DE_RAFAGAS,
  PERSONAS_POR_HORA,
  POR_CIENTO_DEL_MAXIMO,
  RECHAZOS_POR_DIA,
  TITULARES_POR_DIA,
  TITULARES_POR_DIA_DEL_PERSONAL,
} from '@catastro/domain/consultas/reglas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Maximos } from '../plataforma/http/limites.ts'

const MAX_FILAS = 100

const leer = sentencia(
  'rafagas',
  `with horas as (
     select c.id_persona, date_trunc('hour', c.ocurrido_el at time zone zona_de_la_ciudad()) as hora, max(c.rol) as rol,
       count(*) filter (where c.clase = 'CONSULTA') as consultas, count(distinct c.sujeto_hash) as personas,
       count(*) filter (where c.clase = 'RECHAZO') as rechazos,
       coalesce(sum(cardinality(c.sujetos)) filter (where c.tipo in ('/exportaciones/{lista}', '/exportacion/{que}')), 0) as exportados
     from consulta_personal c where c.ocurrido_el > now() - interval '${DIAS_DE_RAFAGAS} days' group by 1, 2
   ), dias as (
     select id_persona, hora::date as dia, max(rol) as rol, sum(consultas)::int as consultas, max(personas)::int as personas,
       sum(rechazos)::int as rechazos, sum(exportados)::int as exportados
     from horas group by 1, 2
   )
   select d.id_persona as "idPersona!", d.dia::text as "dia!", d.rol, d.consultas as "consultas!",
     coalesce(t.mostrados, 0) as "titulares!", d.exportados as "exportados!",
     d.personas as "personasEnUnaHora!", d.rechazos as "rechazos!",
     coalesce(p.nombre_persona || ' ' || p.apellido_persona, 'Persona ' || d.id_persona) as "nombre!"
   from dias d left join persona p on p.id_persona = d.id_persona
     left join titulares_por_dia t on t.id_persona = d.id_persona and t.dia = d.dia
     cross join lateral (
       select case when d.rol is null or d.rol = 'PROFESIONAL' then $1::integer else $2::integer end as muchos) m
   where t.mostrados >= m.muchos or d.exportados >= m.muchos or d.personas >= ${PERSONAS_POR_HORA}
     or d.rechazos >= ${RECHAZOS_POR_DIA}
   order by d.dia desc, coalesce(t.mostrados, 0) + d.exportados desc, d.id_persona limit ${MAX_FILAS}`,
)

export type MaximosDeTitulares = Pick<Maximos, 'titularesPorDia' | 'titularesPorDiaDelPersonal'>

/** Who was shown a large part of the holders that a day allows, took as many away, read of many people in an hour, or was refused often. */
export function rafagas(db: Db, maximos: MaximosDeTitulares): Promise<Rafaga[]> {
  const parte = (maximo: number) => Math.ceil((maximo * POR_CIENTO_DEL_MAXIMO) / 100)
  return leer(
    db,
    parte(maximos.titularesPorDia || TITULARES_POR_DIA),
    parte(maximos.titularesPorDiaDelPersonal || TITULARES_POR_DIA_DEL_PERSONAL),
  )
}
