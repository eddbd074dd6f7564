import { expect, it } from 'vitest'
import { PREGUNTAS } from './formulario1bis.ts'

const RESPUESTAS = {
  nroresolucion: 'EN TRAMITE',
  supconstruida: '40,5',
  supconantecedentes: 0,
  supaconstruir: '0',
  importerefaccion: '1.000',
  supdemolicion: '1',
  metrosrebajecordon: '2 huellas',
  metroscerca: '10',
  descripcionotros: 'Nada',
  valorotros: 0,
}
const OPCIONALES = ['supdemolicion', 'descripcionotros']

it.each(Object.keys(RESPUESTAS))('sin %s', (campo) => {
  const resultado = PREGUNTAS.respuestas.safeParse({ ...RESPUESTAS, [campo]: undefined })
  expect(resultado.success).toBe(OPCIONALES.includes(campo))
})

it.each([
  ['nroresolucion', 'x'.repeat(20), true],
  ['nroresolucion', 'x'.repeat(21), false],
  ['supaconstruir', '10000000', true],
  ['supaconstruir', '10000000,01', false],
  ['supaconstruir', '-1', false],
  ['metrosrebajecordon', '3 huellas', false],
  ['metrosrebajecordon', '12,5', true],
  ['valorotros', '10000000000', true],
  ['valorotros', '10000000000,01', false],
])('%s %j: %s', (campo, valor, vale) => {
  expect(PREGUNTAS.respuestas.safeParse({ ...RESPUESTAS, [campo]: valor }).success).toBe(vale)
})
