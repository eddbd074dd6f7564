// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { carpetaPresentada } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar, pasanSegundos } from '../../pruebas/pantalla.tsx'
import { PagoErrorForm1Page } from './PagoErrorForm1Page.tsx'
import { guardarPagoDe1bis, leerPagoDe1bis } from './pagoDe1bis.ts'

conPantallas()

const pago = (idCarpeta: number) => ({
  total: 10,
  idFormulario: idCarpeta,
  idFormulario1bis: 1,
  idPersona: 12,
  idCarpeta,
  idPago: 5,
})

test('dos pestañas pagando: la que falla vuelve a la suya, aunque la otra haya guardado la otra carpeta', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  guardarPagoDe1bis(pago(1010))
  guardarPagoDe1bis(pago(1011))
  localStorage.setItem('datosEncomienda', JSON.stringify(carpetaPresentada({ idCarpeta: 1011 })))
  expect([leerPagoDe1bis(1010)?.idCarpeta, leerPagoDe1bis(1011)?.idCarpeta]).toEqual([1010, 1011])
  montar(<PagoErrorForm1Page />, '/pagoErrorForm1?idCarpeta=1010')
  // Nobody says how it ended: it is waited for, and then the five seconds.
  await pasanSegundos(20)
  expect(screen.getByText('Está en /formulario1bisvista/1010')).toBeTruthy()
})

test('sin carpeta en la dirección, la guardada', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  localStorage.setItem('datosEncomienda', JSON.stringify(carpetaPresentada({ idCarpeta: 1011 })))
  montar(<PagoErrorForm1Page />, '/pagoErrorForm1')
  await pasanSegundos(5)
  expect(screen.getByText('Está en /formulario1bisvista/1011')).toBeTruthy()
})
