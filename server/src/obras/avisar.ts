import { correoDeObra } from '@catastro/domain/obras/correos'
import type { Hecho } from '@catastro/domain/obras/reglas'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'

const LOTE = 50

// Taken and marked in the transaction that writes their mails: each is told once, whoever is killed.
const tomar = sentencia(
  'tomar_hechos_de_obra',
  `update obras.hecho h set avisado_el = now()
   from (select id_carpeta, hecho from obras.hecho where avisado_el is null order by ocurrido_el limit ${LOTE} for update skip locked) t
   where (h.id_carpeta, h.hecho) = (t.id_carpeta, t.hecho) returning h.id_carpeta as "idCarpeta", h.hecho`,
)

// Where the folder is now: its padron's parcel, and that one's block. Who follows both is told once, as of the parcel; whoever
// filed it has mails of their own. Of a folder that was deleted meanwhile nothing is told.
const aQuienes = sentencia(
  'seguidores_de_obras',
  `select distinct on (x."idCarpeta", x.hecho, s.id_persona) x.hecho as "hecho!", s.id_persona as "idPersona", s.codigo,
     s.id_parcela is not null as "deParcela!", m.id_manzana as "idManzana", m.seccion, m.manzana, p.parcela, coalesce(et.encomiendatipo, u.uso, '') as "tramite!"
   from json_to_recordset($1) as x("idCarpeta" int, hecho text)
   join carpeta c on c.id_carpeta = x."idCarpeta" and c.borrada_el is null
   join parcela p on p.padron = c.padron join manzana m using (id_manzana)
   join obra_seguida s on s.baja_el is null and (s.id_parcela = p.id_parcela or s.id_manzana = p.id_manzana)
   left join profesional pr using (id_profesional)
   left join encomienda_tipo et using (id_encomienda_tipo) left join uso u using (id_uso)
   where s.id_persona <> c.id_persona and s.id_persona is distinct from pr.id_persona
   order by x."idCarpeta", x.hecho, s.id_persona, s.id_parcela nulls last`,
  con<{ hecho: Hecho }>(),
)

/** Tells followers of what happened on their blocks, until nothing is left to tell. */
async function avisarObras(db: DbRaiz, fin: AbortSignal): Promise<void> {
  let tomados = LOTE
  while (tomados === LOTE && !fin.aborted) {
    tomados = await enTransaccion(db, null, async (tx) => {
      const hechos = await tomar(tx)
      if (hechos.length === 0) return 0
      for (const { idPersona, ...obra } of await aQuienes(tx, JSON.stringify(hechos))) {
        await correoAPersona(tx, idPersona, { motivo: 'OBRAS', redaccion: correoDeObra(obra) })
      }
      return hechos.length
    })
  }
}

export const trabajosDeObras = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'avisar-obras', cuando: { cadaSegundos: 60 }, obra: (fin) => avisarObras(db, fin) },
]
