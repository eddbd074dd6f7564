/** The portal's own statements, letter for letter: both sides must ask PostgreSQL the same. */

export const ROLES = `select pr.id_profesional,
     (select coalesce(json_agg(json_build_object(
         'idPersona', x.id_persona, 'idRol', r.id_rol, 'rol', r.rol, 'perfil', f.perfil) order by r.id_rol), '[]')
      from persona_rol x join rol r using (id_rol) join perfil f using (id_perfil)
      where x.id_persona = p.id_persona) as roles
   from persona p left join profesional pr using (id_persona) where p.id_persona = $1`

export const LEER_CARPETA = `
  select c.id_carpeta as "idCarpeta", c.id_persona as "idPersona", c.id_profesional as "idProfesional",
    c.id_encomienda_tipo as "idEncomiendaTipo", c.id_uso as "idUso", e.tramite_estado as estado, p.tramite_estado as "estadoPrevio",
    c.completa, c.expediente, c.version,
    c.pagado_el is not null or exists (
      select 1 from carpeta_formulario f where f.id_carpeta = c.id_carpeta and (f.id_pago is not null or f.pagado > 0)) as "algoPagado"
  from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado
    left join tramite_estado p on p.id_tramite_estado = c.estado_previo
  where c.id_carpeta = $1 and c.borrada_el is null`

export const DOMICILIO = `select d.id_calle as "idCalle", d.calle_texto as calle, d.nro_puerta as "NroPuerta", d.piso as "Piso",
     d.departamento as "Departamento", d.seccion as "Seccion", d.manzana as "Manzana", d.parcela as "Parcela",
     d.distrito as "Distrito", d.dominio as "Dominio", d.padron as "Padron"
   from carpeta c join domicilio d using (id_domicilio) where c.id_carpeta = $1`

export const REFERENCIAS = `select
     (select requiere_croquis from encomienda_tipo where id_encomienda_tipo = $1) as "requiereCroquis",
     exists (select 1 from encomienda_tipo_formulario
       where id_encomienda_tipo = $1 and id_formulario_tipo = $2) as "esFormularioDelTipo",
     (select json_build_object('nombre', p.apellido_persona || ' ' || p.nombre_persona, 'domicilio', o.domicilio)
       from propietario o join persona p using (id_persona) where o.id_propietario = $3) as propietario,
     exists (select 1 from profesional where id_profesional = $4) as "hayProfesional",
     exists (select 1 from inmueble_tipo where id_inmueble_tipo = $5) as "hayInmueble",
     exists (select 1 from plazo where situacion = 'INCOMPLETA' and estado
       and coalesce(id_encomienda_tipo, $1) = $1) as "hayPlazo",
     (select timbrado from obra_tipo_vigente where id_obra_tipo = $6) as timbrado,
     (select json_build_object('padron', padron, 'calle', calle_texto || ' ' || nro_puerta,
         'escrito', case when origen = 'MANUAL' then json_build_object('Seccion', seccion, 'Manzana', manzana,
           'Parcela', parcela, 'Distrito', distrito, 'Dominio', dominio) end)
       from domicilio where id_domicilio = $7 and (origen = 'PADRON' or id_persona_alta = $8)) as domicilio`

const COLUMNAS = `id_encomienda_tipo, id_profesional, id_propietario, id_persona, id_domicilio, id_inmueble_tipo,
  id_obra_tipo, ancho_calle, ancho_vereda, dist_eje_calle, arboles_vereda, timbrado, monto_obra, derecho_construccion,
  total_a_abonar, padron, busqueda`

export const ALTA = `with nueva as (
     insert into carpeta (${COLUMNAS}, estado, usrmod)
     select ${COLUMNAS}, 1, id_persona
     from json_populate_record(null::carpeta, $1::json)
     returning id_carpeta, id_encomienda_tipo, id_persona
   ), formularios as (
     insert into carpeta_formulario (id_carpeta, id_formulario_tipo, orden)
     select n.id_carpeta, t.id_formulario_tipo, t.orden
     from nueva n join encomienda_tipo_formulario t using (id_encomienda_tipo)
   ), historia as (
     insert into tramite_historial (id_carpeta, estado_nuevo, evento, id_persona)
     select id_carpeta, 1, 'ALTA', id_persona from nueva
   ), codigo as (
     insert into codigo_de_seguimiento (id_carpeta, huella) select id_carpeta, $3 from nueva
   ), croquis as (
     insert into archivo (id_carpeta, clase, nombre_original, tipo_mime, tamano, sha256, ruta, subido_por)
     select n.id_carpeta, 'CROQUIS', f.nombre, f.tipo, f.tamano, f.sha256, f.ruta, n.id_persona
     from nueva n, json_to_recordset($2::json) as f(nombre text, tipo text, tamano integer, sha256 text, ruta text)
   )
   select id_carpeta from nueva`

export const SOLICITANTE = `select coalesce(p.id_persona, c.id_persona) as "idPersona", c.id_encomienda_tipo is not null as "conEncomienda",
    c.correo
   from carpeta c left join profesional p using (id_profesional) where c.id_carpeta = $1`

export const ENCOLAR_CORREO = `with nuevo as (
     insert into correo_saliente (id_persona, destinatario, motivo, redaccion)
     select id_persona, email_persona, $2, $3::jsonb from persona where id_persona = $1 and email_persona <> ''
     returning id_correo
   ) insert into correo_adjunto (id_correo, orden, nombre, tipo_mime, ruta)
  select nuevo.id_correo, a.orden, a.nombre, a."tipoMime", a.ruta
  from nuevo, json_to_recordset($4::json) as a(orden smallint, nombre text, "tipoMime" text, ruta text)`

export const BORRAR_BORRADOR = 'delete from borrador where id_persona = $1 and clave = $2'

export const ANOTAR_CONSULTA = `insert into consulta_personal (id_persona, tipo, criterio_hash)
   select $1, $2, $3 where $4 = 0 or $4 > (
     select count(*) from (
       select from consulta_personal where id_persona = $1 and ocurrido_el > now() - interval '1 day' limit $4) hechas)
   returning id`
