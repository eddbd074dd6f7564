import { NO_SE_PUEDE_BORRAR } from '@catastro/domain/carpetas/mensajes'
import { ESTADOS, esFinal } from '@catastro/domain/carpetas/movimientos'
import { puedeBorrarSuTitular } from '@catastro/domain/carpetas/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { claveDeCarpeta } from '../pagos/conceptos.ts'
import { dejarParaDevolver } from '../pagos/paraRevisar.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/db.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad.ts'
import { bloquearCarpeta, esTitular } from './alcance.ts'
import { avisarMovimiento } from './avisarMovimiento.ts'

const SOLO_SU_TITULAR = 'Solo quien presentó la carpeta o un administrador puede borrarla'

const borrar = sentencia(
  'borrar_carpeta',
  `with borrada as (
     update carpeta set borrada_el = now(), borrada_por = $2, usrmod = $2, version = version + 1
     where id_carpeta = $1 returning id_carpeta
   )
   insert into tramite_historial (id_carpeta, estado_anterior, estado_nuevo, evento, id_persona)
   select id_carpeta, $3, $3, 'BORRADO', $2 from borrada`,
)

const pagosDe = sentencia(
  'pagos_de_carpeta',
  "select id_pago as \"idPago\" from pago where tipo in ('FORM1BIS', 'FORM14') and clave = $1 and estado = 'CONFIRMADO'",
)

/**
 * Logical: the row, its files and its history stay; nobody reaches them through the portal any more. What was paid
 * online for it is for staff to give back.
 */
export async function borrarCarpeta(db: DbRaiz, quien: Identidad, idCarpeta: number): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    if (!esAdministrador(quien) && !esTitular(quien, carpeta)) throw new ErrorDePortal(403, SOLO_SU_TITULAR)
    const puede = esAdministrador(quien) ? !esFinal(carpeta.estado) : puedeBorrarSuTitular(carpeta)
    if (!puede) throw new ErrorDePortal(409, NO_SE_PUEDE_BORRAR)
    await borrar(tx, idCarpeta, quien.idPersona, ESTADOS[carpeta.estado])
    await avisarMovimiento(tx, { idCarpeta, hacia: carpeta.estado, evento: 'BORRADO' })
    for (const { idPago } of await pagosDe(tx, claveDeCarpeta(idCarpeta))) {
      await dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')
    }
  })
}
