import { expect, it } from 'vitest'
import { normalizarNombre, palabrasDe, parecidasA } from './nombre.ts'

it.each([
  ['  Íñiguez,  Ramón ', 'INIGUEZ RAMON'],
  ["d'Ángelo", 'DANGELO'],
  ['CONSTRUCTORA DEL VALLE S.A.', 'CONSTRUCTORA DEL VALLE SA'],
  ['Muñoz-Paz (h)', 'MUNOZ PAZ H'],
  ['%_\\', ''],
])('%s se compara como %s', (nombre, clave) => expect(normalizarNombre(nombre)).toBe(clave))

it('las palabras de un nombre', () => {
  expect(palabrasDe('nieva  cla')).toEqual(['NIEVA', 'CLA'])
  expect(palabrasDe('...')).toEqual([])
})

const de = (palabra: string) => parecidasA(palabra).map((otra) => otra.palabra)

it('a una letra: cambiada, de más, de menos, o dos corridas', () => {
  expect(de('NUEVA')).toEqual(expect.arrayContaining(['NUEVA', 'NIEVA', 'NUEV', 'UEVA', 'NUEVAS', 'NUVEA']))
  expect(de('CLRA')).toContain('CLARA')
  expect(de('NUEVA')).not.toContain('NIEVAS')
  expect(de('NUEVA')).not.toContain('AUEVN')
  expect(new Set(de('NUEVA')).size).toBe(de('NUEVA').length)
})

it('con dos letras no se corrige; con tres o cuatro, solo palabras enteras; desde cinco, también partes', () => {
  expect(parecidasA('NI')).toEqual([{ palabra: 'NI', entera: false }])
  expect(parecidasA('DIZ')).toContainEqual({ palabra: 'DIAZ', entera: true })
  expect(parecidasA('CLRA')).toContainEqual({ palabra: 'CLARA', entera: true })
  expect(parecidasA('NUEVA')).toContainEqual({ palabra: 'NIEVA', entera: false })
  expect(parecidasA('CLRA')[0]).toEqual({ palabra: 'CLRA', entera: false })
})
