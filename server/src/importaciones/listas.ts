import { SIN_PERSONA } from '@catastro/domain/carpetas/reglas'
import { FACTOR_UNO } from '@catastro/domain/catalogos/reglas'
import type { Lista } from '@catastro/domain/importaciones/llamadas'
import type { ClaseDeLectura } from '@catastro/domain/llamada'
import { TITULAR } from '../carpetas/personasConParte.ts'
import { CON_EL_REGISTRO, EMPRESAS, TECNICOS, ULTIMO_MANTENIMIENTO } from '../elevadores/registro.ts'
import { type Declarada, modelo } from '../plataforma/base/sentencias.ts'

export interface Exportable {
  /** Names the file, and the sheet. */
  readonly titulo: string
  /** Its columns are the titles that people read. Those of what can be imported are the import's own. */
  readonly consulta: Declarada
  /** Whom its rows are about, by what one of its columns names. */
  readonly muestra?: { readonly clase: ClaseDeLectura; readonly columna: string }
}

const ESTADO = (tabla: string) => `case when ${tabla}.estado then 'Habilitado' else 'Deshabilitado' end as "Estado"`
const POR = (columna: string) => `order by ${columna} collate "es-x-icu"`
const FECHA = (momento: string) => `to_char(${momento} at time zone zona_de_la_ciudad(), 'DD/MM/YYYY')`
const PESOS = (columna: string) => `round(${columna} / 100.0, 2)`

