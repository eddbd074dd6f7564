import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { OTRA_PERSONA } from '@catastro/domain/personas/mensajes'
import type { realizarPagoF22 } from '@catastro/domain/veredas/llamadas'
import { ERROR_AL_INSERTAR_EL_PAGO } from '@catastro/domain/veredas/mensajes'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import { getPago } from '../pagos/leerPago.ts'
import { alDia } from '../pagos/liquidar.ts'
import { cobrarEnLinea, dejarSinEmpezar } from '../pagos/preparar.ts'
import { enTransaccion, type Tx } from '../plataforma/base/db.ts'
import { siFalla } from '../plataforma/http/errores.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { cobrarVereda } from './cobrarVereda.ts'
import { otrasSinTerminar } from './veredaEnCurso.ts'

interface Envio {
  readonly clave: string | undefined
  readonly ip: string
}

/** Begins the payment of the sidewalk draft, or gives back the one that is under way. Never a confirmed one made here. */
export async function realizarPago(
  entorno: EntornoDePagos,
  quien: Identidad,
  { monto, idPersona }: Recibido<typeof realizarPagoF22>['json'],
  envio: Envio,
) {
  if (idPersona != null && idPersona !== quien.idPersona) throw new ErrorDePortal(403, OTRA_PERSONA)
  const cobranza = {
    producto: 'VEREDAS',
    llamada: '/formulario/realizarPagoF22',
    datos: { monto },
    cobrar: (tx: Tx) => cobrarVereda(tx, quien.idPersona, monto),
  } as const
  return siFalla(ERROR_AL_INSERTAR_EL_PAGO, async () => {
    const { transaccion, ...preparado } = await cobrarEnLinea(entorno, quien, cobranza, envio)
    await soltarLosDemas(entorno, quien.idPersona, preparado.idPago)
    const otras = await otrasSinTerminar(entorno.db, quien.idPersona, preparado.idPago)
    const otros = otras.filter(({ situacion }) => situacion === 'PAGANDO')
    return { ...preparado, TransaccionComercioId: transaccion, otros }
  })
}

/** What was begun for other answers and never reached the provider is over; what did, goes on by itself. */
async function soltarLosDemas(entorno: EntornoDePagos, idPersona: number, idPago: number): Promise<void> {
  for (const otra of await otrasSinTerminar(entorno.db, idPersona, idPago)) {
    if (otra.situacion !== 'PAGANDO') continue
    await alDia(entorno, await getPago(entorno.db, otra.idPago), 0)
    await enTransaccion(entorno.db, idPersona, (tx) => dejarSinEmpezar(tx, otra.idPago))
  }
}
