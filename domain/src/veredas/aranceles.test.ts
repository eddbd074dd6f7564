import { describe, expect, it } from 'vitest'
import { superficieDe } from '../dinero.ts'
import { lineasDeVereda, liquidarVereda, type TarifasVeredas } from './aranceles.ts'

/** In centavos, as the catalogue has them: $ 1.200, $ 350, $ 800, $ 250. */
const TARIFAS: TarifasVeredas = { minimo: 120_000, cerca: 35_000, canon: 80_000, deposito: 25_000 }

/*
 * Worked out by hand, in centavos: works' amount, days, hundredths of a metre of fence, works ticked → deposit, fence,
 * construction right, canon, total.
 */
type Caso = readonly [
  que: string,
  medidas: readonly [monto: number, dias: number, cerca: number, trabajos: number],
  lineas: readonly [deposito: number, cerca: number, derecho: number, canon: number, total: number],
]
const CASOS: readonly Caso[] = [
  ['la vereda sola: 0,6 % de $ 300.000', [30_000_000, 3, 450, 1], [75_000, 157_500, 180_000, 80_000, 492_500]],
  ['vereda con otros dos', [30_000_000, 3, 450, 3], [75_000, 157_500, 180_000, 240_000, 652_500]],
  ['otros sin vereda: la misma cuenta', [30_000_000, 3, 450, 2], [75_000, 157_500, 180_000, 160_000, 572_500]],
  ['los diez trabajos', [100_000_000, 10, 1_000, 10], [250_000, 350_000, 600_000, 800_000, 2_000_000]],
  ['$ 1.000.000: $ 6.000', [100_000_000, 0, 0, 1], [0, 0, 600_000, 80_000, 680_000]],
  ['$ 1: rige el mínimo', [100, 0, 0, 1], [0, 0, 120_000, 80_000, 200_000]],
  ['justo debajo del mínimo: $ 199.999,16 da $ 1.199,99', [19_999_916, 0, 0, 1], [0, 0, 120_000, 80_000, 200_000]],
  ['en el mínimo: $ 200.000 da $ 1.200,00', [20_000_000, 0, 0, 1], [0, 0, 120_000, 80_000, 200_000]],
  ['justo encima: $ 200.001 da $ 1.200,006', [20_000_100, 0, 0, 1], [0, 0, 120_001, 80_000, 200_001]],
  ['medio centavo hacia arriba: 0,6 % de $ 200.000,83', [20_000_083, 0, 0, 1], [0, 0, 120_000, 80_000, 200_000]],
  ['$ 200.000,84 da 120.000,504 centavos', [20_000_084, 0, 0, 1], [0, 0, 120_001, 80_000, 200_001]],
  ['justo medio centavo: $ 208.333,75 da 125.000,25', [20_833_375, 0, 0, 1], [0, 0, 125_000, 80_000, 205_000]],
  ['y $ 201.250,00 da 120.750', [20_125_000, 0, 0, 1], [0, 0, 120_750, 80_000, 200_750]],
  ['la mitad exacta sube: 20.000.250 centavos dan 120.001,5', [20_000_250, 0, 0, 1], [0, 0, 120_002, 80_000, 200_002]],
  ['cero días', [30_000_000, 0, 100, 1], [0, 35_000, 180_000, 80_000, 295_000]],
  ['noventa y nueve días', [30_000_000, 99, 0, 1], [2_475_000, 0, 180_000, 80_000, 2_735_000]],
  ['sin cerca', [30_000_000, 1, 0, 1], [25_000, 0, 180_000, 80_000, 285_000]],
  ['un centímetro de cerca: $ 3,50', [30_000_000, 0, 1, 1], [0, 350, 180_000, 80_000, 260_350]],
  ['diez cifras: $ 9.999.999.999', [999_999_999_900, 0, 0, 1], [0, 0, 5_999_999_999, 80_000, 6_000_079_999]],
]

describe('lo que se paga por una vereda', () => {
  it.each(CASOS)('%s', (_que, [montoDeObra, dias, metrosDeCerca, trabajos], lineas) => {
    const l = liquidarVereda({ montoDeObra, dias, metrosDeCerca, trabajos }, TARIFAS)
    expect([l.dep_mat_precio, l.cerca_pesos, l.DerechoConstruccion, l.canon, l.TotalaAbonar]).toEqual(lineas)
  })

  it('la cerca se redondea una vez, la mitad para arriba: 0,05 m a $ 0,10 son 0,5 centavos', () => {
    const l = liquidarVereda(
      { montoDeObra: 100, dias: 0, metrosDeCerca: 5, trabajos: 0 },
      { ...TARIFAS, minimo: 0, cerca: 10 },
    )
    expect([l.cerca_pesos, l.DerechoConstruccion, l.TotalaAbonar]).toEqual([1, 1, 2])
  })

  it('con otras tarifas es otro total', () => {
    const medidas = { montoDeObra: 10_000_000, dias: 2, metrosDeCerca: 200, trabajos: 1 }
    expect(liquidarVereda(medidas, TARIFAS).TotalaAbonar).toBe(320_000)
    expect(
      liquidarVereda(medidas, { minimo: 70_000, cerca: 40_000, canon: 90_000, deposito: 30_000 }).TotalaAbonar,
    ).toBe(300_000)
  })

  it('cada línea dice de qué sale y con qué tarifa, y el total va último', () => {
    const lineas = lineasDeVereda({ montoDeObra: 10_000_000, dias: 1, metrosDeCerca: 450, trabajos: 2 }, TARIFAS)
    expect(lineas.map(({ concepto, detalle, idTarifa, importe }) => [concepto, detalle, idTarifa, importe])).toEqual([
      ['Depósito de materiales', '1 día × $ 250,00', 119, 25_000],
      ['Cerca de obra', '4,50 m × $ 350,00', 65, 157_500],
      ['Derecho de construcción', '0,6 % de $ 100.000,00; rige el mínimo', 64, 120_000],
      ['Canon por trabajo', '2 trabajos × $ 800,00', 111, 160_000],
      ['Total a abonar', '', null, 462_500],
    ])
  })
})

it.each([
  [1250, 200, 2500],
  [333, 333, 1109],
  [5, 10, 1],
  [4, 10, 0],
  [0, 300, 0],
])('%i × %i centésimas: %i', (ancho, largo, superficie) => {
  expect(superficieDe(ancho, largo)).toBe(superficie)
})
