import { describe, expect, it } from 'vitest'
import { sinRotulo } from '../motivo.ts'
import { leerHistoria, type PasoAnterior, pasosDe, previoTrasSusPasos } from './carpetasAnteriores.ts'

const HOY = '2026-11-28'
const paso = (fecha: string, estado: PasoAnterior['estado'], observacion = ''): PasoAnterior => ({
  fecha,
  estado,
  observacion,
})
const por = (celda: string) => {
  const leida = leerHistoria(celda)
  return typeof leida === 'string' ? sinRotulo(leida) : leida
}

describe('la historia de una celda', () => {
  it('un movimiento por renglón o entre barras, con su fecha de las dos maneras y lo que se dijo', () => {
    expect(por('')).toEqual([])
    expect(por('12/3/2018 OBSERVADO: falta: el plano\n\n2018-04-02 EN INSPECCION | 03/04/2018 Aprobado:')).toEqual([
      { fecha: '2018-03-12', estado: 'OBSERVADO', observacion: 'falta: el plano' },
      { fecha: '2018-04-02', estado: 'EN INSPECCION', observacion: '' },
      { fecha: '2018-04-03', estado: 'Aprobado', observacion: '' },
    ])
  })

  it.each([
    ['12/03/2018', 'no se lee en el movimiento 1: va una fecha, un estado y, después de dos puntos, lo que se dijo'],
    ['1/1/2018 APROBADO\nmarzo APROBADO', 'en el movimiento 2 no empieza con una fecha, como 12/03/2018'],
    ['31/02/2018 APROBADO', 'en el movimiento 1 no empieza con una fecha, como 12/03/2018'],
    ['31/12/1899 APROBADO', 'en el movimiento 1 no empieza con una fecha, como 12/03/2018'],
    [`1/1/2018 APROBADO: ${'a'.repeat(241)}`, 'en el movimiento 1 dice más de 240 caracteres'],
    [Array.from({ length: 61 }, () => '1/1/2018 APROBADO').join('|'), 'tiene más de 60 movimientos'],
  ])('%.40s no se toma', (celda, motivo) => {
    expect(por(celda)).toBe(motivo)
  })

  it('justo en los límites, sí', () => {
    expect(por(`1/1/2018 APROBADO: ${'a'.repeat(240)}`)).toHaveLength(1)
    expect(por(Array.from({ length: 60 }, () => '1/1/2018 APROBADO').join('|'))).toHaveLength(60)
  })
})

describe('los pasos de una carpeta', () => {
  const de = (cambios: Partial<Parameters<typeof pasosDe>[0]>) =>
    pasosDe(
      { presentada: '2018-03-01', estado: 'APROBADO', desde: undefined, observacion: '', movimientos: [], ...cambios },
      HOY,
    )
  const faltas = (cambios: Parameters<typeof de>[0]) =>
    de(cambios).faltas.map(({ columna, msg }) => `${columna} ${msg}`)

  it('empieza presentada y termina en su estado, cada uno en su día', () => {
    expect(de({ desde: '2018-05-02', observacion: 'Sin reparos' })).toEqual({
      pasos: [paso('2018-03-01', 'PRESENTADO'), paso('2018-05-02', 'APROBADO', 'Sin reparos')],
      faltas: [],
    })
    expect(de({ estado: 'PRESENTADO' }).pasos).toEqual([paso('2018-03-01', 'PRESENTADO')])
  })

  it('la historia va en el medio; si empieza con la presentación, no se repite', () => {
    const movimientos = [
      paso('2018-03-01', 'PRESENTADO', 'Por mesa'),
      paso('2018-03-01', 'OBSERVADO', 'El plano'),
      paso('2018-04-01', 'APROBADO'),
    ]
    expect(de({ movimientos })).toEqual({ pasos: movimientos, faltas: [] })
    expect(de({ movimientos: movimientos.slice(1), desde: '2018-04-01' })).toEqual({
      pasos: [paso('2018-03-01', 'PRESENTADO'), ...movimientos.slice(1)],
      faltas: [],
    })
    expect(de({ movimientos: movimientos.slice(0, 2), desde: '2018-04-01' }).pasos).toEqual(movimientos)
  })

  it.each<[string, Parameters<typeof de>[0], string[]]>([
    ['sin desde cuándo', {}, ['Estado desde es obligatorio: nada dice desde cuándo está en ese estado']],
    [
      'con otro desde que el de la historia',
      { movimientos: [paso('2018-04-01', 'APROBADO')], desde: '2018-04-02' },
      ['Estado desde no es el día que dicen la historia o la presentación'],
    ],
    ['antes de presentarse', { desde: '2018-02-28' }, ['Estado desde es anterior a lo último que pasó']],
    [
      'con movimientos que vuelven atrás',
      { movimientos: [paso('2018-04-02', 'OBSERVADO'), paso('2018-04-01', 'APROBADO')] },
      [
        'Historia en el movimiento 2 tiene una fecha anterior a la de lo que pasó antes',
        'Estado desde es obligatorio: nada dice desde cuándo está en ese estado',
      ],
    ],
    [
      'presentada mañana',
      { presentada: '2026-11-29', estado: 'PRESENTADO' },
      ['Presentada es un día que todavía no llegó'],
    ],
    [
      'con un movimiento de mañana',
      { movimientos: [paso('2026-11-29', 'APROBADO')], desde: HOY },
      ['Historia es un día que todavía no llegó'],
    ],
    ['en su estado desde mañana', { desde: '2026-11-29' }, ['Estado desde es un día que todavía no llegó']],
  ])('%s se dice', (_, cambios, dichas) => {
    expect(faltas(cambios)).toEqual(dichas)
  })

  it('hoy y el mismo día valen', () => {
    expect(faltas({ desde: HOY })).toEqual([])
    expect(faltas({ desde: '2018-03-01' })).toEqual([])
    expect(faltas({ presentada: HOY, estado: 'PRESENTADO' })).toEqual([])
  })
})

describe('adónde vuelve', () => {
  const previo = (expediente: string, ...estados: PasoAnterior['estado'][]) =>
    previoTrasSusPasos(
      estados.map((estado) => paso('2018-03-01', estado)),
      expediente,
    )
  it('una observada o que debe pagar recuerda de dónde venía, como si hubiera andado acá', () => {
    expect(previo('', 'PRESENTADO', 'OBSERVADO')).toBe('PRESENTADO')
    expect(
      previo('1-A', 'PRESENTADO', 'RECIBIDO MESA ENTRADAS', 'EN INSPECCION', 'OBSERVADO', 'PENDIENTE DE PAGO'),
    ).toBe('EN INSPECCION')
    expect(previo('1-A', 'PRESENTADO', 'RECIBIDO MESA ENTRADAS', 'PENDIENTE DE PAGO', 'PAGADO')).toBe(
      'RECIBIDO MESA ENTRADAS',
    )
    expect(previo('', 'PRESENTADO', 'OBSERVADO', 'APROBADO')).toBeNull()
    expect(previo('', 'PRESENTADO')).toBeNull()
  })
})
