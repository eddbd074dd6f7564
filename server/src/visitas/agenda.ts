import { createHash, randomBytes } from 'node:crypto'
import { ErrorDePortal } from '@catastro/domain/errores'
import { sumarDias } from '@catastro/domain/plazos/calendario'
import { calendarioDe } from '@catastro/domain/visitas/ical'
import { AGENDA_NO_ENCONTRADA, NO_TIENE_AGENDA } from '@catastro/domain/visitas/mensajes'
import { INSPECCIONA } from '../carpetas/personasConParte.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { idInspectorDe } from './alcance.ts'

const BYTES_DE_SECRETO = 32
/** What is kept of the address. */
const huellaDe = (secreto: string) => createHash('sha256').update(secreto).digest('hex')

const leerDesde = sentencia('desde_cuando_hay_agenda', 'select desde from agenda_de_inspector where id_inspector = $1')

export async function verAgenda(db: Db, quien: Identidad) {
  const idInspector = await idInspectorDe(db, quien)
  const [agenda] = idInspector === undefined ? [] : await leerDesde(db, idInspector)
  return { desde: agenda?.desde.toISOString() ?? null }
}

const guardar = sentencia(
  'renovar_agenda',
  `insert into agenda_de_inspector (id_inspector, huella, desde) values ($1, $2, clock_timestamp())
   on conflict (id_inspector) do update set huella = excluded.huella, desde = excluded.desde`,
)

/** A new address, told this once: whoever had the one before reads nothing more. */
export const renovarAgenda = (db: DbRaiz, quien: Identidad, urlPublica: string): Promise<string> =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const idInspector = await idInspectorDe(tx, quien)
    if (idInspector === undefined) throw new ErrorDePortal(409, NO_TIENE_AGENDA)
    const secreto = randomBytes(BYTES_DE_SECRETO).toString('base64url')
    await guardar(tx, idInspector, huellaDe(secreto))
    return `${urlPublica}/api/visitas/agenda/${secreto}.ics`
  })

const buscar = sentencia(
  'inspector_de_la_agenda',
  `select i.id_inspector as "idInspector" from agenda_de_inspector a join inspector i using (id_inspector)
   where a.huella = $1 and ${INSPECCIONA}`,
)
// One that went to somebody else, or lost its folder, shows as cancelled where it was already.
const leer = sentencia(
  'eventos_de_agenda',
  `select v.id_visita as "idVisita", v.id_carpeta as "idCarpeta", trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!",
     v.dia::text as "dia!", v.hora, v.parte, v.secuencia, v.modificado_el as "cambiadoEl",
     v.estado = 'CANCELADA' or v.id_inspector is distinct from $1 as "cancelado!"
   from visita v join carpeta c using (id_carpeta) join domicilio d using (id_domicilio)
   where v.inspectores @> array[$1::integer] and v.modo = 'EN EL LUGAR' and v.dia >= $2::date order by v.dia, v.id_visita`,
)
const DIAS_ATRAS = 31

/** Neither names nor documents: an address and a folder's number. A wrong address is refused as one that was renewed. */
export async function agendaDe(db: Db, pedido: string, urlPublica: string): Promise<string> {
  const [agenda] = await buscar(db, huellaDe(pedido.replace(/\.ics$/, '')))
  if (!agenda) throw new ErrorDePortal(404, AGENDA_NO_ENCONTRADA)
  const eventos = await leer(db, agenda.idInspector, sumarDias(hoy(), -DIAS_ATRAS))
  return calendarioDe(eventos, new URL(urlPublica).hostname)
}
