import { expect, test } from 'vitest'
import { montoFormulario14 } from './aranceles14.ts'

test.each([
  ['nada', 0, 350_00, 0],
  ['un centímetro', 1, 350_00, 3_50],
  ['doce metros y medio', 12_50, 350_00, 4_375_00],
  ['el mayor que entra en cinco caracteres', 99_999_00, 350_00, 34_999_650_00],
  ['la mitad de un centavo va hacia arriba: 0,50 m × 0,33 = 0,165', 50, 33, 17],
  ['menos de la mitad va hacia abajo: 0,49 m × 0,33 = 0,1617', 49, 33, 16],
  ['un centavo: 1 m a 0,01', 1_00, 1, 1],
  ['con la tarifa cambiada a 360,55: 3 m', 3_00, 360_55, 1_081_65],
])('%s', (_, perimetro, tarifa, monto) => {
  expect(montoFormulario14(perimetro, tarifa)).toBe(monto)
})
