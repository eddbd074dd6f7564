import { expect, test } from 'vitest'
import { listaDePrueba, visitaDePrueba } from '../../pruebas/visita.ts'
import type { FotoGuardada, VisitaGuardada } from '../telefono/tipos.ts'
import { visitaNueva } from '../telefono/visitasGuardadas.ts'
import { contenidoDe, faltasDe } from './contenido.ts'

const visita = (cambios: Partial<VisitaGuardada>): VisitaGuardada => ({
  ...visitaNueva(5, visitaDePrueba(), listaDePrueba),
  ...cambios,
})
const CUMPLE = { respuesta: 'CUMPLE', observado: '' } as const
const campos = (cambios: Partial<VisitaGuardada>) => faltasDe(visita(cambios)).map(({ campo }) => campo)

test('sin resultado no se firma, y se dice junto con todo lo demás que falta', () => {
  const ELIJA = { campo: 'resultado', texto: 'Elija el resultado de la visita' }
  expect(faltasDe(visita({}))).toEqual([
    ELIJA,
    { campo: 'punto-31', texto: 'Falta responder: Cartel de obra' },
    { campo: 'punto-32', texto: 'Falta responder: Línea municipal' },
  ])
  expect(campos({ respuestas: { 31: { respuesta: 'NO CUMPLE', observado: '' } } })).toEqual([
    'resultado',
    'observado-31',
    'punto-32',
  ])
  expect(campos({ respuestas: { 31: { respuesta: 'NO CUMPLE', observado: 'No hay' }, 32: CUMPLE } })).toEqual([
    'resultado',
  ])
  expect(faltasDe(visita({ respuestas: { 31: CUMPLE, 32: CUMPLE } }))).toEqual([ELIJA])
})

test('falta cada punto sin responder, dicho por su nombre', () => {
  expect(faltasDe(visita({ resultado: 'CUMPLE', respuestas: { 31: CUMPLE } }))).toEqual([
    { campo: 'punto-32', texto: 'Falta responder: Línea municipal' },
  ])
})

test('lo que no se cumple dice qué se observó, y el resultado no puede ser que cumple', () => {
  const respuestas = { 31: CUMPLE, 32: { respuesta: 'NO CUMPLE', observado: ' ' } } as const
  expect(campos({ resultado: 'CUMPLE', respuestas })).toEqual(['observado-32', 'resultado'])
  const dicho = { ...respuestas, 32: { respuesta: 'NO CUMPLE', observado: 'Avanza 20 cm' } } as const
  expect(campos({ resultado: 'NO CUMPLE', respuestas: dicho })).toEqual([])
})

test('si no se pudo entrar no hace falta responder, y sí decir por qué', () => {
  expect(campos({ resultado: 'NO SE PUDO ENTRAR' })).toEqual(['notas'])
  expect(campos({ resultado: 'NO SE PUDO ENTRAR', notas: 'No había nadie' })).toEqual([])
})

test('lo que se firma: lo respondido, en el orden de la lista, y las fotos por su número', () => {
  const firmada = visita({
    resultado: 'NO CUMPLE',
    respuestas: { 32: { respuesta: 'NO CUMPLE', observado: ' Avanza 20 cm ' }, 31: CUMPLE, 99: CUMPLE },
    notas: ' Volver ',
  })
  const foto = { id: '7d9f2c1e-0000-4000-8000-000000000001', sha256: 'a'.repeat(64) } as FotoGuardada
  expect(JSON.parse(contenidoDe(firmada, [foto], new Date('2026-11-23T12:30:00Z')))).toEqual({
    resultado: 'NO CUMPLE',
    lista: { idLista: 3, version: 2 },
    respuestas: [
      { idItem: 31, respuesta: 'CUMPLE', observado: '' },
      { idItem: 32, respuesta: 'NO CUMPLE', observado: 'Avanza 20 cm' },
    ],
    notas: 'Volver',
    fotos: ['7d9f2c1e-0000-4000-8000-000000000001'],
    huellas: ['a'.repeat(64)],
    firmadaEl: '2026-11-23T12:30:00.000Z',
  })
})
