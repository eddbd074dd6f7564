import type { FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import { SIN_PERSONA } from '@catastro/domain/carpetas/reglas'
import { sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { DEBE } from './completitud.ts'

/** Small reads about one folder. Whether the caller may see it was asked before. */

export const formulariosDe = sentencia(
  'formularios_de_carpeta',
  `select t.codigo as "codigoFormulario", t.formulario_tipo as "FormularioTipo", f.id_carpeta as "idCarpeta",
     f.grabado::integer as grabado, f.id_pago as "idPago", ${DEBE} as "debe!",
     f.observado::integer as observado
   from carpeta_formulario f join formulario_tipo t using (id_formulario_tipo)
   where f.id_carpeta = $1 order by f.orden`,
  con<Pick<FilaDeFormulario, 'grabado' | 'observado'>>(),
)

/**
 * The applicant: the folder's professional, or the person of a sidewalk or elevator folder; of one from another system whose
 * professional is nobody here, as that system says it.
 */
export const solicitanteDe = sentencia(
  'solicitante_de_carpeta',
  `select case when p.id_persona = ${SIN_PERSONA} and c.profesional_anterior is not null then c.profesional_anterior
       else p.apellido_persona end as "apellido_persona!",
     case when p.id_persona = ${SIN_PERSONA} and c.profesional_anterior is not null then '' else p.nombre_persona end as "nombre_persona!",
     case when p.id_persona = ${SIN_PERSONA} then '' else p.documento_persona end as "documento_persona!", p.email_persona
   from carpeta c left join profesional pr using (id_profesional)
     join persona p on p.id_persona = coalesce(pr.id_persona, c.id_persona)
   where c.id_carpeta = $1`,
)

export const domicilioDe = sentencia(
  'domicilio_de_carpeta',
  `select d.id_calle as "idCalle", d.calle_texto as calle, d.nro_puerta as "NroPuerta", d.piso as "Piso",
     d.departamento as "Departamento", d.seccion as "Seccion", d.manzana as "Manzana", d.parcela as "Parcela",
     d.distrito as "Distrito", d.dominio as "Dominio", d.padron as "Padron"
   from carpeta c join domicilio d using (id_domicilio) where c.id_carpeta = $1`,
)

export const tiposDeEncomienda = sentencia(
  'tipos_de_encomienda',
  `select e.id_encomienda_tipo as "idEncomiendaTipo", e.encomiendatipo, f.id_formulario_tipo as "idFormularioTipo",
     f.formulario_tipo as "FormularioTipo", f.codigo as "codigoFormulario", e.requiere_croquis as "requiereCroquis",
     e.explicacion
   from encomienda_tipo e join encomienda_tipo_formulario x using (id_encomienda_tipo)
     join formulario_tipo f using (id_formulario_tipo)
   where x.lleva and not e.retirado
   order by e.id_encomienda_tipo, x.orden`,
)

export const estadosDeTramite = sentencia(
  'estados_de_tramite',
  'select id_tramite_estado as "idTramiteEstado", tramite_estado as "TramiteEstado" from tramite_estado order by orden',
)
