import { ErrorDePortal } from '@catastro/domain/errores'
import { CORREO_NO_ENCONTRADO, CORREO_SIN_DIRECCION, CORREO_YA_ENVIADO } from '@catastro/domain/notificaciones/mensajes'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

// Its attempts begin anew; the log keeps the old ones.
const reintentar = sentencia(
  'reintentar_correo',
  `with c as (
     update correo_saliente set estado = 'PENDIENTE', intentos = 0, proximo_intento = now()
     where id_correo = $1 and estado <> 'ENVIADO' and destinatario <> '' returning id_correo
   )
   insert into correo_intento (id_correo, resultado, id_persona) select id_correo, 'REINTENTO', $2 from c
   returning id_correo`,
)
const existe = sentencia('existe_correo', 'select estado from correo_saliente where id_correo = $1')

/** Staff send again what could not be delivered, or now what waits for its next attempt. */
export async function reintentarCorreo(db: DbRaiz, quien: Identidad, idCorreo: number): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const [hecho] = await reintentar(tx, idCorreo, quien.idPersona)
    if (hecho) return
    const [correo] = await existe(tx, idCorreo)
    if (!correo) throw new ErrorDePortal(404, CORREO_NO_ENCONTRADO)
    throw new ErrorDePortal(409, correo.estado === 'ENVIADO' ? CORREO_YA_ENVIADO : CORREO_SIN_DIRECCION)
  })
}
