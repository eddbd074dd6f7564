import { OBSERVACION_CERRADA } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { exigirQueDecida } from './alcance.ts'
import { bloquearObservacion, volverSiNadaQueda } from './observaciones.ts'

const retirar = sentencia(
  'retirar_observacion',
  `update observacion set situacion = 'RETIRADA', cerrada_por = $2, cerrada_el = clock_timestamp(), respuesta = $3
   where id_observacion = $1`,
)

/** Staff take back an observation, and say why. With none left, the folder goes back to where it was. */
export async function retirarObservacion(db: DbRaiz, quien: Identidad, idObservacion: number, motivo: string) {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const { carpeta, pendiente } = await bloquearObservacion(tx, quien, idObservacion)
    exigirQueDecida(quien, carpeta)
    if (!pendiente) throw new ErrorDePortal(409, OBSERVACION_CERRADA)
    await retirar(tx, idObservacion, quien.idPersona, motivo)
    await volverSiNadaQueda(tx, carpeta, { evento: 'RETIRADO', idPersona: quien.idPersona, observacion: motivo })
  })
}
