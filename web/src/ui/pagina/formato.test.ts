import { expect, test } from 'vitest'
import { cuilConGuiones, diaDeCalendario, fecha, fechaYHora, pesos, tamanoDeArchivo } from './formato.ts'

test('fechas en la hora de la ciudad', () => {
  expect(fecha('2026-11-01T02:59:00Z')).toBe('31/10/2026')
  expect(fecha('2026-11-01T03:00:00Z')).toBe('01/11/2026')
  expect(fechaYHora('2026-03-05T12:04:00Z')).toBe('05/03/2026 09:04')
  expect(diaDeCalendario('2026-03-05')).toBe('05/03/2026')
})

test('importes, tamaños y CUIL', () => {
  expect(pesos(1234.5)).toBe('$ 1.234,50')
  expect(pesos(0)).toBe('$ 0,00')
  expect([tamanoDeArchivo(1), tamanoDeArchivo(1536), tamanoDeArchivo(10_485_760)]).toEqual(['1 KB', '2 KB', '10 MB'])
  expect(cuilConGuiones('20253334445')).toBe('20-25333444-5')
})
