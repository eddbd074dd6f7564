import { dondeResponde } from '@catastro/domain/carpetas/correos'
import { expect, test } from 'vitest'
import { COMPROBANTE_DE_PAGO, OBSERVACIONES_EN_DESGLOSE } from './direcciones.ts'

test('el botón de un correo lleva adonde lleva el inicio', () => {
  expect(dondeResponde(1001, 'OBSERVADO')?.ruta).toBe(OBSERVACIONES_EN_DESGLOSE.enlace(1001))
  expect(dondeResponde(1001, 'PENDIENTE DE PAGO')?.ruta).toBe(COMPROBANTE_DE_PAGO.enlace(1001))
})
