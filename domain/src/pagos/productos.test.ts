import { expect, test } from 'vitest'
import { vueltaA } from './productos.ts'

test('lo que se paga de una carpeta vuelve con su número; lo demás, como está', () => {
  expect(vueltaA('/formulario14', { idCarpeta: 1010, tarifas: { 65: 500 } })).toBe('/formulario14?idCarpeta=1010')
  expect(vueltaA('/LibreDeudaPagoExitoso', { padron: '100001' })).toBe('/LibreDeudaPagoExitoso')
  expect(vueltaA('/veredas?pagoRealizado=true', {})).toBe('/veredas?pagoRealizado=true')
})
