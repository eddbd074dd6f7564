import { sumarDias } from '@catastro/domain/plazos/calendario'
import { type AlVencer, relojDe, type Situacion } from '@catastro/domain/plazos/reglas'
import { correoDeVencimientoDeCarpeta } from '@catastro/domain/seguimiento/correos'
import { COBRO, type CobroGuardado } from '../carpetas/cobro.ts'
import { codigoDe } from '../carpetas/codigoDeSeguimiento.ts'
import { dondeSePagaHoy } from '../ciudad/dondeSePaga.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { SITUACION, vencidas } from './vencidas.ts'

const POR_VEZ = 100
/** How far back a term's end is still told of: the job may have been away. */
const DIAS_ATRAS = 7

// Marked as it is taken; and the row that is locked is looked at again, which another process may just have marked. The rule is its type's own, or that of all.
const tomar = sentencia(
  'tomar_vencidas',
  `with candidatas as (
     select c.id_carpeta from carpeta c
     where c.id_carpeta in (
       select v.id_carpeta from (${vencidas('c.vencimiento_avisado is distinct from c.vence')}) v
       order by v.vence, v.id_carpeta limit ${POR_VEZ})
       and c.vencimiento_avisado is distinct from c.vence
     for update skip locked
   ), marcada as (
     update carpeta c set vencimiento_avisado = c.vence from candidatas k where c.id_carpeta = k.id_carpeta
     returning c.id_carpeta, c.estado, c.estado_desde, c.completa, c.vence, c.id_encomienda_tipo, c.id_persona, c.id_profesional, c.id_inspector
   )
   select c.id_carpeta as "idCarpeta", ${SITUACION} as "situacion!", c.vence::text as "vence!",
     (select p.al_vencer from plazo p where p.estado and p.situacion = ${SITUACION}
        and coalesce(p.id_encomienda_tipo, c.id_encomienda_tipo, 0) = coalesce(c.id_encomienda_tipo, 0)
      order by p.id_encomienda_tipo nulls last limit 1) as "alVencer",
     coalesce((select pr.id_persona from profesional pr where pr.id_profesional = c.id_profesional), c.id_persona)
       as "solicitante!",
     (select i.id_persona from inspector i where i.id_inspector = c.id_inspector) as inspector,
     c.id_encomienda_tipo is not null as "conEncomienda!", ${COBRO} as cobro
   from marcada c join tramite_estado e on e.id_tramite_estado = c.estado`,
  con<{ situacion: Situacion; alVencer: AlVencer | null; cobro: CobroGuardado | null }>(),
)

/** What its state's setting says of a term that ended, once: to the applicant, or to the inspector whose turn it was. */
export async function avisarVencidas(db: DbRaiz, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await unTramo(db)) > 0) {}
}

const unTramo = (db: DbRaiz): Promise<number> =>
  enTransaccion(db, null, async (tx) => {
    const dia = hoy()
    const filas = await tomar(tx, sumarDias(dia, -DIAS_ATRAS), sumarDias(dia, -1))
    const dondeSePaga = filas.some(({ cobro }) => cobro !== null) ? await dondeSePagaHoy(tx) : ''
    for (const { idCarpeta, situacion, vence, alVencer, solicitante, inspector, conEncomienda, cobro } of filas) {
      const esSuya = relojDe(situacion) === 'SOLICITANTE'
      const idPersona = esSuya ? solicitante : inspector
      if (alVencer === null || alVencer === 'NADA' || idPersona === null) continue
      const propia = conEncomienda ? '/misCarpetas' : '/misCarpetasVeredas'
      const lista = esSuya ? propia : '/inspeccionCarpetas'
      const codigo = esSuya ? await codigoDe(tx, idCarpeta) : null
      const redaccion = correoDeVencimientoDeCarpeta({
        idCarpeta,
        situacion,
        vence,
        alVencer,
        lista,
        codigo,
        cobro,
        dondeSePaga,
      })
      await correoAPersona(tx, idPersona, { motivo: 'PLAZOS', redaccion })
    }
    return filas.length
  })
