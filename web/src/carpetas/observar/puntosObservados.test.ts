import { expect, test } from 'vitest'
import { filaDeFormulario } from '../../pruebas/carpetaPresentada.ts'
import { comoObservaciones, opcionesDe, revisarPuntos } from './puntosObservados.ts'

test('se observa lo que ya se envió, los archivos, los requisitos y la carpeta', () => {
  const formularios = [
    filaDeFormulario('1', 1),
    filaDeFormulario('2', 0),
    { ...filaDeFormulario('1bis', 0), observado: 1 as const },
  ]
  expect(opcionesDe(formularios, [{ idArchivo: 12, nombre: 'plano.pdf' }], [{ idRequisito: 3, texto: 'DNI' }])).toEqual(
    [
      { valor: 'formulario 1', texto: 'Formulario 1' },
      { valor: 'formulario 1bis', texto: 'FORMULARIO 1bis' },
      { valor: 'archivo 12', texto: 'Archivo: plano.pdf' },
      { valor: 'requisito 3', texto: 'Requisito: DNI' },
      { valor: 'carpeta', texto: 'La carpeta entera' },
    ],
  )
})

test('como viajan', () => {
  const puntos = [
    { id: 1, sobre: 'formulario 1bis', texto: ' a ' },
    { id: 2, sobre: 'archivo 12', texto: 'b' },
    { id: 3, sobre: 'carpeta', texto: 'c' },
    { id: 4, sobre: 'requisito 3', texto: 'd' },
  ]
  expect(comoObservaciones(puntos)).toEqual([
    { texto: 'a', codigoFormulario: '1bis' },
    { texto: 'b', idArchivo: 12 },
    { texto: 'c' },
    { texto: 'd', idRequisito: 3 },
  ])
})

test.each([
  ['', 'a', ['sobre-7: Sobre qué: elija un formulario, un archivo, un requisito o la carpeta']],
  ['carpeta', '  ', ['punto-7: Escriba qué hay que corregir']],
  ['carpeta', 'x'.repeat(240), []],
  ['carpeta', 'x'.repeat(241), ['punto-7: Qué hay que corregir: debe tener como máximo 240 caracteres']],
])('sobre "%s", %s', (sobre, texto, esperado) => {
  expect(revisarPuntos([{ id: 7, sobre, texto }]).map((e) => `${e.campo}: ${e.texto}`)).toEqual(esperado)
})
