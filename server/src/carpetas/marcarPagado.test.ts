import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento } from '../../pruebas/carpetasDePrueba.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const pagar = (quien: Demo, idCarpeta: number) =>
  portal.como(quien, { method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta } })
const FALTA = [409, { ok: false, message: 'Falta el comprobante: adjúntelo antes de registrar el pago' }]
const NO_ESPERA = [409, { ok: false, message: 'La carpeta no está esperando un pago' }]
const resultado = async (respuesta: ReturnType<typeof pagar>) => [
  (await respuesta).statusCode,
  (await respuesta).json(),
]

it('pide un comprobante, y con él queda PAGADO', async () => {
  const idCarpeta = await carpetas.esperandoPago()
  expect(await resultado(pagar('pablo', idCarpeta))).toEqual(FALTA)
  await carpetas.subir('pablo', idCarpeta, [documento('comprobante.pdf')])
  expect(await resultado(pagar('pablo', idCarpeta))).toEqual([200, { ok: true, message: 'Operación exitosa!' }])
  expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PAGADO', previo: 'PRESENTADO', pagada: true })
  const { seguimiento } = (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${idCarpeta}` })).json()
  expect(seguimiento.at(-1)).toMatchObject({ TramiteEstado: 'PAGADO', evento: 'PAGO REGISTRADO', oficina: null })
  expect(await resultado(pagar('pablo', idCarpeta))).toEqual(NO_ESPERA)
})

it('uno subido antes de pedir el pago no sirve: ni documento ni comprobante de otra vez', async () => {
  const idCarpeta = await carpetas.completa()
  await carpetas.subir('pablo', idCarpeta, [documento('comprobante.pdf')])
  await carpetas.mover('lucia', idCarpeta, { idEstado: 5 })
  expect(await resultado(pagar('lucia', idCarpeta))).toEqual(FALTA)

  await carpetas.subir('pablo', idCarpeta)
  expect((await pagar('pablo', idCarpeta)).statusCode).toBe(200)
  await carpetas.mover('hector', idCarpeta, { idEstado: 5, observaciones: 'No se lee' })
  expect(await carpetas.fila(idCarpeta)).toMatchObject({ pagada: false, previo: 'PRESENTADO' })
  expect(await resultado(pagar('pablo', idCarpeta))).toEqual(FALTA)
  await carpetas.subir('lucia', idCarpeta)
  expect((await pagar('lucia', idCarpeta)).statusCode).toBe(200)
})

it.each([1, 2, 3, 4, 6, 7, 8, 9])('en el estado %i no se espera un pago', async (estado) => {
  const idCarpeta = await carpetas.conComprobante()
  await portal.db.$client.query('update carpeta set estado = $2 where id_carpeta = $1', [idCarpeta, estado])
  expect(await resultado(pagar('lucia', idCarpeta))).toEqual(NO_ESPERA)
})

it('después del pago sigue su camino, y retirada o rechazada vuelve a donde se pidió', async () => {
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: 'E-9' })
  await carpetas.mover('lucia', idCarpeta, { idEstado: 5 })
  await carpetas.subir('pablo', idCarpeta)
  await pagar('pablo', idCarpeta)
  await carpetas.mover('hector', idCarpeta, { idEstado: 5, observaciones: 'Otro importe' })
  await carpetas.mover('hector', idCarpeta, { idEstado: 2, observaciones: 'No corresponde pagar' })
  expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'RECIBIDO MESA ENTRADAS', previo: null })
})
