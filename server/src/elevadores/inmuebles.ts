import { tieneParte } from '@catastro/domain/deberes'
import type { FiltroDeInmuebles, verInmueble as llamadaVer } from '@catastro/domain/elevadores/llamadas'
import { INMUEBLE_SIN_ELEVADORES } from '@catastro/domain/elevadores/mensajes'
import { DIAS_DE_AVISO_DE_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Respuesta } from '@catastro/domain/llamada'
import { titularesDe } from '../padron/titulares.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { TODAS, tramoDe } from '../plataforma/paginas/tramo.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { mantenimientosDe, personalDe } from './partesDelRegistro.ts'
import {
  CON_EL_REGISTRO,
  DIA,
  INSCRIPCIONES,
  OCUPA_EL_LUGAR,
  ULTIMA_INSCRIPCION,
  ULTIMO_MANTENIMIENTO,
} from './registro.ts'
import { vencimiento } from './vencimientos.ts'

/*
 * The properties with elevators are few thousands, whatever the city's folders: the search reads them all, and answers a
 * page.
 */

// Each part is read once, and they are joined by property: nothing is looked for property by property.
const INMUEBLES = `
  select padron, coalesce(i.domicilio, m.domicilio) as domicilio,
    coalesce(i.nroelevadores, m.cantidadelevadores) as nroelevadores,
    per.apellido_persona || ' ' || per.nombre_persona as responsable, coalesce(i.confirmado, false) as confirmado,
    n.institucion as empresa, m.revisado_el is not null as "empresaConfirmada", m.nroconservador, coalesce(m.sin_revisar, false) as "porRevisar",
    case when m.revisado_el is not null then least(m.seguro_hasta, m.contrato_hasta, t.fin) end as fin
  from (${ULTIMA_INSCRIPCION}) i full join (${ULTIMO_MANTENIMIENTO}) m using (padron)
    left join persona per on per.id_persona = i.id_persona
    left join institucion n on n.id_institucion = m.id_institucion
    left join (select id_institucion, min(matricula_hasta) as fin from tecnico where hasta is null and confirmado group by 1) t
      on t.id_institucion = m.id_institucion`

/** Of an end `fin`: what is asked for of it, if anything. */
export const CON_VENCIMIENTO = (pedido: string) => `(${pedido} = ''
  or (${pedido} = 'VENCIDO' and fin < $1::date)
  or (${pedido} = 'POR_VENCER' and fin between $1::date and $1::date + ${DIAS_DE_AVISO_DE_ELEVADORES}))`

const buscar = sentencia(
  'listar_inmuebles_con_elevadores',
  `${CON_EL_REGISTRO}
   select t.padron as "padron!", t.domicilio as "domicilio!", t.nroelevadores, t.responsable, t.confirmado as "confirmado!",
     t.empresa, t."empresaConfirmada" as "empresaConfirmada!", t.nroconservador, t."porRevisar" as "porRevisar!", t.fin::text as fin, count(*) over () as "total!"
   from (${INMUEBLES}) t
   where ($2 = '' or strpos(clave_de_nombre(concat_ws(' ', t.padron, t.domicilio, t.responsable, t.empresa, t.nroconservador)),
       clave_de_nombre($2)) > 0
       or strpos(clave_de_numero(t.nroconservador), nullif(clave_de_numero($2), '')) > 0)
     and ($3?::boolean is null or t.confirmado = $3) and (not $4::boolean or t."porRevisar") and ${CON_VENCIMIENTO('$5')}
   order by length(t.padron), t.padron limit $6 offset $7`,
)

export async function listarInmuebles(db: Db, filtro: FiltroDeInmuebles) {
  const dia = hoy()
  const { filas, desde } = tramoDe(filtro, { sinPagina: TODAS })
  const confirmado = typeof filtro.confirmado === 'number' ? filtro.confirmado === 1 : null
  const hallados = await buscar(
    db,
    dia,
    filtro.buscar ?? '',
    confirmado,
    filtro.porRevisar === 1,
    filtro.vencimiento ?? '',
    filas,
    desde,
  )
  return {
    inmuebles: hallados.map(({ total: _, fin, ...inmueble }) => ({ ...inmueble, vencimiento: vencimiento(fin, dia) })),
    total: hallados[0]?.total ?? 0,
  }
}

