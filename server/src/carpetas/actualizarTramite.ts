import { borradorDeAtencion } from '@catastro/domain/borradores/reglas'
import type { actualizarTramite as llamadaActualizar } from '@catastro/domain/carpetas/llamadas'
import {
  CARPETA_INCOMPLETA,
  FALTA_EXPEDIENTE,
  FALTA_OBSERVACION,
  movimientoNoPermitido,
  OTRO_LA_MOVIO,
} from '@catastro/domain/carpetas/mensajes'
import {
  type Estado,
  type MovimientoPosible,
  movimientosPosibles,
  nombreDeEstado,
} from '@catastro/domain/carpetas/movimientos'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import { borrarBorrador } from '../borradores/borrador.ts'
import { type DbRaiz, enTransaccion } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearParaDecidir, type Carpeta } from './alcance.ts'
import { aQuienSeAvisa } from './avisarMovimiento.ts'
import { cobroPedido } from './cobro.ts'
import { moverCarpeta, previoTras } from './historial.ts'
import { insertarObservaciones, retirarPendientes } from './observaciones.ts'

type Pedido = Recibido<typeof llamadaActualizar>['json']

/**
 * A member of staff moves a folder along the table of movements (domain: MOVIMIENTOS). To OBSERVADO, the text is one
 * observation of the whole folder; out of it, what was still to be answered is withdrawn.
 */
export async function actualizarTramite(db: DbRaiz, quien: Identidad, pedido: Pedido) {
  const hacia = nombreDeEstado(pedido.idEstado)
  if (!hacia) throw errorDeCampo('idEstado', predicado('no existe'))
  if (pedido.formulario && pedido.formulario !== pedido.idTramite) {
    throw errorDeCampo('formulario', predicado('no corresponde a esta carpeta'))
  }
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearParaDecidir(tx, quien, pedido.idTramite)
    if (pedido.version !== undefined && pedido.version !== carpeta.version) throw new ErrorDePortal(409, OTRO_LA_MOVIO)

    const movimiento = movimientoHacia(hacia, carpeta, quien)
    if (movimiento.pide === 'observacion' && !pedido.observaciones) {
      throw errorDeCampo('observaciones', FALTA_OBSERVACION)
    }
    if (movimiento.pide === 'expediente' && !pedido.expediente && !carpeta.expediente) {
      throw errorDeCampo('expediente', FALTA_EXPEDIENTE)
    }
    const cobro = cobroPedido(pedido, hacia)
    await moverCarpeta(tx, {
      idCarpeta: carpeta.idCarpeta,
      desde: carpeta.estado,
      hacia,
      estadoPrevio: await previoTras(tx, carpeta, hacia),
      evento: movimiento.evento,
      observacion: pedido.observaciones ?? null,
      expediente: pedido.expediente ?? null,
      cobro,
      idPersona: quien.idPersona,
    })
    if (carpeta.estado === 'OBSERVADO') {
      await retirarPendientes(tx, carpeta.idCarpeta, quien.idPersona, pedido.observaciones || null)
    }
    if (hacia === 'OBSERVADO') {
      const deLaCarpeta = { texto: pedido.observaciones ?? '', idFormularioTipo: null, idArchivo: null }
      await insertarObservaciones(tx, carpeta.idCarpeta, quien.idPersona, [deLaCarpeta])
    }
    await borrarBorrador(tx, quien.idPersona, borradorDeAtencion(carpeta.idCarpeta))
    return aQuienSeAvisa(tx, carpeta.idCarpeta)
  })
}

/** The movement, if this person may make it from here; otherwise 409, with those that may be made. */
export function movimientoHacia(hacia: Estado, carpeta: Carpeta, quien: Identidad): MovimientoPosible {
  const posibles = movimientosPosibles(carpeta, quien.perfiles)
  const movimiento = posibles.find((m) => m.estado === hacia)
  if (movimiento) return movimiento
  if (!carpeta.completa && posibles.length === 0) throw new ErrorDePortal(409, CARPETA_INCOMPLETA)
  const permitidos = posibles.map((m) => m.estado)
  throw new ErrorDePortal(409, movimientoNoPermitido(carpeta.estado, hacia, permitidos))
}
