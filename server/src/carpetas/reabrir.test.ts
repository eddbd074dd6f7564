import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  pedidoDeFormulario1,
  pedidoDeObservar,
  pedidoDeRespuesta,
  pedidoDeRetiro,
} from '../../pruebas/carpetasDePrueba.ts'

/* A closed folder that an administrator opens again: once answered, paid or withdrawn it is open, where it was. */

const [RECIBIDO, INSPECCION, OBSERVADO, PENDIENTE_DE_PAGO, APROBADO, RECHAZADO, FINALIZADO] = [2, 3, 4, 5, 7, 8, 9]

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const logra = async (quien: Demo, pedido: Parameters<AppDePrueba['como']>[1]) =>
  expect((await portal.como(quien, pedido)).json()).toMatchObject({ ok: true })
/** Moved by an administrator, who may move anything. */
async function llevada(...estados: readonly number[]): Promise<number> {
  const idCarpeta = await carpetas.completa()
  for (const idEstado of estados) {
    await carpetas.mover('ana', idCarpeta, { idEstado, observaciones: 'Se revisó', expediente: '7' })
  }
  return idCarpeta
}
async function responder(idCarpeta: number) {
  const pendientes = (await carpetas.observacionesDe(idCarpeta)).filter(({ situacion }) => situacion === 'PENDIENTE')
  for (const { idObservacion } of pendientes) {
    await logra('pablo', pedidoDeRespuesta({ idObservacion, respuesta: 'Está en la hoja 2' }))
  }
}
const estado = async (idCarpeta: number) => {
  const { estado: actual, previo } = await carpetas.fila(idCarpeta)
  return [actual, previo]
}

it('rechazada en inspección y reabierta como observada: respondida, vuelve a inspección', async () => {
  const idCarpeta = await llevada(RECIBIDO, INSPECCION, RECHAZADO, OBSERVADO)
  expect(await estado(idCarpeta)).toEqual(['OBSERVADO', 'EN INSPECCION'])
  await responder(idCarpeta)
  expect(await estado(idCarpeta)).toEqual(['EN INSPECCION', null])
})

it('finalizada y observada en un formulario: enviado otra vez, vuelve a aprobada', async () => {
  const idCarpeta = await llevada(RECIBIDO, APROBADO, FINALIZADO)
  await logra('ana', pedidoDeObservar(idCarpeta, [{ texto: 'El uso no coincide', codigoFormulario: '1' }]))
  await logra('pablo', pedidoDeFormulario1(idCarpeta))
  expect(await estado(idCarpeta)).toEqual(['APROBADO', null])
})

it('con la observación retirada por el personal, también', async () => {
  const idCarpeta = await llevada(RECIBIDO, INSPECCION, RECHAZADO, OBSERVADO)
  const [observacion] = await carpetas.observacionesDe(idCarpeta)
  await logra('hector', pedidoDeRetiro(observacion?.idObservacion ?? 0))
  expect(await estado(idCarpeta)).toEqual(['EN INSPECCION', null])
})

it('rechazada mientras estaba observada: respondida la nueva, vuelve a donde estaba antes de las dos', async () => {
  const idCarpeta = await llevada(RECIBIDO, INSPECCION, OBSERVADO, RECHAZADO, OBSERVADO)
  await responder(idCarpeta)
  expect(await estado(idCarpeta)).toEqual(['EN INSPECCION', null])
})

it('reabierta para pagar: pagada y rechazado el comprobante, vuelve a donde estaba', async () => {
  const idCarpeta = await llevada(RECIBIDO, INSPECCION, RECHAZADO, PENDIENTE_DE_PAGO)
  await carpetas.subir('pablo', idCarpeta)
  await logra('pablo', { method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta } })
  expect(await estado(idCarpeta)).toEqual(['PAGADO', 'EN INSPECCION'])
  await carpetas.mover('hector', idCarpeta, { idEstado: PENDIENTE_DE_PAGO, observaciones: 'No se lee' })
  await carpetas.mover('hector', idCarpeta, { idEstado: INSPECCION, observaciones: 'No correspondía' })
  expect(await estado(idCarpeta)).toEqual(['EN INSPECCION', null])
})

it('reabierta dos veces: lo que se cerró entre las dos no es un estado al que volver', async () => {
  const idCarpeta = await llevada(RECIBIDO, RECHAZADO, OBSERVADO, RECHAZADO, FINALIZADO, OBSERVADO)
  await responder(idCarpeta)
  expect(await estado(idCarpeta)).toEqual(['RECIBIDO MESA ENTRADAS', null])
})
