import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { pedidoDeObservar, pedidoDeRespuesta } from '../carpetasDePrueba.ts'
import { pedidoDeFormulario, pedidoDeFormulario14 } from '../formulariosDePrueba.ts'
import { type Mundo, mundoDeAcceso } from './mundo.ts'

/*
 * The rules of whose a thing is, one request for each side of them. The table of access asks everything of everybody;
 * this asks the few questions that decide, in seconds.
 */

let portal: AppDePrueba
let mundo: Mundo
beforeAll(async () => {
  portal = await appDePrueba()
  mundo = mundoDeAcceso(portal)
})

const api = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): InjectOptions => ({
  method,
  url: `/api${path}`,
  ...(payload && { payload }),
})
const listarDe = (idProfesional: number) => () => api('GET', `/documentacion/listar?idProfesional=${idProfesional}`)
const veredasDe = (idPersona: number) => () => api('GET', `/documentacion/listarCarpetasVeredas?idPersona=${idPersona}`)
const institucion = (idInstitucionTipo: number, estado: 0 | 1) => (m: Mundo) =>
  api('POST', '/instituciones/crearInstitucion', { Institucion: m.nombre(), idInstitucionTipo, estado })
const domicilioDe = (Id: number) => () =>
  api('PUT', '/formulario/agregarDomicilio', { Domicilio: 'LAMADRID 377', Id, rol: 'profesional' })
const borrarDePablo = async (m: Mundo) => api('DELETE', '/documentacion', { id: await m.presentada() })
const pagarDePablo = async (m: Mundo) =>
  api('POST', '/pagos/preparar', { producto: 'FORM1BIS', idCarpeta: (await m.liquidada()).idCarpeta })
const estadoDePablo = async (m: Mundo) => api('GET', `/pagos/estado/${await m.pagoDePablo()}`)
const reciboDePablo = async (m: Mundo) => api('GET', `/pagos/ver/${await m.pagoDePablo()}`)
const calle = (m: Mundo) => api('POST', '/catastroCalles/crearCalle', { calle: m.nombre(), idcalletipo: 1 })
const responderDePablo = async (m: Mundo) => {
  const { ids } = await m.observada({ texto: 'Falta la firma' })
  return pedidoDeRespuesta({ idObservacion: ids[0] ?? 0, respuesta: 'Está en la hoja 2' })
}

const CASOS: readonly [
  que: string,
  quien: Demo,
  estado: number,
  pedido: (m: Mundo) => InjectOptions | Promise<InjectOptions>,
][] = [
  ['las referencias, un jefe', 'hector', 403, calle],
  ['las referencias, la mesa', 'lucia', 200, calle],
  ['todas las carpetas, un jefe', 'hector', 200, () => api('GET', '/documentacion/listarTodas?pagina=1')],
  ['todas las carpetas, un profesional', 'pablo', 403, () => api('GET', '/documentacion/listarTodas?pagina=1')],
  ['las carpetas de otro profesional', 'pablo', 403, listarDe(2)],
  ['las de cualquiera, la administradora', 'ana', 200, listarDe(2)],
  ['las veredas de otro', 'clara', 403, veredasDe(2)],
  ['las veredas de cualquiera, la mesa', 'lucia', 200, veredasDe(2)],
  ['borrar la propia', 'pablo', 200, borrarDePablo],
  ['borrar la ajena, la mesa', 'lucia', 403, borrarDePablo],
  ['borrar la ajena, otro profesional', 'bruno', 404, borrarDePablo],
  ['las observaciones de otro', 'bruno', 404, () => api('GET', '/documentacion/observaciones/1002')],
  ['observar, quien la presentó', 'pablo', 403, () => pedidoDeObservar(1002, [{ texto: 'Falta la firma' }])],
  ['responder lo propio', 'pablo', 200, responderDePablo],
  ['responder lo ajeno, la mesa', 'lucia', 403, responderDePablo],
  ['el 14 ajeno, la mesa', 'lucia', 403, async (m) => pedidoDeFormulario14(await m.carteleria())],
  ['el 19 ajeno, un jefe', 'hector', 403, async (m) => pedidoDeFormulario('19', await m.obraNueva())],
  ['el 19 ajeno, la administradora', 'ana', 200, async (m) => pedidoDeFormulario('19', await m.obraNueva())],
  ['el 2 ajeno, un jefe', 'hector', 200, async (m) => pedidoDeFormulario('2', await m.obraNueva())],
  ['pagar lo propio', 'pablo', 200, pagarDePablo],
  ['pagar lo ajeno, la mesa', 'lucia', 403, pagarDePablo],
  ['pagar lo ajeno, otro profesional', 'bruno', 404, pagarDePablo],
  ['el estado del pago de otro', 'clara', 404, estadoDePablo],
  ['el estado de cualquiera, la administradora', 'ana', 200, estadoDePablo],
  ['el recibo de otro', 'clara', 404, reciboDePablo],
  ['el recibo propio', 'pablo', 200, reciboDePablo],
  ['una empresa de publicidad, un vecino', 'clara', 200, institucion(1, 1)],
  ['una empresa deshabilitada, un vecino', 'clara', 403, institucion(1, 0)],
  ['una conservadora, un vecino', 'clara', 200, institucion(2, 1)],
  ['otra institución, un vecino', 'clara', 403, institucion(3, 1)],
  ['otra institución, la mesa', 'lucia', 200, institucion(3, 1)],
  ['el domicilio de otro profesional', 'pablo', 403, domicilioDe(2)],
  ['el documento de otro profesional', 'pablo', 403, () => api('GET', `/formulario/buscarProfesional/${CUIL.bruno}`)],
  ['el documento propio', 'pablo', 200, () => api('GET', `/formulario/buscarProfesional/${CUIL.pablo}`)],
]

it.each(CASOS)('%s: %s recibe %i', async (_que, quien, estado, pedido) => {
  expect((await portal.como(quien, await pedido(mundo))).statusCode).toBe(estado)
})

it('un domicilio guardado lo cambia solo la administradora', async () => {
  const Id = await mundo.propietarioSinDomicilio()
  const guardar = async (quien: Demo, Domicilio: string) =>
    (await portal.como(quien, api('PUT', '/formulario/agregarDomicilio', { Domicilio, Id, rol: 'propietario' })))
      .statusCode
  expect(await guardar('pablo', 'SALTA 1')).toBe(200)
  expect(await guardar('pablo', 'SALTA 1')).toBe(200)
  expect(await guardar('pablo', 'SALTA 2')).toBe(409)
  expect(await guardar('ana', 'SALTA 2')).toBe(200)
})

it('los pagos y los borradores de otro no se ven entre los propios', async () => {
  await mundo.pagoDePablo()
  expect((await portal.como('bruno', { url: '/api/pagos/mios' })).json()).toMatchObject({ pagos: [], total: 0 })
  const url = await mundo.borradorDePablo()
  expect((await portal.como('clara', { url })).json()).toMatchObject({ datos: null, version: 0 })
  expect((await portal.como('pablo', { url })).json()).toMatchObject({ datos: {} })
  expect((await portal.como('clara', { url: await mundo.archivoDelBorradorDePablo() })).statusCode).toBe(404)
})
