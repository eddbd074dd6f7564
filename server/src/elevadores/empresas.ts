import { aPesos } from '@catastro/domain/dinero'
import type { FiltroDeEmpresas, verEmpresa as llamadaVer } from '@catastro/domain/elevadores/llamadas'
import { EMPRESA_NO_ENCONTRADA } from '@catastro/domain/elevadores/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Respuesta } from '@catastro/domain/llamada'
import { comoSeBusca } from '@catastro/domain/tipos'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { TODAS, tramoDe } from '../plataforma/paginas/tramo.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { CON_VENCIMIENTO } from './inmuebles.ts'
import { mantenimientosDe, personalDe } from './partesDelRegistro.ts'
import { CON_EL_REGISTRO, DIA, EMPRESAS, PARTES_DE_29 } from './registro.ts'
import { vencimiento } from './vencimientos.ts'

const POR_EMPRESA = `
  select e.*, coalesce(m.inmuebles, 0) as inmuebles, coalesce(m.elevadores, 0) as elevadores, coalesce(t.tecnicos, 0) as tecnicos,
    coalesce(m.sin_confirmar, 0) as elevadores_sin_confirmar, coalesce(t.sin_confirmar, 0) as tecnicos_sin_confirmar,
    least(m.fin, t.fin) as fin
  from (${EMPRESAS}) e
    left join (
      select m.id_institucion, count(distinct m.padron) filter (where m.revisado_el is not null)::integer as inmuebles,
        sum(m.cantidadelevadores) filter (where m.revisado_el is not null)::integer as elevadores,
        sum(m.cantidadelevadores) filter (where m.revisado_el is null)::integer as sin_confirmar,
        min(least(m.seguro_hasta, m.contrato_hasta)) filter (where m.revisado_el is not null) as fin
      from mantenimiento m where m.hasta is null group by 1) m on m.id_institucion = e.id_institucion
    left join (
      select t.id_institucion, count(*) filter (where t.confirmado)::integer as tecnicos,
        count(*) filter (where not t.confirmado)::integer as sin_confirmar,
        min(t.matricula_hasta) filter (where t.confirmado) as fin
      from tecnico t where t.hasta is null group by 1) t on t.id_institucion = e.id_institucion`

const buscar = sentencia(
  'listar_conservadoras',
  `${CON_EL_REGISTRO}
   select t.id_institucion as "idInstitucion", t.institucion as "Institucion", t.razonsocial, t.nroconservador, t.nroinstalador,
     t.telefono, t.confirmada as "confirmada!", t.id_formulario29 as "idFormulario29", t.importe, t.pagado_el as "pagadoEl",
     t.fecha, t.inmuebles as "inmuebles!", t.elevadores as "elevadores!", t.tecnicos as "tecnicos!",
     t.elevadores_sin_confirmar as "elevadoresSinConfirmar!", t.tecnicos_sin_confirmar as "tecnicosSinConfirmar!", t.fin::text as fin,
     $6::integer = any(${PARTES_DE_29}) as "propia!", count(*) over () as "total!"
   from (${POR_EMPRESA}) t join formulario29 f using (id_formulario29)
   where ($2 = '' or strpos(clave_de_nombre(concat_ws(' ', t.institucion, t.razonsocial, t.nroconservador)), clave_de_nombre($2)) > 0
       or strpos(t.cuit, $8) > 0 or strpos(clave_de_numero(t.nroconservador), nullif(clave_de_numero($2), '')) > 0)
     and (not $9::boolean or t.elevadores_sin_confirmar > 0 or t.tecnicos_sin_confirmar > 0)
     and ($3?::boolean is null or t.confirmada = $3) and ${CON_VENCIMIENTO('$4')}
   order by t.institucion collate "es-x-icu", t.id_institucion limit $5 offset $7`,
)

export async function listarEmpresas(db: Db, quien: Identidad, filtro: FiltroDeEmpresas) {
  const dia = hoy()
  const { filas, desde } = tramoDe(filtro, { sinPagina: TODAS })
  const pagada = typeof filtro.pagada === 'number' ? filtro.pagada === 1 : null
  const halladas = await buscar(
    db,
    dia,
    filtro.buscar ?? '',
    pagada,
    filtro.vencimiento ?? '',
    filas,
    quien.idPersona,
    desde,
    comoSeBusca(filtro.buscar ?? ''),
    filtro.sinConfirmar === 1,
  )
  return {
    empresas: halladas.map(({ total: _, fin, importe, pagadoEl, fecha, ...empresa }) => ({
      ...empresa,
      importe: aPesos(importe),
      pagadoEl: pagadoEl?.toISOString() ?? null,
      fecha: fecha.toISOString(),
      vencimiento: vencimiento(fin, dia),
    })),
    total: halladas[0]?.total ?? 0,
  }
}

const una = sentencia(
  'ver_conservadora',
  `select e.id_institucion as "idInstitucion", e.institucion as "Institucion", e.razonsocial, e.cuit, e.nroconservador,
     e.nroinstalador, e.telefono, e.confirmada, concat_ws(' ', k.calle, e.nro_puerta, e.piso, e.departamento) as "domicilio!"
   from (${EMPRESAS}) e join calle k using (id_calle) where e.id_institucion = $1`,
)
const inscripciones = sentencia(
  'inscripciones_de_conservadora',
  `select f.id_formulario29 as "idFormulario29", f.razonsocial, f.nroconservador, f.importe, m.registrado_el as "pagadoEl",
     a.apellido_persona || ' ' || a.nombre_persona as autor, f.id_persona as "idPersona", ${DIA('f.fecha')} as "desde!",
     ${DIA(`min(f.fecha) filter (where m.id_pago_en_mesa is not null) over (
       order by f.id_formulario29 rows between 1 following and unbounded following)`)} as hasta
   from formulario29 f join persona a using (id_persona)
     left join pago_en_mesa m on m.concepto = 'FORM29' and m.numero = f.id_formulario29
   where f.id_institucion = $1 order by f.id_formulario29 desc`,
)

/** Staff, and who filed a paid form 29 of it. The same 404 for anybody else. */
export async function verEmpresa(
  db: Db,
  quien: Identidad,
  idInstitucion: number,
): Promise<Respuesta<typeof llamadaVer, never>['empresa']> {
  const [empresa] = await una(db, idInstitucion)
  const suyas = await inscripciones(db, idInstitucion)
  const alcanza =
    esPersonal(quien) || suyas.some(({ idPersona, pagadoEl }) => pagadoEl !== null && idPersona === quien.idPersona)
  if (!empresa || !alcanza) throw new ErrorDePortal(404, EMPRESA_NO_ENCONTRADA)
  return {
    ...empresa,
    inscripciones: suyas.map(({ idPersona, importe, pagadoEl, ...inscripcion }) => ({
      ...inscripcion,
      importe: aPesos(importe),
      pagadoEl: pagadoEl?.toISOString() ?? null,
      propio: idPersona === quien.idPersona,
    })),
    personal: await personalDe(db, quien, idInstitucion),
    mantenimientos: await mantenimientosDe(db, quien, { idInstitucion }),
  }
}
