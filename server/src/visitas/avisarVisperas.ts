import { sumarDias } from '@catastro/domain/plazos/calendario'
import { correoDeVispera } from '@catastro/domain/visitas/correos'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { avisarAlSolicitante } from './avisos.ts'

const POR_VEZ = 100

// Marked as they are taken: each is told of a day once, and again only if it is moved to another.
const tomar = sentencia(
  'tomar_visperas',
  `with k as (
     select v.id_visita from visita v where v.estado = 'PLANEADA' and v.modo = 'EN EL LUGAR' and v.dia = $1::date
       and v.vispera_de is distinct from v.dia
     order by v.id_visita limit ${POR_VEZ} for update skip locked
   ), marcada as (
     update visita v set vispera_de = v.dia from k where v.id_visita = k.id_visita
     returning v.id_visita, v.id_carpeta, v.dia, v.hora, v.parte, v.indicaciones
   )
   select m.id_carpeta as "idCarpeta", m.dia::text as "dia!", m.hora, m.parte, m.indicaciones,
     trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!"
   from marcada m join carpeta c using (id_carpeta) join domicilio d using (id_domicilio)`,
)

/** The day before, to whoever filed the folder. */
async function avisarVisperas(db: DbRaiz, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await unTramo(db)) === POR_VEZ) {}
}

const unTramo = (db: DbRaiz): Promise<number> =>
  enTransaccion(db, null, async (tx) => {
    const filas = await tomar(tx, sumarDias(hoy(), 1))
    for (const visita of filas) {
      await avisarAlSolicitante(tx, visita.idCarpeta, (conEncomienda) => correoDeVispera({ ...visita, conEncomienda }))
    }
    return filas.length
  })

// Some hours of the day, so that one that was away at the first still tells in time.
export const trabajosDeVisitas = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'avisar-visperas', cuando: '0 9-20 * * *', obra: (fin) => avisarVisperas(db, fin) },
]
