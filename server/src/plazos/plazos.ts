import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { guardarPlazo as llamadaGuardar, PlazoGuardado } from '@catastro/domain/plazos/llamadas'
import { NO_EXISTE_TIPO } from '@catastro/domain/plazos/mensajes'
import { SITUACIONES } from '@catastro/domain/plazos/reglas'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { pedirRecalculo } from './recalculo.ts'

const leer = sentencia(
  'plazos',
  `select id_plazo as "idPlazo", situacion, id_encomienda_tipo as "idEncomiendaTipo", encomiendatipo, dias, habiles,
     al_vencer as "alVencer", estado::integer as "estado!"
   from plazo left join encomienda_tipo using (id_encomienda_tipo)
   order by array_position($1::text[], situacion::text), id_encomienda_tipo nulls first`,
  con<Pick<PlazoGuardado, 'situacion' | 'alVencer'>>(),
)
const tipos = sentencia(
  'tipos_con_plazo',
  'select id_encomienda_tipo as "idEncomiendaTipo", encomiendatipo from encomienda_tipo order by id_encomienda_tipo',
)

export const listarPlazos = async (db: Db) => ({ plazos: await leer(db, [...SITUACIONES]), tipos: await tipos(db) })

const guardar = sentencia(
  'guardar_plazo',
  `insert into plazo (situacion, id_encomienda_tipo, dias, habiles, al_vencer, estado, usrmod)
   values ($1, $2?, $3, $4, $5, $6, $7)
   on conflict (situacion, coalesce(id_encomienda_tipo, 0)) do update
     set dias = excluded.dias, habiles = excluded.habiles, al_vencer = excluded.al_vencer, estado = excluded.estado,
       usrmod = excluded.usrmod, modificado_el = now()`,
)
const existe = sentencia('existe_tipo_con_plazo', 'select from encomienda_tipo where id_encomienda_tipo = $1')

export async function guardarPlazo(db: DbRaiz, quien: Identidad, p: Recibido<typeof llamadaGuardar>['json']) {
  const tipo = p.idEncomiendaTipo || null
  await enTransaccion(db, quien.idPersona, async (tx) => {
    if (tipo !== null && (await existe(tx, tipo)).length === 0) {
      throw errorDeCampo('idEncomiendaTipo', NO_EXISTE_TIPO, 404)
    }
    await guardar(tx, p.situacion, tipo, p.dias, p.habiles === 1, p.alVencer, p.estado !== 0, quien.idPersona)
    await pedirRecalculo(tx, quien.idPersona)
  })
}
