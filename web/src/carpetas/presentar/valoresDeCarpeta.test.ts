import { expect, test } from 'vitest'
import { comoDatos, valoresDeBorrador } from './valoresDeCarpeta.ts'

const PROPIO = { id: 3, nombre: 'Medina, Pablo', Domicilio: 'Salta 100' }
const AJENO = { id: 4, nombre: 'Ledesma, Bruno', Domicilio: null }
const VACIA = valoresDeBorrador(null)

test('el profesional propio no va al borrador, y sigue en el formulario cuando llega uno', () => {
  const propia = { ...VACIA, profesional: PROPIO }
  expect(comoDatos(propia)).toEqual(VACIA)
  expect(valoresDeBorrador({ AnchoCalle: '12' }, propia)).toMatchObject({ AnchoCalle: '12', profesional: PROPIO })
})

test('el que se buscó por su documento va y vuelve', () => {
  const datos = comoDatos({ ...VACIA, documentoProfesional: '20314445555', profesional: AJENO })
  expect(datos).toMatchObject({ documentoProfesional: '20314445555', profesional: AJENO })
  expect(valoresDeBorrador(datos, VACIA).profesional).toEqual(AJENO)
})

test('un borrador sin profesional quita al que aquí se había buscado', () => {
  const aqui = { ...VACIA, documentoProfesional: '20314445555', profesional: AJENO }
  expect(valoresDeBorrador({}, aqui)).toMatchObject({ documentoProfesional: '', profesional: null })
})

test('el croquis no va al borrador, y sigue en el formulario cuando llega uno', () => {
  const croquis = new File(['%PDF-1.4'], 'croquis.pdf')
  expect(comoDatos({ ...VACIA, croquis }).croquis).toBeNull()
  expect(valoresDeBorrador({}, { ...VACIA, croquis }).croquis).toBe(croquis)
})
