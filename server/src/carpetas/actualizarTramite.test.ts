import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, type Movimiento, pedidoDeMovimiento } from '../../pruebas/carpetasDePrueba.ts'
import { instantanea } from '../../pruebas/instantanea.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const RECIBIDO = 2
const INSPECCION = 3
const OBSERVADO = 4
const PENDIENTE = 5
const PAGADO = 6
const APROBADO = 7
const RECHAZADO = 8
const FINALIZADO = 9

/** A complete folder put by force where the test begins. */
async function en(estado: number, previo: number | null = null): Promise<number> {
  const idCarpeta = await carpetas.completa()
  await portal.db.$client.query('update carpeta set estado = $2, estado_previo = $3 where id_carpeta = $1', [
    idCarpeta,
    estado,
    previo,
  ])
  return idCarpeta
}
const mover = (quien: Demo, idCarpeta: number, movimiento: Movimiento) =>
  portal.como(quien, pedidoDeMovimiento(idCarpeta, movimiento))
const ultimoPaso = async (idCarpeta: number) =>
  (await portal.como('lucia', { url: `/api/documentacion/seguimiento/${idCarpeta}` })).json().seguimiento.at(-1)

describe('cada movimiento de la tabla, con lo que pide', () => {
  const OBSERVACION = 'Observación: es obligatoria para este cambio de estado'
  const EXPEDIENTE = 'Número de expediente: es obligatorio para recibir la carpeta'
  const MOVIMIENTOS: readonly [desde: number, hacia: number, pide: 'exp' | 'obs' | '-', evento: string][] = [
    [1, 2, 'exp', 'MOVIMIENTO'],
    [1, 4, 'obs', 'MOVIMIENTO'],
    [1, 5, '-', 'MOVIMIENTO'],
    [1, 8, 'obs', 'MOVIMIENTO'],
    [2, 3, '-', 'MOVIMIENTO'],
    [2, 4, 'obs', 'MOVIMIENTO'],
    [2, 5, '-', 'MOVIMIENTO'],
    [2, 7, '-', 'MOVIMIENTO'],
    [2, 8, 'obs', 'MOVIMIENTO'],
    [3, 4, 'obs', 'MOVIMIENTO'],
    [3, 5, '-', 'MOVIMIENTO'],
    [3, 7, '-', 'MOVIMIENTO'],
    [3, 8, 'obs', 'MOVIMIENTO'],
    [4, 8, 'obs', 'MOVIMIENTO'],
    [5, 8, 'obs', 'MOVIMIENTO'],
    [6, 3, '-', 'MOVIMIENTO'],
    [6, 5, 'obs', 'COMPROBANTE RECHAZADO'],
    [6, 7, '-', 'MOVIMIENTO'],
    [6, 8, 'obs', 'MOVIMIENTO'],
    [7, 8, 'obs', 'MOVIMIENTO'],
    [7, 9, '-', 'MOVIMIENTO'],
  ]
  it.each(MOVIMIENTOS)('de %i a %i pide %s', async (desde, hacia, pide, evento) => {
    const idCarpeta = await en(desde)
    if (pide !== '-') {
      const antes = await instantanea(portal)
      for (const vacio of [{}, { observaciones: '  ', expediente: ' ' }]) {
        const sinEso = await mover('lucia', idCarpeta, { idEstado: hacia, ...vacio })
        expect([sinEso.statusCode, sinEso.json().message]).toEqual([400, pide === 'obs' ? OBSERVACION : EXPEDIENTE])
      }
      expect(await instantanea(portal)).toEqual(antes)
    }
    const con = pide === 'obs' ? { observaciones: 'Porque sí' } : pide === 'exp' ? { expediente: '118400-A' } : {}
    const respuesta = await mover('lucia', idCarpeta, { idEstado: hacia, ...con })
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      200,
      {
        ok: true,
        message: 'Operación exitosa!',
        avisado: { nombre: 'Pablo Medina', correo: 'pablo.medina@example.com' },
      },
    ])
    expect(await ultimoPaso(idCarpeta)).toMatchObject({
      evento,
      observacion: pide === 'obs' ? 'Porque sí' : null,
      expediente: pide === 'exp' ? '118400-A' : null,
      oficina: expect.any(String),
      dias: 0,
    })
    expect((await carpetas.fila(idCarpeta)).version).toBe(2)
  })

  it('recibir una que ya tiene expediente no lo pide otra vez, y lo conserva', async () => {
    const idCarpeta = await en(1)
    await carpetas.mover('lucia', idCarpeta, { idEstado: PENDIENTE, expediente: '7-B' })
    await carpetas.mover('lucia', idCarpeta, { idEstado: 1, observaciones: 'No hacía falta' })
    await carpetas.mover('lucia', idCarpeta, { idEstado: RECIBIDO })
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'RECIBIDO MESA ENTRADAS', expediente: '7-B' })
  })
})

