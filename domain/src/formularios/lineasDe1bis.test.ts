import { expect, test } from 'vitest'
import { lineasDe1bis } from './formulario1bis.ts'

const NADA = {
  importeobranoc: 0,
  importetotalrefaccion: 0,
  importedemolicion: 0,
  importerebajecordon: 0,
  totalderechosconstruccion: 0,
  importetotalcerca: 0,
  valorotros: 0,
  total: 0,
}

test('una liquidación en cero dice que no hay importe a pagar; un centavo ya es importe', () => {
  const aPagar = (total: number) => lineasDe1bis({ ...NADA, valorotros: total, total }).at(-1)
  expect(aPagar(0)).toMatchObject({ pregunta: 'Total a pagar', respuesta: 'Sin importe a pagar', total: true })
  expect(aPagar(0.01)).toMatchObject({ pregunta: 'Total a pagar', respuesta: '$ 0,01', total: true })
})
