import { describe, expect, it } from 'vitest'
import type { Perfil } from '../roles.ts'
import {
  adondeVuelve,
  type Estado,
  esFinal,
  esperaPago,
  estadoPrevioTras,
  movimientosPosibles,
  nombreDeEstado,
  type Situacion,
} from './movimientos.ts'

/*
 * Typed by hand: for each state, where staff may move a folder, and what for. 'exp' and 'obs' are an expediente and an
 * observation; '-' is nothing more.
 */
const TABLA: Readonly<Record<Estado, Partial<Record<Estado, 'exp' | 'obs' | '-'>>>> = {
  PRESENTADO: { 'RECIBIDO MESA ENTRADAS': 'exp', OBSERVADO: 'obs', 'PENDIENTE DE PAGO': '-', RECHAZADO: 'obs' },
  'RECIBIDO MESA ENTRADAS': {
    'EN INSPECCION': '-',
    OBSERVADO: 'obs',
    'PENDIENTE DE PAGO': '-',
    APROBADO: '-',
    RECHAZADO: 'obs',
  },
  'EN INSPECCION': { OBSERVADO: 'obs', 'PENDIENTE DE PAGO': '-', APROBADO: '-', RECHAZADO: 'obs' },
  OBSERVADO: { RECHAZADO: 'obs' },
  'PENDIENTE DE PAGO': { RECHAZADO: 'obs' },
  PAGADO: { 'EN INSPECCION': '-', 'PENDIENTE DE PAGO': 'obs', APROBADO: '-', RECHAZADO: 'obs' },
  APROBADO: { RECHAZADO: 'obs', FINALIZADO: '-' },
  RECHAZADO: {},
  FINALIZADO: {},
}
const ESTADOS = Object.keys(TABLA) as Estado[]
const PIDE = { exp: 'expediente', obs: 'observacion', '-': null } as const

const en = (estado: Estado, resto: Partial<Situacion> = {}): Situacion => ({
  estado,
  estadoPrevio: null,
  completa: true,
  ...resto,
})
const destinos = (situacion: Situacion, perfil: Perfil) =>
  movimientosPosibles(situacion, [perfil]).map((m) => [m.estado, m.pide, m.evento, m.forzado])

describe.each(['OPERADOR M.E.', 'JEFE'] as const)('lo que puede mover %s', (perfil) => {
  it.each(ESTADOS)('desde %s', (estado) => {
    const posibles = movimientosPosibles(en(estado), [perfil])
    expect(Object.fromEntries(posibles.map((m) => [m.estado, m.pide]))).toEqual(
      Object.fromEntries(Object.entries(TABLA[estado]).map(([hacia, pide]) => [hacia, PIDE[pide]])),
    )
    expect(posibles.every((m) => !m.forzado)).toBe(true)
  })

  it('nada de lo presentado que está incompleto; fuera de ahí no importa', () => {
    expect(destinos(en('PRESENTADO', { completa: false }), perfil)).toEqual([])
    expect(destinos(en('EN INSPECCION', { completa: false }), perfil)).toHaveLength(4)
  })

  it('retirar una observación o un pedido de pago, con una observación', () => {
    for (const estado of ['OBSERVADO', 'PENDIENTE DE PAGO'] as const) {
      expect(destinos(en(estado, { estadoPrevio: 'EN INSPECCION' }), perfil)).toEqual([
        ['EN INSPECCION', 'observacion', 'RETIRADO', false],
        ['RECHAZADO', 'observacion', 'MOVIMIENTO', false],
      ])
    }
  })

  it('rechazar un comprobante lo dice en la historia', () => {
    expect(destinos(en('PAGADO', { estadoPrevio: 'EN INSPECCION' }), perfil)).toEqual([
      ['EN INSPECCION', null, 'MOVIMIENTO', false],
      ['APROBADO', null, 'MOVIMIENTO', false],
      ['PENDIENTE DE PAGO', 'observacion', 'COMPROBANTE RECHAZADO', false],
      ['RECHAZADO', 'observacion', 'MOVIMIENTO', false],
    ])
  })
})

describe('un ADMINISTRADOR', () => {
  it.each(ESTADOS)('desde %s puede ir a todos los demás, con observación donde la tabla no lo prevé', (estado) => {
    const posibles = movimientosPosibles(en(estado), ['ADMINISTRADOR'])
    expect(posibles.map((m) => m.estado).sort()).toEqual(ESTADOS.filter((e) => e !== estado).sort())
    const final = estado === 'RECHAZADO' || estado === 'FINALIZADO'
    for (const m of posibles.filter((m) => !(m.estado in TABLA[estado]))) {
      expect(m).toMatchObject({ pide: 'observacion', evento: final ? 'REAPERTURA' : 'FORZADO', forzado: !final })
    }
  })

  it('lo de la tabla va primero y lo forzado al final', () => {
    expect(movimientosPosibles(en('APROBADO'), ['ADMINISTRADOR']).map((m) => m.forzado)).toEqual([
      false,
      false,
      ...Array(6).fill(true),
    ])
  })

  it('también mueve lo incompleto, pero solo por la fuerza', () => {
    const posibles = movimientosPosibles(en('PRESENTADO', { completa: false }), ['ADMINISTRADOR'])
    expect(posibles).toHaveLength(8)
    expect(posibles.every((m) => m.forzado && m.pide === 'observacion')).toBe(true)
  })
})

