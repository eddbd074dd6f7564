import { diasEntre } from '@catastro/domain/dias'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Visita } from '@catastro/domain/visitas/campos'
import { DE_OTRO_INSPECTOR, DEMASIADOS_DIAS, DIAS_AL_REVES, NO_ES_INSPECTOR } from '@catastro/domain/visitas/mensajes'
import { horaDeOrden, MAX_DIAS_DE_LISTA } from '@catastro/domain/visitas/reglas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { idInspectorDe, manda } from './alcance.ts'

/** Whether a visit `v` with its result `r` has every photo that it declares. */
const COMPLETA = `coalesce(cardinality(r.fotos) = (
  select count(*) from visita_envio e
  where e.id_visita = v.id_visita and e.clase = 'FOTO' and e.situacion = 'VALE' and e.id = any(r.fotos)), false)`

/** A visit as every list shows it (domain: Visita), of `v` in folder `c`. */
export const COLUMNAS = `v.id_visita as "idVisita", v.id_carpeta as "idCarpeta", v.modo, v.estado, v.dia::text as "dia!", v.hora,
  v.parte, v.orden, v.id_inspector as "idInspector", p.apellido_persona || ' ' || p.nombre_persona as inspector,
  trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!", c.padron,
  coalesce(o.obra_tipo, t.encomiendatipo, u.uso, '') as "trabajo!", v.indicaciones, v.motivo, r.resultado,
  ${COMPLETA} as "completa!", v.version`

export const DE = `visita v join carpeta c using (id_carpeta) join domicilio d using (id_domicilio)
  left join inspector i on i.id_inspector = v.id_inspector left join persona p on p.id_persona = i.id_persona
  left join obra_tipo o on o.id_obra_tipo = c.id_obra_tipo
  left join encomienda_tipo t on t.id_encomienda_tipo = c.id_encomienda_tipo
  left join uso u on u.id_uso = c.id_uso left join visita_resultado r on r.id_visita = v.id_visita`

const entre = sentencia(
  'visitas_entre',
  `select ${COLUMNAS} from ${DE}
   where v.dia between $1 and $2 and ($3?::integer is null or v.id_inspector = $3) and c.borrada_el is null
   order by v.dia, p.apellido_persona collate "es-x-icu", p.nombre_persona collate "es-x-icu", v.id_inspector, v.id_visita`,
)
export const deLaCarpeta = sentencia(
  'visitas_de_carpeta',
  `select ${COLUMNAS} from ${DE} where v.id_carpeta = $1 order by v.id_visita`,
)
const una = sentencia('ver_visita', `select ${COLUMNAS} from ${DE} where v.id_visita = $1`)
export const verVisita = async (db: Db, idVisita: number): Promise<Visita | undefined> => (await una(db, idVisita))[0]

/** As they were put by hand, and the rest by their hour. */
export const enOrdenDelDia = <V extends Pick<Visita, 'orden' | 'hora' | 'parte' | 'idVisita'>>(visitas: readonly V[]) =>
  [...visitas].sort(
    (a, b) =>
      (a.orden ?? 999) - (b.orden ?? 999) || horaDeOrden(a).localeCompare(horaDeOrden(b)) || a.idVisita - b.idVisita,
  )

/** Whose visits they may ask for: an inspector, their own; JEFE and ADMINISTRADOR, anybody's. Undefined: everybody's. */
export async function deQuienSon(db: Db, quien: Identidad, pedido: number | undefined): Promise<number | undefined> {
  if (manda(quien)) return pedido
  const propio = await idInspectorDe(db, quien)
  if (propio === undefined) throw new ErrorDePortal(403, NO_ES_INSPECTOR)
  if (pedido !== undefined && pedido !== propio) throw new ErrorDePortal(403, DE_OTRO_INSPECTOR)
  return propio
}

interface Lista {
  readonly desde: string
  readonly hasta?: string | undefined
  readonly idInspector?: number | undefined
}

export async function listarVisitas(db: Db, quien: Identidad, { desde, hasta = desde, idInspector }: Lista) {
  if (hasta < desde) throw errorDeCampo('hasta', DIAS_AL_REVES)
  if (diasEntre(desde, hasta) >= MAX_DIAS_DE_LISTA) throw errorDeCampo('hasta', DEMASIADOS_DIAS)
  const filas = await entre(db, desde, hasta, (await deQuienSon(db, quien, idInspector)) ?? null)
  const grupos = new Map<string, Visita[]>()
  for (const fila of filas) {
    const clave = `${fila.dia} ${fila.idInspector}`
    grupos.set(clave, [...(grupos.get(clave) ?? []), fila])
  }
  return { visitas: [...grupos.values()].flatMap(enOrdenDelDia) }
}
