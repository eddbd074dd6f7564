import { describe, expect, it } from 'vitest'
import { CAMBIOS_DE_PAGO, desenlaceDe, ESTADOS_DE_PAGO, type EstadoDePago, estaPagado } from './estados.ts'
import { juzgar } from './juicio.ts'
import { detalleDe, PRODUCTOS } from './productos.ts'

const pago = (estado: EstadoDePago) => ({
  transaccion: 'T0000001',
  monto: 255_000,
  estado,
  creadoEl: new Date('2026-11-24T12:00:00Z'),
})
const dice = (estadoId: number, monto: number | undefined = 255_000) => ({ transaccion: 'T0000001', estadoId, monto })

/** Typed from the provider's list: what its EstadoId 1 to 11 makes of a payment in each state. */
const TABLA: Readonly<Record<EstadoDePago, readonly EstadoDePago[]>> = {
  INICIADO: [
    'EN_PROCESO',
    'EN_PROCESO',
    'CONFIRMADO',
    'RECHAZADO',
    'RECHAZADO',
    'RECHAZADO',
    'VENCIDO',
    'CANCELADO',
    'CANCELADO',
    'EN_PROCESO',
    'VENCIDO',
  ],
  EN_PROCESO: [
    'EN_PROCESO',
    'EN_PROCESO',
    'CONFIRMADO',
    'RECHAZADO',
    'RECHAZADO',
    'RECHAZADO',
    'VENCIDO',
    'CANCELADO',
    'CANCELADO',
    'EN_PROCESO',
    'VENCIDO',
  ],
  CONFIRMADO: [
    'CONFIRMADO',
    'CONFIRMADO',
    'CONFIRMADO',
    'CONFIRMADO',
    'CONFIRMADO',
    'CONFIRMADO',
    'CONFIRMADO',
    'CONFIRMADO',
    'DEVUELTO',
    'CONFIRMADO',
    'CONFIRMADO',
  ],
  RECHAZADO: [
    'RECHAZADO',
    'RECHAZADO',
    'CONFIRMADO',
    'RECHAZADO',
    'RECHAZADO',
    'RECHAZADO',
    'RECHAZADO',
    'RECHAZADO',
    'RECHAZADO',
    'RECHAZADO',
    'RECHAZADO',
  ],
  CANCELADO: [
    'CANCELADO',
    'CANCELADO',
    'CONFIRMADO',
    'CANCELADO',
    'CANCELADO',
    'CANCELADO',
    'CANCELADO',
    'CANCELADO',
    'CANCELADO',
    'CANCELADO',
    'CANCELADO',
  ],
  VENCIDO: [
    'VENCIDO',
    'VENCIDO',
    'CONFIRMADO',
    'VENCIDO',
    'VENCIDO',
    'VENCIDO',
    'VENCIDO',
    'VENCIDO',
    'VENCIDO',
    'VENCIDO',
    'VENCIDO',
  ],
  DEVUELTO: [
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
    'DEVUELTO',
  ],
}

describe('un número que el proveedor tenía desde antes de que el pago comenzara (A-215)', () => {
  const del = (creada: string | undefined) => ({ ...dice(3), creada: creada === undefined ? creada : new Date(creada) })
  it.each([
    ['2026-11-24T11:49:59Z', { estado: 'CANCELADO', revision: 'ANTERIOR' }],
    ['2026-11-24T11:50:00Z', { estado: 'CONFIRMADO', revision: null }],
    ['2026-11-24T12:00:05Z', { estado: 'CONFIRMADO', revision: null }],
    [undefined, { estado: 'CONFIRMADO', revision: null }],
  ] as const)('de las %s', (creada, juicio) => {
    expect(juzgar(pago('INICIADO'), del(creada))).toEqual(juicio)
  })

  it('lo que ya se cerró no se confirma, y lo que ya se pagó no cambia', () => {
    const deAyer = del('2026-11-23T12:00:00Z')
    expect(juzgar(pago('VENCIDO'), deAyer)).toEqual({ estado: 'VENCIDO', revision: 'ANTERIOR' })
    expect(juzgar(pago('CONFIRMADO'), deAyer)).toEqual({ estado: 'CONFIRMADO', revision: null })
    expect(juzgar(pago('DEVUELTO'), deAyer)).toEqual({ estado: 'DEVUELTO', revision: null })
  })
})

