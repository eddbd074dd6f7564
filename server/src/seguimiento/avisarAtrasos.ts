import { sumarDias } from '@catastro/domain/plazos/calendario'
import { DE_LA_CIUDAD } from '@catastro/domain/plazos/reglas'
import { correoDeAtrasos } from '@catastro/domain/seguimiento/correos'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { SITUACION, vencidas } from './vencidas.ts'

const PEORES = 20
const DE_SIEMPRE = '2000-01-01'

// Locked first, and asked then whether they had today's: what another process wrote before it let them go is seen.
const tomarJefes = sentencia(
  'jefes_por_avisar',
  `select p.id_persona as "idPersona" from persona p
   where p.email_persona <> '' and exists (
     select 1 from persona_rol x join rol r using (id_rol) join perfil f using (id_perfil)
     where x.id_persona = p.id_persona and f.perfil = 'JEFE')
   order by p.id_persona for update of p skip locked`,
)
const sinAvisar = sentencia(
  'jefes_sin_avisar',
  `select p.id_persona as "idPersona" from persona p
   where p.id_persona = any($1::integer[]) and not exists (
     select 1 from correo_saliente s where s.destinatario = p.email_persona and s.id_persona = p.id_persona
       and s.motivo = 'PLAZOS' and s.creado_el >= ($2::date)::timestamp at time zone zona_de_la_ciudad())
   order by p.id_persona`,
)
const contar = sentencia(
  'contar_vencidas',
  `select count(*) filter (where ${SITUACION} = any($3::text[])) as "ciudad!",
     count(*) filter (where ${SITUACION} <> all($3::text[])) as "solicitante!"
   from (${vencidas()}) c join tramite_estado e on e.id_tramite_estado = c.estado`,
)
const peores = sentencia(
  'peores_vencidas',
  `select c.id_carpeta as "idCarpeta", nombre_de_estado(e.tramite_estado) as "estado!", c.vence::text as "vence!",
     case when ${SITUACION} <> all($3::text[]) then 'espera a quien la presentó'
       else coalesce((select p.apellido_persona || ' ' || p.nombre_persona from inspector i join persona p using (id_persona)
         where i.id_inspector = c.id_inspector), 'sin asignar') end as "deQuien!"
   from (${vencidas()}) c join tramite_estado e on e.id_tramite_estado = c.estado
   order by c.vence, c.id_carpeta limit ${PEORES}`,
)

/** Each morning, to each JEFE: what is late and whose. Nothing late, no mail. */
export async function avisarAtrasos(db: DbRaiz): Promise<void> {
  const dia = hoy()
  await enTransaccion(db, null, async (tx) => {
    const tomados = await tomarJefes(tx)
    const aQuienes = await sinAvisar(
      tx,
      tomados.map(({ idPersona }) => idPersona),
      dia,
    )
    if (aQuienes.length === 0) return
    const entre = [DE_SIEMPRE, sumarDias(dia, -1), [...DE_LA_CIUDAD]] as const
    const [{ ciudad, solicitante } = { ciudad: 0, solicitante: 0 }] = await contar(tx, ...entre)
    if (ciudad + solicitante === 0) return
    const redaccion = correoDeAtrasos({ ciudad, solicitante, peores: await peores(tx, ...entre) })
    for (const { idPersona } of aQuienes) await correoAPersona(tx, idPersona, { motivo: 'PLAZOS', redaccion })
  })
}
