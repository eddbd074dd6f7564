import { sentencia } from '../plataforma/base/db.ts'

/* What the portal has of one person, as their own screens show it: of others, no more than those do. */

export const leerPersona = sentencia(
  'mis_datos_de_persona',
  `select p.documento_persona as documento, p.nombre_persona as nombre, p.apellido_persona as apellido, p.email_persona as correo,
     p.telefono_persona as telefono, o.domicilio as "domicilioDePropietario", pr.matricula, pf.profesion, u.universidad,
     pr.domicilio as "domicilioProfesional", pr.fecha_vencimiento::text as "venceLaMatricula"
   from persona p left join propietario o using (id_persona) left join profesional pr using (id_persona)
     left join profesion pf using (id_profesion) left join universidad u using (id_universidad)
   where p.id_persona = $1`,
)

// As the folder's own question has it (carpetas/alcance.ts): who filed it, its professional, whose works they are.
export const leerCarpetas = sentencia(
  'mis_datos_de_carpetas',
  `select c.id_carpeta as "idCarpeta", coalesce(et.encomiendatipo, u.uso, '') as "que!", e.tramite_estado as estado, c.padron,
     trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!", c.expediente, c.fecha_alta as "fechaAlta",
     case when c.id_persona = $1 then 'PRESENTO' when c.id_profesional = $2? then 'PROFESIONAL' else 'PROPIETARIO' end as "papel!"
   from (select id_carpeta from carpeta where id_persona = $1
     union select id_carpeta from carpeta where id_profesional = $2?
     union select k.id_carpeta from propietario o join carpeta k using (id_propietario) where o.id_persona = $1) m
     join carpeta c using (id_carpeta) join tramite_estado e on e.id_tramite_estado = c.estado
     join domicilio d on d.id_domicilio = c.id_domicilio
     left join encomienda_tipo et on et.id_encomienda_tipo = c.id_encomienda_tipo left join uso u on u.id_uso = c.id_uso
   where c.borrada_el is null order by c.id_carpeta`,
)

export const leerArchivosDeCarpetas = sentencia(
  'mis_datos_de_archivos',
  `select id_carpeta as "idCarpeta", id_archivo as "idArchivo", nombre_original as nombre, ruta from archivo
   where id_carpeta = any($1::integer[]) order by id_carpeta, id_archivo`,
)

export const leerInmuebles = sentencia(
  'mis_datos_de_padron',
  `select p.padronm as padron, p.padronp as provincial, p.apeynom as titular, trim(d.calle_texto || ' ' || d.nro_puerta) as domicilio
   from padron p left join domicilio d using (id_domicilio) where p.dni = $1 or p.cuit = $2 order by length(p.padronm), p.padronm`,
)

export const leerPagos = sentencia(
  'mis_datos_de_pagos',
  `select id_pago as "idPago", producto, monto, estado, transaccion, creado_el as "creadoEl", confirmado_el as "confirmadoEl"
   from pago where id_persona = $1 order by id_pago`,
)

// Of one that was revoked, that it was: its PDF is handed to staff alone.
export const leerLibreDeuda = sentencia(
  'mis_datos_de_libre_deuda',
  `select l.id_libre_deuda as "idLibreDeuda", l.padron, l.estado, l.solicitado_el as "solicitadoEl", l.resuelto_el as "resueltoEl",
     l.motivo, c.numero, c.vence::text as vence, case when c.anulado_el is null then c.ruta end as ruta
   from libre_deuda l left join certificado c using (id_libre_deuda) where l.id_persona = $1 order by l.id_libre_deuda`,
)

export const leerCertificadosDePadron = sentencia(
  'mis_datos_de_certificados_de_padron',
  `select numero, padron, titular, domicilio, emitido_el as "emitidoEl", ruta from certificado_de_padron
   where id_persona = $1 order by id_certificado`,
)

export const leerBorradores = sentencia(
  'mis_datos_de_borradores',
  'select clave, datos, modificado_el as "modificadoEl" from borrador where id_persona = $1 order by clave',
)
export const leerArchivosDeBorradores = sentencia(
  'mis_datos_de_archivos_de_borradores',
  `select clave, id_archivo as "idArchivo", nombre_original as nombre, ruta from borrador_archivo
   where id_persona = $1 order by clave, id_archivo`,
)

export const leerCorreos = sentencia(
  'mis_datos_de_correos',
  `select creado_el as "creadoEl", destinatario, redaccion, estado, enviado_el as "enviadoEl" from correo_saliente
   where id_persona = $1 order by id_correo`,
)

export const leerObras = sentencia(
  'mis_datos_de_obras_seguidas',
  `select m.seccion, m.manzana, p.parcela, s.creado_el as "creadoEl", s.baja_el as "bajaEl"
   from obra_seguida s left join parcela p using (id_parcela) join manzana m on m.id_manzana = coalesce(s.id_manzana, p.id_manzana)
   where s.id_persona = $1 order by s.id_seguida`,
)
