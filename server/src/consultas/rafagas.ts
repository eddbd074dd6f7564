import type { Rafaga } from '@catastro/domain/consultas/llamadas'
import {
  DIAS_DE_RAFAGAS,
  MAXIMO_DE_REFERENCIA,
  PERSONAS_POR_HORA,
  POR_CIENTO_DEL_MAXIMO,
  RECHAZOS_POR_DIA,
} from '@catastro/domain/consultas/reglas'
import { ZONA } from '@catastro/domain/zona'
import { type Db, sentencia } from '../plataforma/db.ts'

const MAX_FILAS = 100

const leer = sentencia(
  'rafagas',
  `with horas as (
     select c.id_persona, date_trunc('hour', c.ocurrido_el at time zone '${ZONA}') as hora, max(c.rol) as rol,
       count(*) filter (where c.clase = 'CONSULTA') as consultas, count(distinct c.sujeto_hash) as personas,
       count(*) filter (where c.clase = 'RECHAZO') as rechazos
     from consulta_personal c where c.ocurrido_el > now() - interval '${DIAS_DE_RAFAGAS} days' group by 1, 2
   ), dias as (
     select id_persona, hora::date as dia, max(rol) as rol, sum(consultas)::int as consultas, max(personas)::int as personas,
       sum(rechazos)::int as rechazos
     from horas group by 1, 2
   )
   select d.id_persona as "idPersona!", d.dia::text as "dia!", d.rol, d.consultas as "consultas!",
     d.personas as "personasEnUnaHora!", d.rechazos as "rechazos!",
     coalesce(p.nombre_persona || ' ' || p.apellido_persona, 'Persona ' || d.id_persona) as "nombre!"
   from dias d left join persona p on p.id_persona = d.id_persona
   where d.consultas >= $1 or d.personas >= ${PERSONAS_POR_HORA} or d.rechazos >= ${RECHAZOS_POR_DIA}
   order by d.dia desc, d.consultas desc, d.id_persona limit ${MAX_FILAS}`,
)

/** Who looked up a large part of a day's cap, many different people in an hour, or was refused often. */
export function rafagas(db: Db, maximoPorDia: number): Promise<Rafaga[]> {
  const maximo = maximoPorDia || MAXIMO_DE_REFERENCIA
  return leer(db, Math.ceil((maximo * POR_CIENTO_DEL_MAXIMO) / 100))
}
