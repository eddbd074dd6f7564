import { ErrorDePortal } from '@catastro/domain/errores'
import { CORREO_NO_ENCONTRADO } from '@catastro/domain/notificaciones/mensajes'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { PedirMembrete } from '../plataforma/membrete/membrete.ts'
import { textoDeCorreo } from './formato.ts'
import { COLUMNAS, presentarCorreo } from './listarCorreos.ts'

const leer = sentencia(
  'ver_correo',
  `select ${COLUMNAS}, c.redaccion,
     array(select nombre from correo_adjunto a where a.id_correo = c.id_correo order by orden) as adjuntos
   from correo_saliente c where c.id_correo = $1`,
  con<{ adjuntos: string[] }>(),
)
const historiaDe = sentencia(
  'historia_de_correo',
  `select ocurrido_el as fecha, resultado, coalesce('Pedido por ' || nombre_persona || ' ' || apellido_persona, detalle) as detalle
   from correo_intento left join persona using (id_persona) where id_correo = $1 order by id`,
)

/** A mail as it is read, with its delivery log. */
export async function verCorreo(db: Db, idCorreo: number, membrete: PedirMembrete) {
  const [correo] = await leer(db, idCorreo)
  if (!correo) throw new ErrorDePortal(404, CORREO_NO_ENCONTRADO)
  const historia = await historiaDe(db, idCorreo)
  return {
    ...presentarCorreo(correo),
    texto: textoDeCorreo(correo.redaccion, await membrete(db)),
    adjuntos: correo.adjuntos,
    historia: historia.map(({ fecha, ...paso }) => ({ fecha: fecha.toISOString(), ...paso })),
  }
}
