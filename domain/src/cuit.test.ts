import { expect, test } from 'vitest'
import { digitoVerificadorBien } from './cuit.ts'

test.each([
  // 2·5+0·4+2·3+5·2+3·7+3·6+3·5+4·4+4·3+4·2 = 116; 116 − 10·11 = 6; 11 − 6 = 5.
  ['20253334445', true],
  ['20253334444', false],
  // 3·5+5·3+7·2 = 44, a multiple of eleven: 0.
  ['30500000070', true],
  ['30500000071', false],
  // 3·5+5·3+2·2 = 34; 34 − 3·11 = 1; 11 − 1 = 10, which is written 9.
  ['30500000029', true],
  ['30500000020', false],
])('%s: %s', (cuit, bien) => {
  expect(digitoVerificadorBien(cuit)).toBe(bien)
})