describe('lo que la carpeta recuerda', () => {
  it.each<[desde: Estado, previo: Estado | null, hacia: Estado, recuerda: Estado | null]>([
    ['PRESENTADO', null, 'RECIBIDO MESA ENTRADAS', null],
    ['PRESENTADO', null, 'OBSERVADO', 'PRESENTADO'],
    ['PRESENTADO', null, 'PENDIENTE DE PAGO', 'PRESENTADO'],
    ['EN INSPECCION', null, 'OBSERVADO', 'EN INSPECCION'],
    ['RECIBIDO MESA ENTRADAS', null, 'PENDIENTE DE PAGO', 'RECIBIDO MESA ENTRADAS'],
    // Paid, and the proof refused: it still comes from where payment was first asked.
    ['PENDIENTE DE PAGO', 'EN INSPECCION', 'PAGADO', 'EN INSPECCION'],
    ['PAGADO', 'EN INSPECCION', 'PENDIENTE DE PAGO', 'EN INSPECCION'],
    ['PAGADO', 'EN INSPECCION', 'APROBADO', null],
    ['PAGADO', 'EN INSPECCION', 'EN INSPECCION', null],
    // Back to where it was: nothing more to remember.
    ['OBSERVADO', 'EN INSPECCION', 'EN INSPECCION', null],
    ['PENDIENTE DE PAGO', 'PRESENTADO', 'PRESENTADO', null],
    ['OBSERVADO', 'EN INSPECCION', 'RECHAZADO', null],
    // Forced from one waiting state to the other: where it came from before both.
    ['OBSERVADO', 'EN INSPECCION', 'PENDIENTE DE PAGO', 'EN INSPECCION'],
    ['PENDIENTE DE PAGO', 'PRESENTADO', 'OBSERVADO', 'PRESENTADO'],
  ])('de %s (antes %s) a %s: %s', (desde, estadoPrevio, hacia, recuerda) => {
    expect(estadoPrevioTras({ ...en(desde, { estadoPrevio }), expediente: null, historia: [] }, hacia)).toBe(recuerda)
  })

  it.each<[historia: readonly Estado[], expediente: string | null, hacia: Estado, recuerda: Estado | null]>([
    // The latest first, as it was closed: a final state is never the state before.
    [['RECHAZADO', 'EN INSPECCION', 'RECIBIDO MESA ENTRADAS', 'PRESENTADO'], '7', 'OBSERVADO', 'EN INSPECCION'],
    [['FINALIZADO', 'APROBADO', 'EN INSPECCION'], '7', 'OBSERVADO', 'APROBADO'],
    [['FINALIZADO', 'APROBADO', 'EN INSPECCION'], '7', 'PENDIENTE DE PAGO', 'APROBADO'],
    [['RECHAZADO', 'FINALIZADO', 'APROBADO'], '7', 'OBSERVADO', 'APROBADO'],
    // Closed while it waited for its applicant: where it was before that.
    [['RECHAZADO', 'OBSERVADO', 'EN INSPECCION'], '7', 'OBSERVADO', 'EN INSPECCION'],
    [['RECHAZADO', 'PENDIENTE DE PAGO', 'OBSERVADO', 'PRESENTADO'], null, 'PENDIENTE DE PAGO', 'PRESENTADO'],
    [['RECHAZADO', 'PAGADO', 'PENDIENTE DE PAGO', 'EN INSPECCION'], '7', 'OBSERVADO', 'PAGADO'],
    [['RECHAZADO', 'PAGADO', 'PENDIENTE DE PAGO', 'EN INSPECCION'], '7', 'PENDIENTE DE PAGO', 'EN INSPECCION'],
    // A history that says nothing.
    [['RECHAZADO'], '7', 'OBSERVADO', 'RECIBIDO MESA ENTRADAS'],
    [[], null, 'PENDIENTE DE PAGO', 'PRESENTADO'],
    [['RECHAZADO', 'EN INSPECCION'], '7', 'RECIBIDO MESA ENTRADAS', null],
  ])('cerrada con la historia %j (expediente %j) y reabierta a %s: %s', (historia, expediente, hacia, recuerda) => {
    const desde = { ...en(historia[0] ?? 'RECHAZADO'), expediente, historia }
    expect(estadoPrevioTras(desde, hacia)).toBe(recuerda)
  })
})

describe('los estados', () => {
  it('sus números y cuáles son finales o esperan un pago', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(nombreDeEstado)).toEqual([
      'PRESENTADO',
      'RECIBIDO MESA ENTRADAS',
      'EN INSPECCION',
      'OBSERVADO',
      'PENDIENTE DE PAGO',
      'PAGADO',
      'APROBADO',
      'RECHAZADO',
      'FINALIZADO',
    ])
    expect([0, 10, -1, 1.5].map(nombreDeEstado)).toEqual([undefined, undefined, undefined, undefined])
    expect(ESTADOS.filter(esFinal)).toEqual(['RECHAZADO', 'FINALIZADO'])
    expect(ESTADOS.filter(esperaPago)).toEqual(['PENDIENTE DE PAGO'])
    expect(esperaPago('Pendiente de pago del canon')).toBe(true)
  })
})

describe('lo observado, respondido todo', () => {
  it.each<[estadoPrevio: Estado | null, pagoDevuelto: boolean, expediente: string | null, vuelve: Estado | null]>([
    ['EN INSPECCION', false, '77', 'EN INSPECCION'],
    ['EN INSPECCION', true, '77', 'EN INSPECCION'],
    ['APROBADO', false, '77', 'APROBADO'],
    ['APROBADO', true, '77', 'RECIBIDO MESA ENTRADAS'],
    ['APROBADO', true, null, 'PRESENTADO'],
    [null, true, '77', null],
  ])('desde %s, con su pago devuelto: %s', (estadoPrevio, pagoDevuelto, expediente, vuelve) => {
    expect(adondeVuelve({ estadoPrevio, pagoDevuelto, expediente })).toBe(vuelve)
  })
})
