import { tieneParte } from '@catastro/domain/deberes'
import type { Mantenimiento, TecnicoDelRegistro } from '@catastro/domain/elevadores/llamadas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { DIA, EMPRESAS, MANTENIMIENTOS, PARTES_DE_30, PARTES_DE_31, TECNICOS } from './registro.ts'
import { vencimiento } from './vencimientos.ts'

/* What the pages of a property and of a company both show. */

const mantenimientos = sentencia(
  'mantenimientos_del_registro',
  `select m.id_formulario31 as "idFormulario31", m.padron, m.domicilio, m.nroconservador, m.cantidadelevadores,
     m.destinoinmueble, m.representantetecnico, m.matricula_rt as "matriculaRT", m.revisado_el as "revisadoEl",
     ${DIA('m.fecha')} as "desde!", ${DIA('m.hasta')} as hasta, m.seguro_hasta::text as seguro,
     m.contrato_hasta::text as contrato, m.id_persona as "idPersona",
     a.apellido_persona || ' ' || a.nombre_persona as autor, e.id_institucion as "idInstitucion",
     e.institucion as "Institucion", e.razonsocial, e.nroinstalador, e.telefono, e.confirmada,
     ${PARTES_DE_31} as "tienenParte!"
   from (${MANTENIMIENTOS}) m join formulario31 f using (id_formulario31) join domicilio d on d.id_domicilio = f.id_domicilio
     join persona a on a.id_persona = m.id_persona
     left join (${EMPRESAS}) e on e.id_institucion = m.id_institucion
   where ($1?::text is null or m.padron = $1) and ($2?::integer is null or m.id_institucion = $2)
   order by m.revisado_el is not null and m.hasta is null desc, m.id_formulario31 desc`,
)

type De = { readonly padron: string } | { readonly idInstitucion: number }

/** Who maintains it now, as staff reviewed; then the newest. */
export async function mantenimientosDe(db: Db, quien: Identidad, de: De): Promise<Mantenimiento[]> {
  const dia = hoy()
  const filas = await mantenimientos(
    db,
    'padron' in de ? de.padron : null,
    'idInstitucion' in de ? de.idInstitucion : null,
  )
  return filas.map((m) => ({
    idFormulario31: m.idFormulario31,
    padron: m.padron,
    domicilio: m.domicilio,
    empresa:
      m.idInstitucion === null
        ? null
        : {
            idInstitucion: m.idInstitucion,
            Institucion: m.Institucion ?? '',
            razonsocial: m.razonsocial ?? '',
            nroconservador: m.nroconservador,
            nroinstalador: m.nroinstalador ?? '',
            telefono: m.telefono ?? '',
            confirmada: m.confirmada ?? false,
          },
    nroconservador: m.nroconservador,
    cantidadelevadores: m.cantidadelevadores,
    destinoinmueble: m.destinoinmueble,
    representantetecnico: m.representantetecnico,
    matriculaRT: m.matriculaRT,
    revisadoEl: m.revisadoEl?.toISOString() ?? null,
    autor: esPersonal(quien) || m.idPersona === quien.idPersona ? m.autor : null,
    desde: m.desde,
    hasta: m.hasta,
    seguro: vencimiento(m.seguro, dia),
    contrato: vencimiento(m.contrato, dia),
    propio: tieneParte(quien.idPersona, esPersonal(quien) ? m.tienenParte : [m.idPersona]),
  }))
}

const tecnicos = sentencia(
  'tecnicos_del_registro',
  `select t.id_formulario30 as "idFormulario30", t.clase, t.nombre, t.cuit, t.profesion, t.matricula, t.confirmado as "confirmado!",
     ${DIA('t.fecha')} as "desde!", ${DIA('t.hasta')} as hasta, t.matricula_hasta::text as fin, t.id_persona as "idPersona",
     a.apellido_persona || ' ' || a.nombre_persona as autor, ${PARTES_DE_30} as "tienenParte!"
   from (${TECNICOS}) t join formulario30 f using (id_formulario30) join persona a on a.id_persona = t.id_persona
   where t.id_institucion = $1 order by t.hasta is not null, t.confirmado desc, t.id_formulario30 desc, t.clase`,
)

/** Those of now first, and among them the confirmed. Their CUIT is for staff, and for who sent it. */
export async function personalDe(db: Db, quien: Identidad, idInstitucion: number): Promise<TecnicoDelRegistro[]> {
  const dia = hoy()
  return (await tecnicos(db, idInstitucion)).map(({ idPersona, fin, cuit, autor, tienenParte, ...tecnico }) => {
    const suyo = idPersona === quien.idPersona
    const personal = esPersonal(quien)
    return {
      ...tecnico,
      cuit: personal || suyo || cuit === quien.usuario.documento_persona ? cuit : null,
      autor: personal || suyo ? autor : null,
      vencimiento: vencimiento(fin, dia),
      propio: tieneParte(quien.idPersona, tienenParte),
    }
  })
}
