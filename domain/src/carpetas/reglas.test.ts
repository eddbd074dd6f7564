import { describe, expect, it } from 'vitest'
import { interpretarBusqueda } from './filtro.ts'
import { claseDeSubida, esSinImporte, estadoDeFormulario, puedeBorrarSuTitular } from './reglas.ts'

it('lo que se sube mientras se espera un pago es su comprobante', () => {
  expect(claseDeSubida('PENDIENTE DE PAGO')).toBe('COMPROBANTE')
  expect(claseDeSubida('Pendiente de pago')).toBe('COMPROBANTE')
  for (const estado of ['PRESENTADO', 'PAGADO', 'OBSERVADO', 'EN INSPECCION']) {
    expect(claseDeSubida(estado)).toBe('DOCUMENTO')
  }
})

it('su titular borra solo lo presentado, incompleto y sin pagos', () => {
  const borrable = { estado: 'PRESENTADO', completa: false, algoPagado: false } as const
  expect(puedeBorrarSuTitular(borrable)).toBe(true)
  expect(puedeBorrarSuTitular({ ...borrable, completa: true })).toBe(false)
  expect(puedeBorrarSuTitular({ ...borrable, algoPagado: true })).toBe(false)
  expect(puedeBorrarSuTitular({ ...borrable, estado: 'OBSERVADO' })).toBe(false)
})

it.each([
  [0, 0, 'PENDIENTE'],
  [0, 0.01, 'PENDIENTE'],
  [1, 0.01, 'PENDIENTE DE PAGO'],
  [1, 0, 'COMPLETADO'],
] as const)('la fila de un formulario, grabado %i y debiendo %d: %s', (grabado, debe, estado) => {
  expect(estadoDeFormulario({ grabado, debe })).toBe(estado)
})

it.each([
  ['1bis', 1, 0, null, true],
  ['1bis', 0, 0, null, false],
  ['1bis', 1, 0.01, null, false],
  ['1bis', 1, 0, 7, false],
  ['2', 1, 0, null, false],
] as const)(
  'el formulario %s, grabado %i, debiendo %d, con pago %j: sin importe %j',
  (codigo, grabado, debe, idPago, es) => {
    expect(esSinImporte({ codigoFormulario: codigo, grabado, debe, idPago })).toBe(es)
  },
)

describe('interpretarBusqueda', () => {
  it.each([
    ['', undefined],
    ['   ', undefined],
    ['1001', { tipo: 'numero', numero: '1001' }],
    [' 100.001 ', { tipo: 'numero', numero: '100001' }],
    ['7', { tipo: 'numero', numero: '7' }],
    ['muñecas', { tipo: 'texto', texto: 'MUNECAS' }],
    ['  núñez   ADRIANA ', { tipo: 'texto', texto: 'NUNEZ ADRIANA' }],
    ['118204-C', { tipo: 'texto', texto: '118204-C' }],
    ['paz', { tipo: 'texto', texto: 'PAZ' }],
    ['pa', null],
    ['a', null],
    ['-', null],
  ])('%j', (escrito, busqueda) => expect(interpretarBusqueda(escrito)).toEqual(busqueda))
})
