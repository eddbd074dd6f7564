import { describe, expect, it, test } from 'vitest'
import {
  aPesos,
  aUnidades,
  IMPORTE_INVALIDO,
  leerImporte,
  leerMetros,
  mostrarImporte,
  porCiento,
  porCientoDe,
  precioPor,
  superficieDe,
} from './dinero.ts'
import { CantidadCon, Importe, ImporteObligatorio } from './importe.ts'
import { predicado } from './motivo.ts'

describe('leerImporte: lo que una persona escribe', () => {
  it.each([
    ['0', 0],
    ['1', 100],
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['1234.56', 123_456],
    ['1234,56', 123_456],
    ['1.234,56', 123_456],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['12.345', 1_234_500],
    ['$ 1.234,56', 123_456],
    [' 1234 ', 123_400],
    ['0,01', 1],
    ['0.10', 10],
    ['9999999999999,99', 999_999_999_999_999],
  ])('%s son %i centavos', (texto, centavos) => expect(leerImporte(texto)).toBe(centavos))

  it.each([
    '',
    ' ',
    '$',
    'mil',
    '-1',
    '+1',
    '12,345',
    '1.234,567',
    '1.2345',
    '0.001',
    '0.500',
    '1.5,00',
    '1,234.56',
    ',5',
    '5,',
    '1e3',
    '1,2,3',
    '0x10',
    'NaN',
    'Infinity',
    '1'.repeat(14),
  ])('%j no es un importe', (texto) => expect(leerImporte(texto)).toBeUndefined())
})

describe('Importe: lo que llega por el cable', () => {
  const leer = (valor: unknown) => {
    const leido = Importe.safeParse(valor)
    return leido.success ? leido.data : leido.error.issues[0]?.message
  }

  it.each([
    [0, 0],
    [1, 100],
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [1234.56, 123_456],
    [4.35, 435],
    [1.15, 115],
    [10_000_000_000, 1_000_000_000_000],
    [9_999_999_999.99, 999_999_999_999],
    ['1.234,56', 123_456],
    ['12.345', 1_234_500],
  ])('%j son %i centavos', (valor, centavos) => expect(leer(valor)).toBe(centavos))

  // A number keeps the wire's point: 12.345 is twelve and something, never twelve thousand.
  it.each([12.345, 1.234, 1.005, 0.001, 12.3404, '12,345', '10,555', '1.234,567', '1.2345', '0.500', '$ 0,001'])(
    '%j tiene más decimales, y se dice',
    (valor) => expect(leer(valor)).toBe(predicado('admite hasta dos decimales')),
  )
  it.each([
    -1,
    -0.01,
    -1.005,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    '-12,345',
    '1,234.567',
    '12,345x',
    ',555',
  ])('%j se rechaza', (valor) => expect(leer(valor)).toBe(IMPORTE_INVALIDO))
  it.each([null, undefined, true, [], {}])('%j no es un importe', (valor) => expect(leer(valor)).toBe(IMPORTE_INVALIDO))

  it('hasta diez mil millones de pesos', () => {
    expect(leer('10000000000')).toBe(1_000_000_000_000)
    expect(leer('10000000000,01')).toBe(predicado('el importe es demasiado grande'))
    expect(leer(10_000_000_000.01)).toBe(predicado('el importe es demasiado grande'))
  })
})

describe('lo que se exige', () => {
  const mensaje = (valor: unknown) => ImporteObligatorio('Ingrese el precio').safeParse(valor).error?.issues[0]?.message

  it('lo que falta y lo mal escrito se dicen distinto', () => {
    expect([undefined, null, '', '  '].map(mensaje)).toEqual(Array(4).fill('Ingrese el precio'))
    expect(['mil', '1,2,3', -1, true].map(mensaje)).toEqual(Array(4).fill(IMPORTE_INVALIDO))
  })

  it('una cantidad, hasta diez millones', () => {
    const leer = (valor: unknown) => CantidadCon('debe ser una medida').safeParse(valor)
    expect(leer('10000000').data).toBe(1_000_000_000)
    expect(leer('10000000,01').error?.issues[0]?.message).toBe(predicado('el número es demasiado grande'))
    expect(leer('-1').error?.issues[0]?.message).toBe('debe ser una medida')
  })
})

describe('las cuentas, en centavos enteros: la mitad sube, y una sola vez', () => {
  it.each([
    [35_000, 1250, 437_500], // 12,50 m at $ 350
    [1, 49, 0],
    [1, 50, 1],
    [99, 150, 149], // 148,5
    [1_000_000_000_000, 1_000_000_000, 10_000_000_000_000_000_000],
  ])('%i centavos por %i centésimos son %i', (precio, cantidad, total) => {
    expect(precioPor(precio, cantidad)).toBe(total)
  })

  it.each([
    [100_000, 6, 6000],
    [8, 6, 0], // 0,48
    [9, 6, 1], // 0,54
    [25, 6, 2], // 1,5
    [100_000_000, 0.6, 600_000],
    [20_000_250, 0.6, 120_002], // 120.001,5
    [83, 0.6, 0], // 0,498
    [84, 0.6, 1], // 0,504
  ])('de %i centavos, el %i por ciento son %i', (monto, tasa, parte) => {
    expect(porCiento(monto, tasa)).toBe(parte)
  })

  it('el porcentaje de tanto de algo no se redondea en el medio', () => {
    expect(porCientoDe(9_800_000, 10_000, 6)).toBe(58_800_000)
    // $ 0,84 × 0,10 m² × 6 % is 0,504 centavos; rounded to 8 on the way, it would be 0,48.
    expect(porCientoDe(84, 10, 6)).toBe(1)
    expect(porCientoDe(83, 10, 6)).toBe(0)
  })
})

it('lo que sale: pesos con dos decimales, y en pantalla a la argentina', () => {
  expect([aPesos(0), aPesos(1), aPesos(123_456), aPesos(1_000_000_000_000)]).toEqual([0, 0.01, 1234.56, 10_000_000_000])
  expect(mostrarImporte(123_456)).toBe('$ 1.234,56')
  expect(mostrarImporte(5)).toBe('$ 0,05')
  expect(mostrarImporte(1_000_000_000_000)).toBe('$ 10.000.000.000,00')
})

test('lo que se mide no pasa por dinero, ni una longitud por una superficie', () => {
  const [metros, superficie] = [leerMetros('12,5'), superficieDe(300, 250)]
  // @ts-expect-error: metros no son centavos
  expect(aPesos(metros ?? 0)).toBe(12.5)
  // @ts-expect-error: una superficie tampoco
  expect(mostrarImporte(superficie)).toBe('$ 7,50')
  // @ts-expect-error: ni es una longitud
  expect(superficieDe(superficie, 100)).toBe(750)
  // @ts-expect-error: el precio es dinero, y la cantidad no
  expect(precioPor(metros ?? 0, leerImporte('2') ?? 0)).toBe(2500)
  expect(aUnidades(superficie)).toBe(7.5)
})