/** `$1` and `$2`: of the folders, the states to keep and whether complete; the other lists take neither. */
export const EXPORTABLES: Readonly<Record<Lista, Exportable>> = {
  calles: {
    titulo: 'Calles',
    consulta: modelo(
      'exportar_calles',
      `select c.id_calle as "ID", c.calle as "Calle", t.calle_tipo as "Tipo", ${ESTADO('c')}
      from calle c join calle_tipo t using (id_calle_tipo) ${POR('c.calle')}`,
    ),
  },
  padrones: {
    titulo: 'Padrones',
    muestra: { clase: 'padron', columna: 'Padrón' },
    consulta: modelo(
      'exportar_padrones',
      `select p.padronm as "Padrón", p.padronp as "Padrón provincial", p.apeynom as "Apellido y nombre",
        p.dni as "DNI", p.cuit as "CUIT", d.calle_texto as "Calle", d.nro_puerta as "Número", d.piso as "Piso",
        d.departamento as "Dpto", d.seccion as "Sección", d.manzana as "Manzana", d.parcela as "Parcela",
        d.distrito as "Distrito", d.dominio as "Dominio"
      from padron p left join domicilio d using (id_domicilio) order by p.padronm`,
    ),
  },
  parcelas: {
    titulo: 'Parcelas',
    consulta: modelo(
      'exportar_parcelas',
      `select p.padron as "Padrón", m.seccion as "Sección", m.manzana as "Manzana", p.parcela as "Parcela",
        p.forma::text as "Forma"
      from parcela p join manzana m using (id_manzana) order by p.id_parcela`,
    ),
  },
  parcelasSinPadron: {
    titulo: 'Parcelas sin padrón',
    consulta: modelo(
      'exportar_parcelas_sin_padron',
      `select m.seccion as "Sección", m.manzana as "Manzana", p.parcela as "Parcela",
        p.padron as "Padrón que no está registrado"
      from parcela p join manzana m using (id_manzana) left join padron r on r.padronm = p.padron
      where r.padronm is null order by p.id_parcela`,
    ),
  },
  padronesSinParcela: {
    titulo: 'Padrones sin parcela',
    consulta: modelo(
      'exportar_padrones_sin_parcela',
      `select r.padronm as "Padrón", d.calle_texto as "Calle", d.nro_puerta as "Número", d.seccion as "Sección",
        d.manzana as "Manzana", d.parcela as "Parcela"
      from padron r left join domicilio d using (id_domicilio)
      where not exists (select from parcela p where p.padron = r.padronm) order by r.padronm`,
    ),
  },
  profesionales: {
    titulo: 'Profesionales',
    muestra: { clase: 'documento', columna: 'CUIL' },
    consulta: modelo(
      'exportar_profesionales',
      `select p.documento_persona as "CUIL", p.apellido_persona as "Apellido", p.nombre_persona as "Nombre",
        f.profesion as "Profesión", u.universidad as "Universidad", pr.matricula as "Matrícula",
        to_char(pr.fecha_vencimiento, 'DD/MM/YYYY') as "Vencimiento", pr.domicilio as "Domicilio"
      from profesional pr join persona p using (id_persona) join profesion f using (id_profesion)
      join universidad u using (id_universidad) ${POR('p.apellido_persona')}, p.nombre_persona collate "es-x-icu"`,
    ),
  },
  tarifas: {
    titulo: 'Tarifas',
    consulta: modelo(
      'exportar_tarifas',
      `select id_tarifa as "ID", tarifa as "Tarifa", tipo as "Tipo", ${PESOS('precio_unitario')} as "Precio Unitario",
        ${PESOS('valor')} as "Valor", factor / ${FACTOR_UNO}.0 as "Factor", '' as "Vigente desde"
      from tarifa_vigente order by id_tarifa`,
    ),
  },
  carpetasAnteriores: {
    titulo: 'Carpetas anteriores',
    muestra: { clase: 'padron', columna: 'Padrón' },
    // As they are today: what has moved here since then says so in its history.
    consulta: modelo(
      'exportar_carpetas_anteriores',
      `select c.numero_anterior as "Número", c.expediente as "Expediente", et.encomiendatipo as "Tipo de encomienda",
        c.padron as "Padrón", c.titular_anterior as "Propietario",
        (select t.documento_persona from persona t where t.id_persona = c.id_persona and t.id_persona <> ${SIN_PERSONA}) as "CUIL del profesional",
        c.profesional_anterior as "Profesional", it.inmueble_tipo as "Tipo de inmueble", ot.obra_tipo as "Tipo de obra",
        ${FECHA('c.fecha_alta')} as "Presentada", nombre_de_estado(e.tramite_estado) as "Estado",
        ${FECHA('c.estado_desde')} as "Estado desde", '' as "Observación",
        (select string_agg(concat_ws(': ', ${FECHA('h.ocurrido_el')} || ' ' || nombre_de_estado(he.tramite_estado), h.observacion), ' | '
            order by h.ocurrido_el, h.id)
          from tramite_historial h join tramite_estado he on he.id_tramite_estado = h.estado_nuevo
          where h.id_carpeta = c.id_carpeta and h.estado_anterior is distinct from h.estado_nuevo) as "Historia"
      from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado
      left join encomienda_tipo et using (id_encomienda_tipo)
      left join inmueble_tipo it on it.id_inmueble_tipo = c.id_inmueble_tipo left join obra_tipo ot using (id_obra_tipo)
      where c.id_importacion is not null and c.borrada_el is null order by c.id_carpeta`,
    ),
  },
  archivosAnteriores: {
    titulo: 'Archivos de carpetas anteriores',
    consulta: modelo(
      'exportar_archivos_anteriores',
      `select c.numero_anterior as "Carpeta", v.texto as "Requisito", a.nombre_original as "Archivo", a.tipo_mime as "Tipo",
        a.tamano::text as "Tamaño", a.sha256 as "SHA-256", '' as "Ruta en el ZIP", '' as "Problema"
      from archivo a join carpeta c using (id_carpeta)
      left join lateral (select q.texto from requisitos_de_carpeta(c.id_carpeta) q where q.id_requisito = a.id_requisito) v on true
      where c.id_importacion is not null and c.borrada_el is null order by c.id_carpeta, a.id_archivo`,
    ),
  },
  respuestasAnteriores: {
    titulo: 'Formularios de carpetas anteriores',
    // Not of the import: whose they are.
    muestra: { clase: 'carpeta', columna: 'Carpeta en el portal' },
    consulta: modelo(
      'exportar_respuestas_anteriores',
      `select c.numero_anterior as "Carpeta", r.formulario as "Formulario", r.orden as "Orden", r.pregunta as "Pregunta",
        r.respuesta as "Respuesta", c.id_carpeta as "Carpeta en el portal"
      from respuesta_anterior r join carpeta c using (id_carpeta) where c.borrada_el is null
      order by r.id_carpeta, min(r.id_respuesta) over (partition by r.id_carpeta, clave_de_nombre(r.formulario)), r.orden nulls last, r.id_respuesta`,
    ),
  },
  instituciones: {
    titulo: 'Instituciones',
    consulta: modelo(
      'exportar_instituciones',
      `select i.id_institucion as "ID", i.institucion as "Institución", t.institucion_tipo as "Tipo", ${ESTADO('i')}
      from institucion i join institucion_tipo t using (id_institucion_tipo) ${POR('i.institucion')}`,
    ),
  },
  institucionesTipo: {
    titulo: 'Tipos de institución',
    consulta: modelo(
      'exportar_tipos_de_institucion',
      `select t.id_institucion_tipo as "ID", t.institucion_tipo as "Tipo", ${ESTADO('t')}
      from institucion_tipo t ${POR('t.institucion_tipo')}`,
    ),
  },
  oficinas: {
    titulo: 'Oficinas',
    consulta: modelo(
      'exportar_oficinas',
      `select o.id_oficina as "ID", o.oficina as "Oficina", r.reparticion as "Repartición",
        i.institucion as "Institución", ${ESTADO('o')}
      from oficina o join reparticion r using (id_reparticion) join institucion i using (id_institucion) ${POR('o.oficina')}`,
    ),
  },
  reparticiones: {
    titulo: 'Reparticiones',
    consulta: modelo(
      'exportar_reparticiones',
      `select id_reparticion as "ID", reparticion as "Repartición" from reparticion ${POR('reparticion')}`,
    ),
  },
  obrasTipo: {
    titulo: 'Tipos de obra',
    consulta: modelo(
      'exportar_tipos_de_obra',
      `select id_obra_tipo as "ID", obra_tipo as "Tipo", ${PESOS('timbrado')} as "Timbrado",
        ${PESOS('provisorio')} as "Provisorio", ${PESOS('definitivo')} as "Definitivo"
      from obra_tipo_vigente order by id_obra_tipo`,
    ),
  },
  inspectores: {
    titulo: 'Inspectores',
    consulta: modelo(
      'exportar_inspectores',
      `select i.id_inspector as "ID", p.apellido_persona as "Apellido", p.nombre_persona as "Nombre",
        o.oficina as "Oficina", ${ESTADO('i')}
      from inspector i join persona p using (id_persona) join oficina o using (id_oficina) ${POR('p.apellido_persona')}`,
    ),
  },
  empleados: {
    titulo: 'Empleados',
    muestra: { clase: 'documento', columna: 'CUIL' },
    consulta: modelo(
      'exportar_empleados',
      `select p.documento_persona as "CUIL", p.apellido_persona as "Apellido", p.nombre_persona as "Nombre",
        r.reparticion as "Repartición", o.oficina as "Oficina",
        (select string_agg(x.rol, ', ' order by x.id_rol) from persona_rol y join rol x using (id_rol)
          where y.id_persona = p.id_persona) as "Roles"
      from empleado e join persona p using (id_persona) join oficina o using (id_oficina)
      join reparticion r using (id_reparticion) where e.baja_el is null ${POR('p.apellido_persona')}`,
    ),
  },
  colegios: {
    titulo: 'Colegios',
    consulta: modelo(
      'exportar_colegios',
      `select id_colegio_prof as "ID", colegio_prof as "Colegio" from colegio_prof ${POR('colegio_prof')}`,
    ),
  },
  profesiones: {
    titulo: 'Profesiones',
    consulta: modelo(
      'exportar_profesiones',
      `select f.id_profesion as "ID", f.profesion as "Profesión", c.colegio_prof as "Colegio"
      from profesion f join colegio_prof c using (id_colegio_prof) ${POR('f.profesion')}`,
    ),
  },
  universidades: {
    titulo: 'Universidades',
    consulta: modelo(
      'exportar_universidades',
      `select id_universidad as "ID", universidad as "Universidad" from universidad ${POR('universidad')}`,
    ),
  },
  carpetas: {
    titulo: 'Carpetas',
    muestra: { clase: 'carpeta', columna: 'Carpeta' },
    consulta: modelo(
      'exportar_carpetas',
      `select c.id_carpeta as "Carpeta", et.encomiendatipo as "Encomienda", it.inmueble_tipo as "Inmueble",
        coalesce(ot.obra_tipo, u.uso) as "Tipo de Obra",
        to_char(c.fecha_alta at time zone zona_de_la_ciudad(), 'DD/MM/YYYY') as "Ingresado",
        nombre_de_estado(e.tramite_estado) as "Estado", case when c.completa then 'Sí' else 'No' end as "Completa",
        ${TITULAR} as "Titular", d.calle_texto as "Calle", d.nro_puerta as "Número",
        c.padron as "Padrón", c.expediente as "Expediente"
      from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado join domicilio d using (id_domicilio)
      left join propietario o using (id_propietario) join persona t on t.id_persona = coalesce(o.id_persona, c.id_persona)
      left join encomienda_tipo et using (id_encomienda_tipo)
      left join inmueble_tipo it on it.id_inmueble_tipo = c.id_inmueble_tipo
      left join obra_tipo ot using (id_obra_tipo) left join uso u using (id_uso)
      where c.borrada_el is null and (cardinality($1::text[]) = 0 or e.tramite_estado = any($1))
        and ($2::boolean is null or c.completa = $2) order by c.id_carpeta desc`,
    ),
  },
  elevadores: {
    titulo: 'Elevadores',
    muestra: { clase: 'inmuebleConElevadores', columna: 'Padrón' },
    consulta: modelo(
      'exportar_elevadores',
      `${CON_EL_REGISTRO}
      select i.padron as "Padrón", i.domicilio as "Domicilio", i.nroelevadores as "Elevadores",
        p.apellido_persona || ' ' || p.nombre_persona as "Responsable", p.documento_persona as "CUIL",
        i.id_carpeta as "Carpeta", i.estado as "Estado", ${FECHA('i.fecha')} as "Desde", ${FECHA('i.hasta')} as "Hasta",
        n.institucion as "Conservadora", m.nroconservador as "Número de conservador",
        case when m.id_formulario31 is null then null when m.revisado_el is null then 'No' else 'Sí' end as "Nota revisada",
        to_char(m.seguro_hasta, 'DD/MM/YYYY') as "Vence el seguro",
        to_char(m.contrato_hasta, 'DD/MM/YYYY') as "Vence el contrato"
      from inscripcion i join persona p using (id_persona) left join (${ULTIMO_MANTENIMIENTO}) m on m.padron = i.padron
      left join institucion n on n.id_institucion = m.id_institucion
      order by length(i.padron), i.padron, i.id_formulario27 desc`,
    ),
  },
  conservadoras: {
    titulo: 'Conservadoras',
    muestra: { clase: 'empresaDeElevadores', columna: 'ID' },
    consulta: modelo(
      'exportar_conservadoras',
      `select e.id_institucion as "ID", e.institucion as "Institución", e.razonsocial as "Razón social", e.cuit as "CUIT",
        e.nroconservador as "Número de conservador", e.nroinstalador as "Número de instalador", e.telefono as "Teléfono",
        ${FECHA('e.fecha')} as "Inscripta", case when e.confirmada then 'Sí' else 'No' end as "Pagada",
        t.clase as "Técnico", t.nombre as "Nombre", t.profesion as "Profesión", t.matricula as "Matrícula",
        to_char(t.matricula_hasta, 'DD/MM/YYYY') as "Vence la matrícula",
        case when t.confirmado then 'Sí' when t.id_formulario30 is not null then 'No' end as "Técnico confirmado"
      from (${EMPRESAS}) e left join (${TECNICOS}) t on t.id_institucion = e.id_institucion and t.hasta is null
      order by e.institucion collate "es-x-icu", e.id_institucion, t.id_formulario30 desc, t.clase`,
    ),
  },
}
