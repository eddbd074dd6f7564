// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { borrarFlujo } from '../red/almacen.ts'
import { borrarBorrador, guardarBorrador, leerBorrador, leerMarca, olvidarLoQueEstaEnElServidor } from './borrador.ts'

const MARCA = { version: 0, pendiente: true }

afterEach(() => localStorage.clear())

test('cada formulario guarda el suyo bajo el mismo nombre, y borra solo el suyo', () => {
  guardarBorrador('formulario1-1001', { asfalto: '1' }, MARCA)
  guardarBorrador('carpeta', { AnchoCalle: '12' }, MARCA)
  expect(leerBorrador('formulario1-1001')).toEqual({ asfalto: '1' })
  borrarBorrador('carpeta')
  expect(leerBorrador('carpeta')).toBeNull()
  expect(leerBorrador('formulario1-1001')).toEqual({ asfalto: '1' })
  borrarBorrador('formulario1-1001')
  expect(localStorage.getItem('valores')).toBeNull()
})

test.each(['no es JSON', '"texto"', '[1]', 'null', '{"carpeta": 3}'])(
  'lo guardado con otra forma no cuenta: %s',
  (dato) => {
    localStorage.setItem('valores', dato)
    expect(leerBorrador('carpeta')).toBeNull()
  },
)

test('cerrar la sesión los olvida', () => {
  guardarBorrador('carpeta', { AnchoCalle: '12' }, MARCA)
  borrarFlujo()
  expect(leerBorrador('carpeta')).toBeNull()
})

test('olvidar lo que ya está en el servidor deja lo que todavía no llegó, de cualquier formulario', () => {
  const guardado = { version: 7, pendiente: false }
  const sinLlegar = { version: 3, pendiente: true }
  guardarBorrador('formulario27', { nroelevadores: '3' }, guardado)
  guardarBorrador('formulario1-1001', { asfalto: '1' }, sinLlegar)
  olvidarLoQueEstaEnElServidor()
  expect(leerBorrador('formulario27')).toBeNull()
  expect(leerBorrador('formulario1-1001')).toEqual({ asfalto: '1' })
  expect(leerMarca('formulario1-1001')).toEqual(sinLlegar)
})

test.each(['{}', '{"veredas": {"a": 1}, "veredas marca": {"version": 2, "pendiente": false}}', 'no es JSON'])(
  'si no queda nada por llegar, no queda nada: %s',
  (dato) => {
    localStorage.setItem('valores', dato)
    olvidarLoQueEstaEnElServidor()
    expect(localStorage.getItem('valores')).toBeNull()
  },
)
