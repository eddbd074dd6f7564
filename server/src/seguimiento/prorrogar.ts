import { OTRO_LA_MOVIO } from '@catastro/domain/carpetas/mensajes'
import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { sumarDias } from '@catastro/domain/plazos/calendario'
import { PRORROGA_CORTA, PRORROGA_LARGA, prorrogaHasta, SIN_VENCIMIENTO } from '@catastro/domain/plazos/mensajes'
import { MAX_DIAS_DE_PLAZO } from '@catastro/domain/plazos/reglas'
import type { prorrogar as llamadaProrrogar } from '@catastro/domain/seguimiento/llamadas'
import { bloquearParaDecidir } from '../carpetas/alcance.ts'
import { lineaDeHistoria } from '../carpetas/lineaDeHistoria.ts'
import { ponerVencimiento, vencimientosDe } from '../carpetas/vencimiento.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

type Pedido = Recibido<typeof llamadaProrrogar>['json']

const anotar = sentencia(
  'prorrogar',
  `with cambiada as (update carpeta set version = version + 1, usrmod = $5 where id_carpeta = $1 returning id_carpeta)
   ${lineaDeHistoria({
     de: 'cambiada',
     anterior: '$2',
     nuevo: '$2',
     evento: `'PRORROGA'`,
     hasta: '$3::date',
     observacion: '$4',
     quien: '$5',
   })}`,
)

/** Gives whoever has the folder until a later day. Nobody gives it to themselves (A-163). */
export async function prorrogar(db: DbRaiz, quien: Identidad, { idCarpeta, hasta, motivo, version }: Pedido) {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearParaDecidir(tx, quien, idCarpeta)
    if (version !== undefined && version !== carpeta.version) throw new ErrorDePortal(409, OTRO_LA_MOVIO)
    const [{ vence } = { vence: null }] = await vencimientosDe(tx, [idCarpeta])
    if (!vence) throw new ErrorDePortal(409, SIN_VENCIMIENTO)
    const dia = hoy()
    if (hasta <= vence || hasta <= dia) throw errorDeCampo('hasta', PRORROGA_CORTA)
    if (hasta > sumarDias(dia, MAX_DIAS_DE_PLAZO)) throw errorDeCampo('hasta', PRORROGA_LARGA)
    await anotar(tx, idCarpeta, ESTADOS[carpeta.estado], hasta, prorrogaHasta(hasta, motivo), quien.idPersona)
    await ponerVencimiento(tx, idCarpeta)
  })
}
