import { expect, test } from 'vitest'
import { queHacer } from './estadoDelPago.ts'

test.each([
  ['PAGANDO', false, null, 'LLENAR'],
  ['PAGANDO', true, null, 'VERIFICAR'],
  ['PAGANDO', true, 5, 'VERIFICAR'],
  ['SIN_PAGAR', true, 5, 'LLENAR'],
  ['POR_COMPLETAR', false, null, 'PRESENTAR'],
  ['POR_COMPLETAR', true, 9, 'PRESENTAR'],
  ['PRESENTADA', true, 5, 'PRESENTAR'],
  // Typed by hand, or back again after it was filed: nothing is filed.
  ['PRESENTADA', true, null, 'LLENAR'],
  ['PRESENTADA', true, 4, 'LLENAR'],
  ['PRESENTADA', false, 5, 'LLENAR'],
  ['DEVUELTA', true, 5, 'LLENAR'],
] as const)('%s, de vuelta %s, con el pago %s de aquí: %s', (situacion, vuelve, deAqui, que) => {
  expect(queHacer({ idPago: 5, situacion }, { vuelve, deAqui })).toBe(que)
})

test('sin nada pagado se llena, aunque se diga que se vuelve', () => {
  expect(queHacer(null, { vuelve: true, deAqui: 5 })).toBe('LLENAR')
})
