import { expect, test } from 'vitest'
import { erroresDelFormulario } from '../../ui/avisos/ErrorSummary.tsx'
import { FORMULARIO_1, resumenDeErrores } from './formulario1.tsx'

type ValoresFormulario1 = typeof FORMULARIO_1.iniciales

const BUENOS: ValoresFormulario1 = {
  hormigonarmado: '1',
  asfalto: '0',
  cordoncuneta: '1',
  tierrasincc: '0',
  redbajatension: '1',
  redgasnatural: '1',
  conformeexistente: '0',
  cantidadluminarias: '1',
  recoleccionresiduos: '0',
  cantarboles: '0',
  usoexistente: '',
  usoahabilitar: '',
  conformehabilitar: 'Condicionado',
  observaciones: '',
}
const errores = (distinto: Partial<ValoresFormulario1>) =>
  resumenDeErrores(erroresDelFormulario(FORMULARIO_1.validar({ ...BUENOS, ...distinto }).errors)).map(
    ({ campo, texto }) => `${campo}: ${texto}`,
  )

test('lo mínimo vale, y sale como lo espera el servidor', () => {
  expect(FORMULARIO_1.validar(BUENOS).respuestas).toMatchObject({
    hormigonarmado: 1,
    asfalto: 0,
    cantidadluminarias: 1,
    recoleccionresiduos: 0,
    cantarboles: 0,
    usoexistente: '',
  })
})

test.each([
  ['cantidadluminarias', '0', 'Cantidad de luminarias: debe ser 1 o más'],
  ['cantidadluminarias', '-1', 'Cantidad de luminarias: debe ser 1 o más'],
  ['cantidadluminarias', '1.5', 'Cantidad de luminarias: debe ser un número entero'],
  ['cantidadluminarias', '', 'Escriba la cantidad de luminarias'],
  ['cantarboles', '-1', 'Cantidad de árboles: debe ser 0 o más'],
  ['recoleccionresiduos', '', 'Escriba la recolección de residuos en veces por semana'],
  ['usoexistente', 'a'.repeat(46), 'Uso existente: debe tener como máximo 45 caracteres'],
  ['usoahabilitar', 'a'.repeat(46), 'Uso a habilitar: debe tener como máximo 45 caracteres'],
  ['observaciones', 'a'.repeat(101), 'Observaciones: debe tener como máximo 100 caracteres'],
  ['conformehabilitar', '', 'Elija el conforme a habilitar'],
  ['conformehabilitar', 'Quizás', 'Conforme a habilitar: debe ser No permitido, Permitido o Condicionado'],
] as const)('%s "%s" no vale', (campo, valor, texto) => {
  expect(errores({ [campo]: valor })).toEqual([`${campo}: ${texto}`])
})

test.each([
  ['usoexistente', 'a'.repeat(45)],
  ['usoahabilitar', 'a'.repeat(45)],
  ['observaciones', 'a'.repeat(100)],
  ['cantidadluminarias', ' 1.200 '],
] as const)('%s "%s" vale', (campo, valor) => {
  expect(errores({ [campo]: valor })).toEqual([])
})

test('las preguntas sin responder se dicen una vez, y llevan a la primera', () => {
  expect(errores({ asfalto: '', redgasnatural: '', cantarboles: 'x' })).toEqual([
    'asfalto: Por favor, complete todas las opciones de selección (Sí/No).',
    'cantarboles: Cantidad de árboles: debe ser un número entero',
  ])
})