describe('lo que la tabla no permite', () => {
  const NO_PERMITIDOS: readonly [desde: number, hacia: number, message: string][] = [
    [
      1,
      APROBADO,
      'De PRESENTADO no se puede pasar a APROBADO. Se puede pasar a: RECIBIDO MESA ENTRADAS, OBSERVADO, PENDIENTE DE PAGO, RECHAZADO',
    ],
    [
      2,
      FINALIZADO,
      'De RECIBIDO MESA ENTRADAS no se puede pasar a FINALIZADO. Se puede pasar a: EN INSPECCION, OBSERVADO, PENDIENTE DE PAGO, APROBADO, RECHAZADO',
    ],
    [5, PAGADO, 'De PENDIENTE DE PAGO no se puede pasar a PAGADO. Se puede pasar a: RECHAZADO'],
    [8, 1, 'De RECHAZADO no se puede pasar a PRESENTADO'],
    [9, 7, 'De FINALIZADO no se puede pasar a APROBADO'],
    [7, 7, 'De APROBADO no se puede pasar a APROBADO. Se puede pasar a: FINALIZADO, RECHAZADO'],
  ]
  it.each(NO_PERMITIDOS)('de %i a %i: 409 que nombra lo que sí', async (desde, hacia, message) => {
    const idCarpeta = await en(desde)
    const antes = await instantanea(portal)
    for (const quien of ['lucia', 'hector'] as const) {
      const respuesta = await mover(quien, idCarpeta, { idEstado: hacia, observaciones: 'x', expediente: 'x' })
      expect([respuesta.statusCode, respuesta.json()]).toEqual([409, { ok: false, message }])
    }
    expect(await instantanea(portal)).toEqual(antes)
  })

  it('lo presentado e incompleto no se mueve', async () => {
    const idCarpeta = await carpetas.presentada()
    const respuesta = await mover('lucia', idCarpeta, { idEstado: RECIBIDO, expediente: 'E' })
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      409,
      'La carpeta está incompleta: todavía no se puede mover',
    ])
  })
})

describe('retirar lo pedido', () => {
  it.each([
    ['OBSERVADO', OBSERVADO],
    ['PENDIENTE DE PAGO', PENDIENTE],
  ])('%s vuelve a donde estaba, con una observación', async (_nombre, estado) => {
    const idCarpeta = await en(INSPECCION)
    await carpetas.mover('hector', idCarpeta, { idEstado: estado, observaciones: 'Falta algo' })
    const sinMotivo = await mover('hector', idCarpeta, { idEstado: INSPECCION })
    expect(sinMotivo.statusCode).toBe(400)
    await carpetas.mover('hector', idCarpeta, { idEstado: INSPECCION, observaciones: 'Fue un error' })
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'EN INSPECCION', previo: null })
    expect(await ultimoPaso(idCarpeta)).toMatchObject({ evento: 'RETIRADO', observacion: 'Fue un error' })
  })
})

describe('un administrador', () => {
  it('fuerza cualquier otro cambio con una observación, y la historia lo dice', async () => {
    const idCarpeta = await en(1)
    expect((await mover('ana', idCarpeta, { idEstado: FINALIZADO })).statusCode).toBe(400)
    await carpetas.mover('ana', idCarpeta, { idEstado: FINALIZADO, observaciones: 'Orden judicial' })
    expect(await ultimoPaso(idCarpeta)).toMatchObject({ TramiteEstado: 'FINALIZADO', evento: 'FORZADO' })
  })

  it.each([RECHAZADO, FINALIZADO])('reabre una cerrada (%i)', async (estado) => {
    const idCarpeta = await en(estado)
    expect((await mover('ana', idCarpeta, { idEstado: INSPECCION })).statusCode).toBe(400)
    await carpetas.mover('ana', idCarpeta, { idEstado: INSPECCION, observaciones: 'Se cerró por error' })
    expect(await ultimoPaso(idCarpeta)).toMatchObject({ TramiteEstado: 'EN INSPECCION', evento: 'REAPERTURA' })
    await carpetas.subir('pablo', idCarpeta)
  })

  it('mueve también una incompleta', async () => {
    const idCarpeta = await carpetas.presentada()
    await carpetas.mover('ana', idCarpeta, { idEstado: RECIBIDO, observaciones: 'Papeles en mano' })
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'RECIBIDO MESA ENTRADAS', completa: false })
  })
})