const responsables = sentencia(
  'responsables_de_inmueble',
  `select i.id_formulario27 as "idFormulario27", i.id_carpeta as "idCarpeta", i.estado, i.confirmado as "confirmado!", i.nroelevadores,
     i.expedienteobra, per.apellido_persona || ' ' || per.nombre_persona as responsable, per.documento_persona as cuil,
     i.id_persona as "idPersona", ${DIA('i.fecha')} as "desde!", ${DIA('i.hasta')} as hasta, i.domicilio,
     g.id_formulario28 as "idFormulario28", g.circunscripcion, g.seccion, g.manzana, g.parcela, g.fecha as "registradoEl",
     coalesce((select json_agg(json_build_object('idFormulario28', o.id_formulario28,
         'autor', a.apellido_persona || ' ' || a.nombre_persona) order by o.id_formulario28)
       from formulario28 o join persona a on a.id_persona = o.id_autor
       where o.id_formulario27 = i.id_formulario27 and o.confirmado_el is null and o.quitado_el is null), '[]') as "porConfirmar!"
   from (${INSCRIPCIONES}) i join persona per using (id_persona)
     left join formulario28 g on g.id_formulario27 = i.id_formulario27 and ${OCUPA_EL_LUGAR('g')}
   where i.padron = $1 order by i.confirmado and i.hasta is null desc, i.id_formulario27 desc`,
  con<{ porConfirmar: { idFormulario28: number; autor: string }[] }>(),
)

/** Staff; the owner in the land register; who filed a confirmed form 27 of it. A note's review opens nothing. The same 404 for anybody else. */
export async function verInmueble(
  db: Db,
  quien: Identidad,
  padron: string,
): Promise<Respuesta<typeof llamadaVer, never>['inmueble']> {
  const suyos = await responsables(db, padron)
  const mantenimientos = await mantenimientosDe(db, quien, { padron })
  const [primero] = suyos
  const [nota] = mantenimientos
  const domicilio = primero?.domicilio ?? nota?.domicilio
  const alcanza =
    esPersonal(quien) ||
    suyos.some(({ confirmado, idPersona }) => confirmado && idPersona === quien.idPersona) ||
    tieneParte(quien.idPersona, await titularesDe(db, padron))
  if (domicilio === undefined || !alcanza) throw new ErrorDePortal(404, INMUEBLE_SIN_ELEVADORES)
  const actual = mantenimientos.find(({ revisadoEl }) => revisadoEl !== null) ?? nota
  return {
    padron,
    domicilio,
    nroelevadores:
      (suyos.find(({ confirmado }) => confirmado) ?? primero)?.nroelevadores ?? nota?.cantidadelevadores ?? null,
    responsables: suyos.map((f) => ({
      idFormulario27: f.idFormulario27,
      idCarpeta: f.idCarpeta,
      estado: f.estado,
      confirmado: f.confirmado,
      nroelevadores: f.nroelevadores,
      expedienteobra: f.expedienteobra,
      responsable: f.responsable,
      cuil: esPersonal(quien) || f.idPersona === quien.idPersona ? f.cuil : null,
      desde: f.desde,
      hasta: f.hasta,
      registro:
        f.idFormulario28 === null
          ? null
          : {
              idFormulario28: f.idFormulario28,
              circunscripcion: f.circunscripcion ?? '',
              seccion: f.seccion ?? '',
              manzana: f.manzana ?? '',
              parcela: f.parcela ?? '',
              fecha: f.registradoEl?.toISOString() ?? '',
            },
      porConfirmar: esPersonal(quien) ? f.porConfirmar : [],
    })),
    mantenimientos,
    personal: actual?.empresa ? await personalDe(db, quien, actual.empresa.idInstitucion) : [],
    conTarjeta: primero !== undefined,
  }
}
