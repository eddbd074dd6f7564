import { correoAlPropietario, correoDeMovimiento, type MovimientoAvisado } from '@catastro/domain/carpetas/correos'
import { dondeSePagaHoy } from '../ciudad/dondeSePaga.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { COBRO, type CobroGuardado } from './cobro.ts'
import { acunarCodigo } from './codigoDeSeguimiento.ts'
import { TITULAR } from './personasConParte.ts'

// The applicant: the folder's professional, or the person of a sidewalk or elevator folder. Its owner, where neither of those
// who have it as theirs is.
const LEER = `select coalesce(p.id_persona, c.id_persona) as "idPersona", c.id_encomienda_tipo is not null as "conEncomienda",
    c.correo, e.tramite_estado as estado, nombre_de_estado(e.tramite_estado) as "comoSeLee", c.vence::text as vence, ${COBRO} as cobro, c.timbrado, c.estado_desde as desde,
    trim(d.calle_texto || ' ' || d.nro_puerta) || ', padrón ' || c.padron as "domicilio!",
    ${TITULAR} as "propietario!",
    case when o.id_persona <> c.id_persona and o.id_persona is distinct from p.id_persona then o.id_persona end as "esSuObra"
  from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado left join profesional p using (id_profesional)
    join domicilio d on d.id_domicilio = c.id_domicilio
    left join propietario o on o.id_propietario = c.id_propietario
    join persona t on t.id_persona = coalesce(o.id_persona, c.id_persona)
  where c.id_carpeta = $1`
export const solicitante = sentencia('solicitante_por_avisar', LEER, con<{ cobro: CobroGuardado | null }>())
// Who gets no mail, or one without it, is given no code.
const solicitanteConCodigo = sentencia(
  'solicitante_con_codigo',
  `with quien as (${LEER}), nuevo as (
     insert into codigo_de_seguimiento (id_carpeta, huella)
     select $1, $2 from quien q join persona p on p.id_persona = q."idPersona"
     where p.email_persona <> '' and lower(trim(coalesce(q.correo, p.email_persona))) = lower(trim(p.email_persona))
   )
   select "idPersona", "conEncomienda", correo, estado, "comoSeLee", vence, cobro, timbrado, desde, domicilio as "domicilio!", propietario as "propietario!", "esSuObra" from quien`,
  con<{ cobro: CobroGuardado | null }>(),
)

/**
 * Tells the applicant of a movement, in the transaction that makes it, with a code of the folder's: the one given, or a new
 * one; and the owner of its works, who has none.
 */
export async function avisarMovimiento(
  tx: Tx,
  m: Omit<MovimientoAvisado, 'comoSeLee' | 'conEncomienda' | 'cobro' | 'timbrado' | 'dondeSePaga' | 'vence' | 'obra'>,
): Promise<void> {
  const seSigue = m.evento !== 'BORRADO'
  const { codigo, huella } = m.codigo || !seSigue ? { codigo: m.codigo } : acunarCodigo()
  const [quien] = huella ? await solicitanteConCodigo(tx, m.idCarpeta, huella) : await solicitante(tx, m.idCarpeta)
  if (!quien) return
  const avisado = {
    ...m,
    codigo,
    // Of the state that it came to, which its row has by now.
    comoSeLee: quien.estado === m.hacia ? quien.comoSeLee : null,
    conEncomienda: quien.conEncomienda,
    cobro: quien.cobro,
    timbrado: quien.timbrado,
    dondeSePaga: await dondeSePagaHoy(tx),
    vence: quien.vence,
    obra: quien,
  }
  const segunFormulario = {
    direccion: quien.correo,
    sobre: ['Carpeta', m.idCarpeta],
    estado: seSigue ? m.hacia : 'BORRADA',
  } as const
  await correoAPersona(tx, quien.idPersona, {
    motivo: 'CARPETA',
    redaccion: correoDeMovimiento(avisado),
    segunFormulario,
  })
  if (quien.esSuObra !== null)
    await correoAPersona(tx, quien.esSuObra, { motivo: 'CARPETA', redaccion: correoAlPropietario(avisado) })
}

const avisado = sentencia(
  'avisado_de_carpeta',
  `select p.nombre_persona || ' ' || p.apellido_persona as nombre, nullif(coalesce(c.correo, p.email_persona), '') as correo
   from carpeta c left join profesional pr using (id_profesional)
     join persona p on p.id_persona = coalesce(pr.id_persona, c.id_persona)
   where c.id_carpeta = $1`,
)

/** Whom the movements of a folder are told to, and at what address. */
export async function aQuienSeAvisa(tx: Tx, idCarpeta: number) {
  const [quien] = await avisado(tx, idCarpeta)
  return quien && { avisado: quien }
}
