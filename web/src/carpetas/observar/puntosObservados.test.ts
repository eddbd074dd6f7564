import { expect, test } from 'vitest'
import { filaDeFormulario } from '../../pruebas/carpetaPresentada.ts'
import { comoObservaciones, opcionesDe, revisarPuntos } from './puntosObservados.ts'

test('se observa lo que ya se envió, los archivos y la carpeta', () => {
  const formularios = [
    filaDeFormulario('1', 1),
    filaDeFormulario('2', 0),
    { ...filaDeFormulario('1bis', 0), observado: 1 as const },
  ]
  expect(opcionesDe(formularios, [{ idArchivo: 12, nombre: 'plano.pdf' }])).toEqual([
    { valor: 'formulario 1', texto: 'FORMULARIO 1' },
    { valor: 'formulario 1bis', texto: 'FORMULARIO 1bis' },
    { valor: 'archivo 12', texto: 'Archivo: plano.pdf' },
    { valor: 'carpeta', texto: 'La carpeta entera' },
  ])
})

test('como viajan', () => {
  const puntos = [
    { id: 1, sobre: 'formulario 1bis', texto: ' a ' },
    { id: 2, sobre: 'archivo 12', texto: 'b' },
    { id: 3, sobre: 'carpeta', texto: 'c' },
  ]
  expect(comoObservaciones(puntos)).toEqual([
    { texto: 'a', codigoFormulario: '1bis' },
    { texto: 'b', idArchivo: 12 },
    { texto: 'c' },
  ])
})

test.each([
  ['', 'a', ['sobre-7: Sobre qué: elija un formulario, un archivo o la carpeta']],
  ['carpeta', '  ', ['punto-7: Escriba qué hay que corregir']],
  ['carpeta', 'x'.repeat(240), []],
  ['carpeta', 'x'.repeat(241), ['punto-7: Qué hay que corregir: debe tener como máximo 240 caracteres']],
])('sobre "%s", %s', (sobre, texto, esperado) => {
  expect(revisarPuntos([{ id: 7, sobre, texto }]).map((e) => `${e.campo}: ${e.texto}`)).toEqual(esperado)
})
