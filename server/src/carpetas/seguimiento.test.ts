import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const seguir = async (idCarpeta: number) =>
  (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${idCarpeta}` })).json()

it('cuenta la historia entera de la 1006, con la oficina y los días de cada paso', async () => {
  const { seguimiento, siguiente } = await seguir(1006)
  expect(
    seguimiento.map((p: Record<string, unknown>) => [p.TramiteEstado, p.evento, p.oficina !== null, p.dias]),
  ).toEqual([
    ['PRESENTADO', 'ALTA', false, 1],
    ['RECIBIDO MESA ENTRADAS', 'MOVIMIENTO', true, 3],
    ['PENDIENTE DE PAGO', 'MOVIMIENTO', true, 3],
    ['PAGADO', 'PAGO REGISTRADO', false, 4],
    ['EN INSPECCION', 'MOVIMIENTO', true, 8],
    ['APROBADO', 'MOVIMIENTO', true, 5],
    ['FINALIZADO', 'MOVIMIENTO', true, 5],
  ])
  expect(siguiente).toEqual([])
})

it.each([
  [1001, []],
  [1002, ['RECIBIDO MESA ENTRADAS', 'OBSERVADO', 'PENDIENTE DE PAGO', 'RECHAZADO']],
  [1003, ['EN INSPECCION', 'OBSERVADO', 'PENDIENTE DE PAGO', 'APROBADO', 'RECHAZADO']],
  [1004, ['PAGADO', 'RECIBIDO MESA ENTRADAS', 'RECHAZADO']],
  [1005, ['EN INSPECCION', 'RECHAZADO']],
])('lo que puede seguir a la %i', async (idCarpeta, siguiente) => {
  expect((await seguir(idCarpeta)).siguiente).toEqual(siguiente)
})

it('guarda lo que se dijo y el expediente de cada paso', async () => {
  const carpetas = carpetasDePrueba(portal)
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '1-A', observaciones: 'Completa' })
  await carpetas.mover('hector', idCarpeta, { idEstado: 4, observaciones: 'Falta el plano' })
  await carpetas.subir('pablo', idCarpeta)
  const { seguimiento } = await seguir(idCarpeta)
  expect(seguimiento.map((p: Record<string, unknown>) => [p.evento, p.observacion, p.expediente])).toEqual([
    ['ALTA', null, null],
    ['MOVIMIENTO', 'Completa', '1-A'],
    ['MOVIMIENTO', 'Falta el plano', null],
    ['RESPUESTA A OBSERVACION', null, null],
  ])
  expect(await carpetas.fila(idCarpeta)).toMatchObject({ observacion: 'Falta el plano', expediente: '1-A' })
})
