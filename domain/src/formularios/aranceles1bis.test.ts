import { expect, test } from 'vitest'
import { DOS_HUELLAS, liquidar1bis, type Medidas1bis } from './aranceles1bis.ts'

/** The seed's tariffs: $ 450 the m² demolished, $ 350 the metre of fence, $ 98.000 the m², $ 3.200 the metre of kerb. */
const TARIFAS = { demolicion: 450_00, cerca: 350_00, m2ObraNueva: 98_000_00, rebajeDeCordon: 3_200_00 }

const NADA: Medidas1bis = {
  supconstruida: 0,
  supconantecedentes: 0,
  supaconstruir: 0,
  importerefaccion: 0,
  supdemolicion: 0,
  metrosrebajecordon: 0,
  metroscerca: 0,
  valorotros: 0,
}
const con = (medidas: Partial<Medidas1bis>, tarifas = TARIFAS) => liquidar1bis({ ...NADA, ...medidas }, tarifas)

test('nada medido no cuesta nada', () => {
  expect(con({})).toEqual({
    suptotal: 0,
    importeobranoc: 0,
    importetotalrefaccion: 0,
    importedemolicion: 0,
    importerebajecordon: 0,
    totalderechosconstruccion: 0,
    importetotalcerca: 0,
    total: 0,
  })
})

test('el ejemplo de la especificación: 100 m² a $ 1.000 son $ 6.000', () => {
  const { importeobranoc, total } = con({ supaconstruir: 100_00 }, { ...TARIFAS, m2ObraNueva: 1_000_00 })
  expect([importeobranoc, total]).toEqual([6_000_00, 6_000_00])
})

test('las tres superficies se suman antes de calcular', () => {
  // 80,50 + 19,25 + 0,25 = 100 m²; 100 × 98.000 × 6 % = 588.000
  const l = con({ supconstruida: 80_50, supconantecedentes: 19_25, supaconstruir: 25 })
  expect([l.suptotal, l.importeobranoc, l.total]).toEqual([100_00, 588_000_00, 588_000_00])
})

test('una centésima de metro cuadrado', () => {
  // 0,01 × 98.000 × 6 % = 58,80
  expect(con({ supaconstruir: 1 }).importeobranoc).toBe(58_80)
})

test.each([
  // 6 % de un centavo es 0,06 centavos; el medio centavo se llega a los nueve.
  [1, 0],
  [8, 0], // 0,48
  [9, 1], // 0,54
  [25, 2], // 1,50: la mitad va hacia arriba
  [24, 1], // 1,44
  [1_000_000_00, 60_000_00],
])('la refacción es el 6 % de la base, con la mitad hacia arriba: %i centavos', (base, derecho) => {
  expect(con({ importerefaccion: base }).importetotalrefaccion).toBe(derecho)
})

test('la obra nueva se redondea una sola vez', () => {
  // 0,01 m² × 0,83 × 6 % = 0,0498 centavos; 16,67 m² × 0,50 × 6 % = 50,01 centavos → 50
  expect(con({ supaconstruir: 1 }, { ...TARIFAS, m2ObraNueva: 83 }).importeobranoc).toBe(0)
  expect(con({ supaconstruir: 16_67 }, { ...TARIFAS, m2ObraNueva: 50 }).importeobranoc).toBe(50)
  // 0,25 m² × 1,00 × 6 % = 1,5 centavos → 2
  expect(con({ supaconstruir: 25 }, { ...TARIFAS, m2ObraNueva: 100 }).importeobranoc).toBe(2)
  // 0,10 m² × 0,84 × 6 % = 0,504 centavos → 1; con los 8,4 centavos ya redondeados a 8 serían 0,48 → 0
  expect(con({ supaconstruir: 10 }, { ...TARIFAS, m2ObraNueva: 84 }).importeobranoc).toBe(1)
})

test('la demolición son los metros por su tarifa', () => {
  // 12,50 × 450 = 5.625
  expect(con({ supdemolicion: 12_50 }).importedemolicion).toBe(5_625_00)
})

test('el rebaje de cordón: dos huellas son dos metros', () => {
  expect(con({ metrosrebajecordon: DOS_HUELLAS }).importerebajecordon).toBe(6_400_00)
  expect(con({ metrosrebajecordon: 200 }).importerebajecordon).toBe(6_400_00)
  // 3,33 × 3.200 = 10.656
  expect(con({ metrosrebajecordon: 3_33 }).importerebajecordon).toBe(10_656_00)
})

test('un precio con centavos por una medida con decimales se redondea hacia arriba en la mitad', () => {
  // 1,50 × 0,33 = 0,495 → 0,50
  expect(con({ metroscerca: 1_50 }, { ...TARIFAS, cerca: 33 }).importetotalcerca).toBe(50)
  // 1,49 × 0,33 = 0,4917 → 0,49
  expect(con({ metroscerca: 1_49 }, { ...TARIFAS, cerca: 33 }).importetotalcerca).toBe(49)
})

test('la cerca y los otros no entran en los derechos de construcción, y sí en el total', () => {
  const l = con({ importerefaccion: 100_00, metroscerca: 10_00, valorotros: 1 })
  expect([l.totalderechosconstruccion, l.importetotalcerca, l.total]).toEqual([6_00, 3_500_00, 3_506_01])
})

test('una liquidación entera, hecha a mano', () => {
  // superficie 120 + 30 + 50,25 = 200,25 m² → 200,25 × 98.000 × 6 % = 1.177.470
  // refacción 250.000,10 × 6 % = 15.000,006 → 15.000,01
  // demolición 8 × 450 = 3.600; cordón 2 huellas = 6.400 → derechos 1.202.470,01
  // cerca 15,5 × 350 = 5.425; otros 99,99 → total 1.207.995,00
  expect(
    con({
      supconstruida: 120_00,
      supconantecedentes: 30_00,
      supaconstruir: 50_25,
      importerefaccion: 250_000_10,
      supdemolicion: 8_00,
      metrosrebajecordon: DOS_HUELLAS,
      metroscerca: 15_50,
      valorotros: 99_99,
    }),
  ).toEqual({
    suptotal: 200_25,
    importeobranoc: 1_177_470_00,
    importetotalrefaccion: 15_000_01,
    importedemolicion: 3_600_00,
    importerebajecordon: 6_400_00,
    totalderechosconstruccion: 1_202_470_01,
    importetotalcerca: 5_425_00,
    total: 1_207_995_00,
  })
})
