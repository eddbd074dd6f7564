import { expect, test } from 'vitest'
import { correoDeBorradores } from './borradores/correos.ts'
import { demasiadosEnElCampo } from './borradores/mensajes.ts'
import { carpetaLlena } from './carpetas/mensajes.ts'
import { comoMaximo, sinRotulo } from './motivo.ts'
import { redactar } from './notificaciones/textos.ts'
import { cuantos, enDias, segun } from './plurales.ts'
import { correoDeAtrasos } from './seguimiento/correos.ts'

test.each([
  [0, '0 fotos'],
  [1, '1 foto'],
  [2, '2 fotos'],
  [1200, '1.200 fotos'],
])('%d', (n, dicho) => {
  expect(cuantos(n, 'foto', 'fotos')).toBe(dicho)
})

test('lo que acompaña a una cuenta que se dice en otra parte', () => {
  expect([0, 1, 2].map((n) => segun(n, 'va', 'van'))).toEqual(['van', 'va', 'van'])
})

test.each([
  [enDias(1), '1 día'],
  [enDias(2), '2 días'],
  [demasiadosEnElCampo(1), 'No puede adjuntar mas de 1 archivo'],
  [demasiadosEnElCampo(2), 'No puede adjuntar mas de 2 archivos'],
  [sinRotulo(comoMaximo(1)), 'debe tener como máximo 1 carácter'],
  [sinRotulo(comoMaximo(2)), 'debe tener como máximo 2 caracteres'],
  [redactar(correoDeBorradores(1, 60)).asunto, 'Tiene un formulario sin enviar que se va a borrar'],
  [redactar(correoDeBorradores(2, 60)).asunto, 'Tiene 2 formularios sin enviar que se van a borrar'],
  [carpetaLlena(300, 1), 'La carpeta admite 300 archivos y le queda lugar para 1. Reúna varios en un PDF o en un ZIP'],
  [
    redactar(correoDeAtrasos({ ciudad: 1, solicitante: 2, peores: [] })).asunto,
    'Carpetas vencidas: 1 carpeta de la ciudad',
  ],
])('%s', (dicho, literal) => {
  expect(dicho).toBe(literal)
})
