import { dondeSigue, nombreDeBorrador } from '@catastro/domain/borradores/donde'
import { borradorDeAtencion, borradorDeCarpeta, borradorDeFormulario } from '@catastro/domain/borradores/reglas'
import { borradorDeElevadores } from '@catastro/domain/elevadores/reglas'
import { expect, test } from 'vitest'
import { ENCOMIENDA_ELEGIDA, FORMULARIO_DE_CARPETA, llenarFormulario } from '../carpetas/direcciones.ts'
import { FORMULARIO_27, FORMULARIO_31 } from '../elevadores/direcciones.ts'
import { VEREDAS } from '../veredas/direcciones.ts'

test.each([
  [borradorDeFormulario('1bis', 1010), llenarFormulario('1bis').enlace(1010), 'Formulario 1bis de la carpeta 1010'],
  [borradorDeCarpeta(10), `${FORMULARIO_DE_CARPETA.enlace()}?${ENCOMIENDA_ELEGIDA}=10`, 'Ampliacion'],
  [borradorDeElevadores('27'), FORMULARIO_27.enlace(), 'Formulario 27'],
  [borradorDeElevadores('31'), FORMULARIO_31.enlace(), 'Formulario 31'],
  ['veredas', VEREDAS.enlace(), 'Vereda o fachada'],
  [borradorDeAtencion(1010), null, null],
  ['formulario32', null, null],
])('el borrador %s sigue en %s', (clave, donde, nombre) => {
  expect(dondeSigue(clave)).toBe(donde)
  if (nombre) expect(nombreDeBorrador(clave, clave.startsWith('carpeta') ? 'AMPLIACION' : null)).toBe(nombre)
})
