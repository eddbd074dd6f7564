import { CON_EL_REGISTRO, ULTIMO_MANTENIMIENTO } from '../elevadores/registro.ts'
import { TITULARES } from '../padron/titulares.ts'
import { sentencia } from '../plataforma/base/db.ts'

/* Of what is read of the register of elevators, the CUILs of those it is about: whoever sent it, and whom it names. */

export const sujetosDeComprobantes29 = sentencia(
  'sujetos_de_comprobantes_29',
  `select f.id_formulario29 as id, p.documento_persona as documento
   from formulario29 f join persona p using (id_persona) where f.id_formulario29 = any($1)`,
)

/** By number of the form; a form 27, by its folder's. */
export const sujetosDeRegistros = sentencia(
  'sujetos_de_registros_de_elevadores',
  `with nombrado as (
     select id, split_part(id, '/', 1) as formulario, split_part(id, '/', 2)::integer as numero from unnest($1::text[]) id
   ), parte as (
     select n.id, f.id_persona from nombrado n join formulario27 f on n.formulario = '27' and f.id_carpeta = n.numero
     union select n.id, unnest(array[f.id_persona, f.id_autor])
       from nombrado n join formulario28 f on n.formulario = '28' and f.id_formulario28 = n.numero
     union select n.id, f.id_persona from nombrado n join formulario29 f on n.formulario = '29' and f.id_formulario29 = n.numero
     union select n.id, f.id_persona from nombrado n join formulario30 f on n.formulario = '30' and f.id_formulario30 = n.numero
     union select n.id, f.id_persona from nombrado n join formulario31 f on n.formulario = '31' and f.id_formulario31 = n.numero
   )
   select id as "id!", p.documento_persona as "documento!" from parte join persona p using (id_persona)
   union select n.id, t.cuit from nombrado n join formulario30_tecnico t on n.formulario = '30' and t.id_formulario30 = n.numero`,
)

/** The owner, whoever answered or noted anything, and the technicians of the company that maintains it now. */
export const sujetosDeInmuebles = sentencia(
  'sujetos_de_inmuebles_con_elevadores',
  `${CON_EL_REGISTRO}
   select t.padron as "id!", t.documento as "documento!" from (
     select padron, documento from (${TITULARES}) t
     union select i.padron, p.documento_persona from inscripcion i join persona p using (id_persona)
     union select m.padron, p.documento_persona from mantenimiento m join persona p using (id_persona)
     union select u.padron, t.cuit from (${ULTIMO_MANTENIMIENTO}) u join tecnico t using (id_institucion)
   ) t where t.padron = any($1) and t.documento is not null`,
)

/** Whoever sent anything of the company, and its technicians. */
export const sujetosDeEmpresas = sentencia(
  'sujetos_de_conservadoras',
  `with empresa as materialized (select unnest($1::integer[]) as id_institucion)
   select e.id_institucion as "id!", p.documento_persona as "documento!"
   from empresa e join formulario29 f using (id_institucion) join persona p using (id_persona)
   union select e.id_institucion, d.documento
   from empresa e join formulario30 f using (id_institucion) join formulario30_tecnico t using (id_formulario30)
     join persona p using (id_persona) cross join lateral unnest(array[t.cuit, p.documento_persona]) d(documento)`,
)
