import { ESTADOS_ABIERTOS } from '@catastro/domain/carpetas/movimientos'
import { HACE_FALTA_EL_CONTACTO } from '@catastro/domain/misDatos/mensajes'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'

/* Mail and phone of a person: what they are needed for, and how they go. */

const ABIERTA = `c.borrada_el is null and c.estado in (${ESTADOS_ABIERTOS.join(', ')})`
const loAbierto = sentencia(
  'lo_abierto_de_personas',
  `select x.id_persona as "idPersona!", x.que as "que!", x.numero as "numero!" from (
     select c.id_persona, 'la carpeta' as que, c.id_carpeta as numero from carpeta c
     where c.id_persona = any($1::integer[]) and ${ABIERTA}
     union select pr.id_persona, 'la carpeta', c.id_carpeta from profesional pr join carpeta c using (id_profesional)
     where pr.id_persona = any($1) and ${ABIERTA}
     union select o.id_persona, 'la carpeta', c.id_carpeta from propietario o join carpeta c using (id_propietario)
     where o.id_persona = any($1) and ${ABIERTA}
     union select p.id_persona, 'el pago', p.id_pago from pago p
     where p.id_persona = any($1) and (p.estado in ('INICIADO', 'EN_PROCESO') or p.revision is not null)
     union select l.id_persona, 'la solicitud de Libre Deuda', l.id_libre_deuda from libre_deuda l
     where l.id_persona = any($1) and l.estado = 'SOLICITADO'
   ) x order by 1, 2, 3`,
)

const NOMBRADOS = 5

/** Of each person, the sentence that says what is open; of whom nothing is, none. */
export async function porQueHaceFalta(db: Db, personas: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const deCada = new Map<number, string[]>()
  for (const { idPersona, que, numero } of personas.length > 0 ? await loAbierto(db, [...personas]) : []) {
    const suyo = deCada.get(idPersona)
    if (suyo) suyo.push(`${que} ${numero}`)
    else deCada.set(idPersona, [`${que} ${numero}`])
  }
  return new Map(
    [...deCada].map(([id, todo]) => [id, HACE_FALTA_EL_CONTACTO(todo.slice(0, NOMBRADOS), todo.length > NOMBRADOS)]),
  )
}

const quitarDePersona = sentencia(
  'suprimir_contacto_de_persona',
  `update persona set email_persona = '', telefono_persona = '', contacto_suprimido_el = now() where id_persona = $1`,
)
const quitarDeCarpetas = sentencia(
  'suprimir_correo_de_carpetas',
  `update carpeta c set correo = null where c.id_persona = $1 and c.correo is not null and not (${ABIERTA})`,
)
// What still waited is not sent. One that is on its way at this moment is waited for.
const quitarDeCorreos = sentencia(
  'suprimir_direcciones_de_correos',
  `update correo_saliente set destinatario = '', estado = case when estado = 'PENDIENTE' then 'FALLIDO' else estado end
   where id_persona = $1 and destinatario <> ''`,
)

/** Mail and phone go from wherever the server writes; what the audit copied of them, once it is sealed (`trabajosDeMisDatos`). */
export async function suprimirContacto(tx: Tx, idPersona: number): Promise<void> {
  await quitarDePersona(tx, idPersona)
  await quitarDeCarpetas(tx, idPersona)
  await quitarDeCorreos(tx, idPersona)
}

const volver = sentencia(
  'volver_a_guardar_contacto',
  'update persona set contacto_suprimido_el = null where id_persona = $1 and contacto_suprimido_el is not null',
)
/** From their next entry on, what Ciudad Digital says of them is kept again. */
export const volverAGuardarContacto = (tx: Tx, idPersona: number) => volver(tx, idPersona)

const suprimirCopias = sentencia(
  'suprimir_contacto_copiado',
  `update pedido_de_datos set auditoria_el = now()
   where id_pedido = $1 and auditoria_el is null and cadena.suprimir_contacto(id_pedido) returning id_pedido`,
)
const conCopias = sentencia(
  'pedidos_con_contacto_copiado',
  `select id_pedido as "idPedido" from pedido_de_datos
   where clase = 'SUPRIMIR' and estado = 'HECHO' and auditoria_el is null order by id_pedido`,
)

/** What is not sealed yet waits for the next round. */
async function suprimirLoCopiado(db: DbRaiz, fin: AbortSignal): Promise<void> {
  for (const { idPedido } of await conCopias(db)) {
    if (fin.aborted) return
    await enTransaccion(db, null, (tx) => suprimirCopias(tx, idPedido))
  }
}

export const trabajosDeMisDatos = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'suprimir-contacto', cuando: { cadaSegundos: 60 }, obra: (fin) => suprimirLoCopiado(db, fin) },
]
