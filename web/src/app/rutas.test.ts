import { expect, test } from 'vitest'
import { rutaDe } from './rutas.ts'

test.each([
  ['/misCarpetas', '/misCarpetas'],
  ['/miscarpetas/', '/misCarpetas'],
  ['/formulario1bisvista/1001', '/formulario1bisvista/:idCarpeta'],
  ['/elevadores/registro/27/1001', '/elevadores/registro/:formulario/:numero'],
  ['/elevadores/registro/27', '/*'],
  ['/misCarpetas/otra', '/*'],
  ['/no-es-ninguna', '/*'],
  ['', '/*'],
  ['/portada', '/portada'],
])('%s es de la fila %s', (camino, ruta) => {
  expect(rutaDe(camino).ruta).toBe(ruta)
})