describe('lo que el proveedor dice de un pago', () => {
  it.each(ESTADOS_DE_PAGO)('desde %s', (estado) => {
    const salidas = Array.from({ length: 11 }, (_, n) => juzgar(pago(estado), dice(n + 1)).estado)
    expect(salidas).toEqual(TABLA[estado])
  })

  it('solo REALIZADA, de esta transacción y por este monto, es pagado', () => {
    expect(juzgar(pago('EN_PROCESO'), dice(3))).toEqual({ estado: 'CONFIRMADO', revision: null })
    for (const monto of [254_999, 255_001, 2550, 25_500_000, 0, undefined]) {
      const distinto = { transaccion: 'T0000001', estadoId: 3, monto }
      expect(juzgar(pago('EN_PROCESO'), distinto)).toEqual({ estado: 'EN_PROCESO', revision: 'MONTO_DISTINTO' })
    }
    expect(juzgar(pago('INICIADO'), { ...dice(3), transaccion: 'T0000002' })).toEqual({
      estado: 'INICIADO',
      revision: 'OTRA_TRANSACCION',
    })
  })

  it.each([0, 12, -3, 3.5, Number.NaN, 33])('un EstadoId que no existe no cambia nada: %s', (estadoId) => {
    expect(juzgar(pago('INICIADO'), dice(estadoId))).toEqual({ estado: 'INICIADO', revision: 'ESTADO_DESCONOCIDO' })
  })

  it('un confirmado que el proveedor desconoce después se muestra al personal', () => {
    expect(juzgar(pago('CONFIRMADO'), dice(4))).toEqual({ estado: 'CONFIRMADO', revision: 'NO_COINCIDE' })
    expect(juzgar(pago('CONFIRMADO'), dice(3))).toEqual({ estado: 'CONFIRMADO', revision: null })
    expect(juzgar(pago('CONFIRMADO'), dice(9))).toEqual({ estado: 'DEVUELTO', revision: null })
  })

  it('una firma rechazada avisa de los ajustes', () => {
    for (const estadoId of [5, 6]) {
      expect(juzgar(pago('INICIADO'), dice(estadoId))).toEqual({ estado: 'RECHAZADO', revision: 'FIRMA_RECHAZADA' })
    }
  })
})

it('qué es cada estado: confirmado es solo lo que se pagó', () => {
  expect(ESTADOS_DE_PAGO.map((estado) => [estado, desenlaceDe(estado), estaPagado(estado)])).toEqual([
    ['INICIADO', 'ABIERTO', false],
    ['EN_PROCESO', 'ABIERTO', false],
    ['CONFIRMADO', 'PAGADO', true],
    ['RECHAZADO', 'SIN_PAGAR', false],
    ['CANCELADO', 'SIN_PAGAR', false],
    ['VENCIDO', 'SIN_PAGAR', false],
    ['DEVUELTO', 'DEVUELTO', false],
  ])
})

it('nada sale de DEVUELTO, y a CONFIRMADO se llega también desde lo cerrado', () => {
  expect(CAMBIOS_DE_PAGO.DEVUELTO).toEqual([])
  expect(ESTADOS_DE_PAGO.filter((e) => (CAMBIOS_DE_PAGO[e] as readonly string[]).includes('CONFIRMADO'))).toEqual([
    'INICIADO',
    'EN_PROCESO',
    'RECHAZADO',
    'CANCELADO',
    'VENCIDO',
  ])
})

it('los productos, letra por letra, y adónde vuelve cada uno', () => {
  expect(
    Object.entries(PRODUCTOS).map(([p, { nombre, exito, cancelacion }]) => [p, nombre, exito, cancelacion]),
  ).toEqual([
    ['LIBRE_DEUDA', 'Libre Deuda', '/LibreDeudaPagoExitoso', '/LibreDeudaPagoRechazado'],
    ['VEREDAS', 'TRABAJOS VARIOS', '/veredas?pagoRealizado=true', '/pagoError'],
    ['FORM1BIS', 'FORMULARIO 1 BIS', '/form1bisPagoExitoso', '/pagoErrorForm1'],
    ['FORM14', 'FORMULARIO 14', '/formulario14', '/pagoError'],
    ['FORM27', 'ALTA DE RESPONSABLES DE ASCENSORES', '/formulario27', '/pagoError'],
    ['CARPETA', 'PAGO DE CARPETA', '/pagoDeCarpeta', '/pagoDeCarpeta'],
  ])
  const cobro = { idCobro: 7, concepto: 'Tasa de inspección' }
  expect(
    [{ padron: '100001' }, { idCarpeta: 1002 }, { idCarpeta: 1002, cobro }, {}].map((de) => detalleDe(de)),
  ).toEqual(['Padrón 100001', 'Carpeta 1002', 'Carpeta 1002, Tasa de inspección', ''])
})
