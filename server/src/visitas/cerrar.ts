import type { RespuestaGuardada } from '@catastro/domain/visitas/campos'
import { correoDeResultado } from '@catastro/domain/visitas/correos'
import type { ResultadoDeVisita } from '@catastro/domain/visitas/reglas'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { aCargoDe } from './alcance.ts'
import { anotarEnLaHistoria, avisarAlSolicitante } from './avisos.ts'

// Of the judgement of one at a distance too. One that takes the place of another leaves whether the folder was observed.
const guardar = sentencia(
  'guardar_resultado_de_visita',
  `with cerrada as (
     update visita set estado = 'CERRADA', motivo = null, secuencia = secuencia + 1, version = version + 1, usrmod = $6,
       modificado_el = clock_timestamp() where id_visita = $1 returning id_visita
   )
   insert into visita_resultado
     (id_visita, resultado, respuestas, notas, fotos, firmada_por, firmante, firmada_el, en_telefono_el)
   select c.id_visita, $2, $3::jsonb, $4, $5::uuid[], $6, p.apellido_persona || ' ' || p.nombre_persona,
     coalesce($7?::timestamptz, clock_timestamp()), $8?::timestamptz
   from cerrada c join persona p on p.id_persona = $6
   on conflict (id_visita) do update set resultado = excluded.resultado, respuestas = excluded.respuestas,
     notas = excluded.notas, fotos = excluded.fotos, firmada_por = excluded.firmada_por, firmante = excluded.firmante,
     firmada_el = excluded.firmada_el, en_telefono_el = excluded.en_telefono_el
   returning firmante`,
)

export interface Cierre {
  readonly idVisita: number
  readonly idCarpeta: number
  readonly resultado: ResultadoDeVisita
  readonly respuestas: readonly RespuestaGuardada[]
  readonly notas: string
  readonly fotos: readonly string[]
  /** Who signs it; when, where the server did not get it just now. */
  readonly idPersona: number
  readonly firmadaEl?: Date
  readonly enTelefonoEl: string | null
  /** Of a deleted folder nobody is told anything. */
  readonly sinAviso?: boolean
}

/** Closes a visit that the caller holds with what it found. It moves no folder. */
export async function cerrarVisita(tx: Tx, c: Cierre): Promise<void> {
  const { idVisita, idCarpeta, resultado, respuestas, idPersona } = c
  const [fila] = await guardar(
    tx,
    idVisita,
    resultado,
    JSON.stringify(respuestas),
    c.notas,
    [...c.fotos],
    idPersona,
    c.firmadaEl ?? null,
    c.enTelefonoEl,
  )
  await anotarEnLaHistoria(tx, {
    idCarpeta,
    evento: 'VISITA HECHA',
    texto: `${resultado}. Firmada por ${fila?.firmante ?? ''}`,
    idPersona,
  })
  if (c.sinAviso) return
  const { domicilio } = await aCargoDe(tx, idCarpeta)
  const noCumple = respuestas.filter(({ respuesta }) => respuesta === 'NO CUMPLE')
  await avisarAlSolicitante(tx, idCarpeta, (conEncomienda) =>
    correoDeResultado({ idCarpeta, domicilio, conEncomienda, resultado, noCumple }),
  )
}
