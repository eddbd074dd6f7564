import { ErrorDePortal } from '@catastro/domain/errores'
import * as llamadas from '@catastro/domain/pagos/llamadas'
import { CONSULTA_HECHA, PAGO_NO_ENCONTRADO, REVISION_HECHA } from '@catastro/domain/pagos/mensajes'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { atiende, esAdministrador } from '../plataforma/identidad/identidad.ts'
import type { EntornoDePagos } from './entorno.ts'
import { pagoAlAlcance } from './leerPago.ts'
import { alDia } from './liquidar.ts'
import { paginaDePagos } from './listarPagos.ts'
import { recibirAviso } from './notificar.ts'
import { prepararPago } from './preparar.ts'
import {
  presentarAlPersonal,
  presentarEvento,
  presentarPago,
  presentarRecibo,
  presentarSituacion,
} from './presentar.ts'
import { avisosSinPago, conciliar, eventosDe, findPagoConPersona, revisar } from './verPago.ts'

export function rutasDePagos(rutas: Rutas, entorno: EntornoDePagos): void {
  rutas.on(llamadas.prepararPago, ({ quien, json, envio, reply }) =>
    prepararPago(entorno, quien, json, { clave: envio.clave, ip: reply.request.ip }),
  )
  rutas.on(llamadas.notificarPago, async ({ db, json, reply }) => {
    await recibirAviso(db, json)
    reply.code(204)
    return undefined
  })
  rutas.on(llamadas.estadoDePago, async ({ db, quien, params }) => {
    const pago = await pagoAlAlcance(
      db,
      params.idPago,
      ({ idPersona }) => idPersona === quien.idPersona || esAdministrador(quien),
    )
    return presentarSituacion(await alDia(entorno, pago))
  })

  rutas.on(llamadas.misPagos, async ({ db, quien, query }) => {
    const { filas, ...total } = await paginaDePagos(db, { idPersona: quien.idPersona }, query)
    return { pagos: filas.map(presentarPago), ...total }
  })
  rutas.on(llamadas.listarPagos, async ({ db, query }) => {
    const { filas, ...total } = await paginaDePagos(db, { porRevisar: query.porRevisar === 1 }, query)
    return { pagos: filas.map(presentarAlPersonal), ...total }
  })
  rutas.on(llamadas.verPago, async ({ db, quien, params }) => {
    const pago = await findPagoConPersona(db, params.idPago)
    if (pago && atiende(quien)) return { pago: presentarAlPersonal(pago) }
    if (pago?.idPersona === quien.idPersona) return { pago: presentarRecibo(pago) }
    throw new ErrorDePortal(404, PAGO_NO_ENCONTRADO)
  })
  rutas.on(llamadas.eventosDePago, async ({ db, params }) => ({
    eventos: (await eventosDe(db, params.idPago)).map(presentarEvento),
  }))
  rutas.on(llamadas.avisosSinPago, async ({ db, query }) => {
    const { filas, ...total } = await avisosSinPago(db, query)
    return { eventos: filas.map(presentarEvento), ...total }
  })
  rutas.on(llamadas.conciliarPago, async ({ json }) => ({
    ok: true,
    message: CONSULTA_HECHA,
    pago: presentarSituacion(await conciliar(entorno, json.idPago)),
  }))
  rutas.on(llamadas.revisarPago, async ({ quien, json }) => {
    await revisar(entorno, quien, json.idPago)
    return { ok: true, message: REVISION_HECHA }
  })
}
