import { ErrorDePortal } from '@catastro/domain/errores'
import { otraLoCambio, yaSeUsa } from '@catastro/domain/importaciones/mensajes'
import { cuantos, enumerar } from '@catastro/domain/plurales'
import { type Db, sentencia } from '../plataforma/base/db.ts'

/**
 * What was built upon an import, so that it is not undone: whatever points at a row that it added, or names a property that it
 * added since then. What it wrote itself does not count.
 */
const NOMBRES: Readonly<Record<string, readonly [uno: string, varios: string]>> = {
  carpetas: ['carpeta', 'carpetas'],
  papeles: ['archivo adjunto', 'archivos adjuntos'],
  respuestas: ['respuesta de sus formularios', 'respuestas de sus formularios'],
  observaciones: ['observación', 'observaciones'],
  atendidas: ['carpeta que ya se atendió acá', 'carpetas que ya se atendieron acá'],
  veredas: ['vereda', 'veredas'],
  libreDeuda: ['pedido de Libre Deuda', 'pedidos de Libre Deuda'],
  certificados: ['certificado de padrón', 'certificados de padrón'],
  elevadores: ['formulario de elevadores', 'formularios de elevadores'],
  formularios: ['formulario 19', 'formularios 19'],
  domicilios: ['domicilio', 'domicilios'],
  ejes: ['calle del mapa', 'calles del mapa'],
  parcelas: ['parcela', 'parcelas'],
  profesionales: ['profesional', 'profesionales'],
  inspectores: ['inspector', 'inspectores'],
  seguidas: ['obra seguida', 'obras seguidas'],
}

const AGREGO = (entidad: string, id: string) =>
  `exists (select from agregadas a where a.entidad = '${entidad}' and a.clave = ${id}::text)`
const SUYA = (entidad: string, id: string) =>
  `exists (select from suyas s where s.entidad = '${entidad}' and s.clave = ${id}::text)`
const DESDE = (momento: string) => `${momento} >= (select aplicada_el from importacion where id_importacion = $1)`

const contar = sentencia(
  'lo_que_se_apoya_en_una_importacion',
  `with suyas as materialized (
     select distinct t.entidad, clave from auditoria_tanda t, unnest(t.claves) clave
     where t.id_importacion = $1 and t.paso = 'APLICAR'),
   agregadas as materialized (
     select t.entidad, clave from auditoria_tanda t, unnest(t.claves) clave
     where t.id_importacion = $1 and t.paso = 'APLICAR' and t.accion = 'INSERT')
   select
     (select count(*) from carpeta c where ${AGREGO('domicilio', 'c.id_domicilio')} or ${AGREGO('profesional', 'c.id_profesional')}
       or (${AGREGO('padron', 'c.padron')} and ${DESDE('c.fecha_alta')})) as "carpetas!",
     (select count(*) from archivo a where a.id_carpeta in (select c.id_carpeta from carpeta c where c.id_importacion = $1)) as "papeles!",
     (select count(*) from respuesta_anterior r where r.id_carpeta in (select c.id_carpeta from carpeta c where c.id_importacion = $1)) as "respuestas!",
     (select count(*) from observacion o where ${AGREGO('archivo', 'o.id_archivo')}) as "observaciones!",
     (select count(*) from carpeta c where c.id_importacion = $1 and (c.version > 1 or c.borrada_el is not null or c.titular_anterior is null
       or exists (select from tramite_historial h where h.id_carpeta = c.id_carpeta and h.evento <> 'IMPORTACION')
       or exists (select from observacion o where o.id_carpeta = c.id_carpeta and not ${SUYA('observacion', 'o.id_observacion')}))) as "atendidas!",
     (select count(*) from formulario_vereda v where ${AGREGO('domicilio', 'v.id_domicilio')})
       + (select count(*) from vereda_copia v where ${AGREGO('domicilio', 'v.id_domicilio')}) as "veredas!",
     (select count(*) from libre_deuda l where ${AGREGO('padron', 'l.padron')} and ${DESDE('l.solicitado_el')}) as "libreDeuda!",
     (select count(*) from certificado_de_padron c where ${AGREGO('padron', 'c.padron')} and ${DESDE('c.emitido_el')}) as "certificados!",
     (select count(*) from formulario27 f where ${AGREGO('domicilio', 'f.id_domicilio')} or ${AGREGO('domicilio', 'f.id_domicilio_inmueble')})
       + (select count(*) from formulario29 f where ${AGREGO('domicilio', 'f.id_domicilio')} or ${AGREGO('calle', 'f.id_calle')})
       + (select count(*) from formulario30 f where ${AGREGO('calle', 'f.id_calle')})
       + (select count(*) from formulario31 f where ${AGREGO('domicilio', 'f.id_domicilio')}) as "elevadores!",
     (select count(*) from formulario19 f where ${AGREGO('calle', 'f.id_calle')}) as "formularios!",
     (select count(*) from domicilio d where ${AGREGO('calle', 'd.id_calle')} and not ${SUYA('domicilio', 'd.id_domicilio')}) as "domicilios!",
     (select count(*) from calle_eje e where ${AGREGO('calle', 'e.id_calle')}) as "ejes!",
     (select count(*) from parcela p where ${AGREGO('manzana', 'p.id_manzana')} and not ${SUYA('parcela', 'p.id_parcela')}) as "parcelas!",
     (select count(*) from profesional p where ${AGREGO('universidad', 'p.id_universidad')} and not ${SUYA('profesional', 'p.id_profesional')}) as "profesionales!",
     (select count(*) from inspector i where ${AGREGO('empleado', 'i.id_persona')}) as "inspectores!",
     (select count(*) from obra_seguida o where ${AGREGO('manzana', 'o.id_manzana')} or ${AGREGO('parcela', 'o.id_parcela')}) as "seguidas!"`,
)

const posterior = sentencia(
  'importacion_que_escribio_despues',
  `with suyas as materialized (
     select distinct t.entidad, clave from auditoria_tanda t, unnest(t.claves) clave
     where t.id_importacion = $1 and t.paso = 'APLICAR')
   select i.id_importacion as "idImportacion", i.nombre_archivo as "nombreArchivo"
   from importacion i
   where i.id_importacion <> $1 and i.estado in ('APLICADA', 'POR_DESHACER')
     and i.aplicada_el >= (select aplicada_el from importacion where id_importacion = $1)
     and exists (select from auditoria_tanda t, unnest(t.claves) clave
       join suyas s using (clave) where t.id_importacion = i.id_importacion and t.entidad = s.entidad)
   order by i.aplicada_el desc, i.id_importacion desc limit 1`,
)

export async function exigirQueNadieLoUse(db: Db, idImportacion: number): Promise<void> {
  const [otra] = await posterior(db, idImportacion)
  if (otra) throw new ErrorDePortal(409, otraLoCambio(otra.idImportacion, otra.nombreArchivo))
  const [cuentas] = await contar(db, idImportacion)
  const usos = Object.entries(cuentas ?? {})
    .filter(([, n]) => n > 0)
    .map(([que, n]) => cuantos(n, ...(NOMBRES[que] ?? [que, que])))
  if (usos.length > 0) throw new ErrorDePortal(409, yaSeUsa(enumerar(usos)))
}
