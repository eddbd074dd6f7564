import { DOCUMENTO_DE_OTRO, IDENTIDAD_NO_ENCONTRADA } from '@catastro/domain/acceso/mensajes'
import { SON_SUS_DATOS } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { exigirAjeno, type Identidad } from '../plataforma/identidad/identidad.ts'

const ULTIMAS = 100
const leer = sentencia(
  'identidades_rechazadas',
  `select i.id_identidad as "idIdentidad", i.id_persona as "idPersona", i.documento, i.nombre, i.ultima_el as "ultimaEl",
     i.veces, p.documento_persona as "documentoConocido",
     d.id_persona as "idPersonaDelDocumento"
   from identidad_rechazada i left join persona p using (id_persona) left join persona d on d.documento_persona = i.documento
   where i.aceptada_el is null order by i.ultima_el desc, i.id_identidad desc limit ${ULTIMAS}`,
)

/** Who was not let in, the latest first. */
export const identidadesRechazadas = async (db: Db) =>
  (await leer(db)).map((fila) => ({ ...fila, ultimaEl: fila.ultimaEl.toISOString() }))

const bloquear = sentencia(
  'bloquear_identidad_rechazada',
  `select id_persona as "idPersona", documento from identidad_rechazada
   where id_identidad = $1 and aceptada_el is null for update`,
)
const esDeOtro = sentencia(
  'documento_de_otro',
  'select true as "si!" from persona where documento_persona = $2 and id_persona <> $1',
)
const cambiar = sentencia('cambiar_documento', 'update persona set documento_persona = $2 where id_persona = $1')
const aceptar = sentencia(
  'aceptar_identidad',
  'update identidad_rechazada set aceptada_el = now(), aceptada_por = $2 where id_identidad = $1',
)

/** From the next request on, the person of that number is the one of this document. The audit keeps the other. */
export async function aceptarIdentidad(db: DbRaiz, quien: Identidad, id: number): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const [i] = await bloquear(tx, id)
    if (!i) throw new ErrorDePortal(404, IDENTIDAD_NO_ENCONTRADA)
    exigirAjeno(quien, [i.idPersona], SON_SUS_DATOS)
    const [otro] = await esDeOtro(tx, i.idPersona, i.documento)
    if (otro) throw new ErrorDePortal(409, DOCUMENTO_DE_OTRO)
    await cambiar(tx, i.idPersona, i.documento)
    await aceptar(tx, id, quien.idPersona)
  })
}
