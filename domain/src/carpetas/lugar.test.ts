import { expect, test } from 'vitest'
import { type Giro, giroDe, lugarDe, seVeEn } from './lugar.ts'

// A page of 600 by 800 of which the middle is shown, 400 wide and 200 high.
const caja = [100, 300, 500, 500] as const

test.each<[Giro, number, number]>([
  [0, 0.25, 0.9],
  [90, 0.1, 0.25],
  [180, 0.75, 0.1],
  [270, 0.9, 0.75],
])('girada %i°: el mismo lugar se ve a %f del ancho y %f del alto', (giro, izquierda, arriba) => {
  const visto = seVeEn({ x: 200, y: 320, caja, giro })
  expect(visto.izquierda).toBeCloseTo(izquierda, 10)
  expect(visto.arriba).toBeCloseTo(arriba, 10)
  const lugar = lugarDe({ izquierda, arriba }, caja, giro)
  expect(lugar.x).toBeCloseTo(200, 8)
  expect(lugar.y).toBeCloseTo(320, 8)
})

test.each([
  [0, 0],
  [360, 0],
  [-90, 270],
  [450, 90],
])('%i grados son %i', (grados, giro) => {
  expect(giroDe(grados)).toBe(giro)
})

// 16.67 + (178.42 - 16.67), as a computer adds, is 178.42000000000002: off the page.
test.each<[Giro, number, number, object]>([
  [0, 1, 0, { x: 178.42, y: 126.23 }],
  [0, 1.01, -0.01, { x: 178.42, y: 126.23 }],
  [0, -0.01, 1.01, { x: 16.67, y: 29.43 }],
  [90, 1, 1, { x: 178.42, y: 126.23 }],
  [180, 0, 1, { x: 178.42, y: 126.23 }],
  [270, 0, 0, { x: 178.42, y: 126.23 }],
])('girada %i°, en el borde (%f, %f) o apenas fuera: el borde mismo', (giro, izquierda, arriba, lugar) => {
  expect(lugarDe({ izquierda, arriba }, [16.67, 29.43, 178.42, 126.23], giro)).toEqual(lugar)
})
