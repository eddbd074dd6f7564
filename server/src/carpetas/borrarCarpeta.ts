import { NO_SE_PUEDE_BORRAR } from '@catastro/domain/carpetas/mensajes'
import { ESTADOS, esFinal } from '@catastro/domain/carpetas/movimientos'
import { puedeBorrarSuTitular } from '@catastro/domain/carpetas/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { NOMBRES_DE_PRODUCTO } from '@catastro/domain/pagos/productos'
import { claveDeCarpeta } from '../pagos/conceptos.ts'
import { dejarParaDevolver } from '../pagos/revision.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearCarpeta, esTitular, exigirQueDecida } from './alcance.ts'
import { avisarMovimiento } from './avisarMovimiento.ts'
import { lineaDeHistoria } from './lineaDeHistoria.ts'

const SOLO_SU_TITULAR = 'Solo quien presentó la carpeta o un administrador puede borrarla'

const borrar = sentencia(
  'borrar_carpeta',
  `with borrada as (
     update carpeta set borrada_el = now(), vence = null, borrada_por = $2, usrmod = $2, version = version + 1
     where id_carpeta = $1 returning id_carpeta
   )
   ${lineaDeHistoria({ de: 'borrada', anterior: '$3', nuevo: '$3', evento: `'BORRADO'`, quien: '$2', cuando: 'now()' })}`,
)

const PRODUCTOS = NOMBRES_DE_PRODUCTO.map((producto) => `'${producto}'`).join(', ')
// Of whatever product: those that name the folder as their thing, and those that settled one of its forms.
const pagosDe = sentencia(
  'pagos_de_carpeta',
  `select p.id_pago as "idPago" from pago p
   where p.estado = 'CONFIRMADO' and (p.tipo in (${PRODUCTOS}) and p.clave = $2
     or p.id_pago in (select f.id_pago from carpeta_formulario f where f.id_carpeta = $1)
     or p.id_pago in (select k.id_pago from cobro k where k.id_carpeta = $1))
   order by p.id_pago`,
)

/**
 * Logical (A-41): the row, its files and its history stay; nobody reaches them through the portal any more. What was paid
 * online for it is for staff to give back.
 */
export async function borrarCarpeta(db: DbRaiz, quien: Identidad, idCarpeta: number): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    const comoTitular = esTitular(quien, carpeta)
    if (!esAdministrador(quien) && !comoTitular) throw new ErrorDePortal(403, SOLO_SU_TITULAR)
    // One's own is deleted as any applicant's, whatever one administers.
    if (!comoTitular) exigirQueDecida(quien, carpeta)
    const puede = comoTitular ? puedeBorrarSuTitular(carpeta) : !esFinal(carpeta.estado)
    if (!puede) throw new ErrorDePortal(409, NO_SE_PUEDE_BORRAR)
    await borrar(tx, idCarpeta, quien.idPersona, ESTADOS[carpeta.estado])
    await avisarMovimiento(tx, { idCarpeta, hacia: carpeta.estado, evento: 'BORRADO' })
    for (const { idPago } of await pagosDe(tx, idCarpeta, claveDeCarpeta(idCarpeta))) {
      await dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')
    }
  })
}
