import { expect, it } from 'vitest'
import { sinRotulo } from '../motivo.ts'
import { FilaDeRespuestaAnterior } from './columnas.ts'

const FILA = { carpeta: '4455/98', formulario: 'Planilla B', orden: '', pregunta: '¿Tiene cloacas?', respuesta: 'Sí' }
const errores = (cambio: Partial<typeof FILA>) =>
  FilaDeRespuestaAnterior.safeParse({ ...FILA, ...cambio }).error?.issues.map(
    ({ path, message }) => `${String(path[0])}: ${sinRotulo(message)}`,
  ) ?? []

it.each<[keyof typeof FILA, string, string[]]>([
  ['carpeta', 'x'.repeat(30), []],
  ['carpeta', 'x'.repeat(31), ['carpeta: debe tener como máximo 30 caracteres']],
  ['formulario', 'x'.repeat(80), []],
  ['formulario', 'x'.repeat(81), ['formulario: debe tener como máximo 80 caracteres']],
  ['pregunta', 'x'.repeat(200), []],
  ['pregunta', 'x'.repeat(201), ['pregunta: debe tener como máximo 200 caracteres']],
  ['respuesta', 'x'.repeat(2000), []],
  ['respuesta', 'x'.repeat(2001), ['respuesta: debe tener como máximo 2.000 caracteres']],
  ['respuesta', '', []],
  ['orden', '1', []],
  ['orden', '0', ['orden: debe ser 1 o más']],
  ['orden', '9999', []],
  ['orden', '10000', ['orden: debe ser 9.999 o menos']],
  ['orden', '1,5', ['orden: debe ser un número entero']],
])('%s %j', (columna, valor, esperados) => {
  expect(errores({ [columna]: valor })).toEqual(esperados)
})

it('la pregunta queda en un renglón; la respuesta, en los suyos', () => {
  expect(
    FilaDeRespuestaAnterior.parse({ ...FILA, pregunta: ' ¿Tiene\r\n cloacas? ', respuesta: ' No\r\ntodavía ' }),
  ).toEqual({
    carpeta: '4455/98',
    formulario: 'Planilla B',
    pregunta: '¿Tiene cloacas?',
    respuesta: 'No\ntodavía',
  })
})
