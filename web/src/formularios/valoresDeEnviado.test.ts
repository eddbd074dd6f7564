import { expect, test } from 'vitest'
import { inicialesDe } from '../envios/useFormulario.ts'
import { FORMULARIO_1 } from './formulario1/formulario1.tsx'
import { FORMULARIO_1BIS } from './formulario1bis/camposFormulario1bis.ts'
import { FORMULARIO_19 } from './formulario19/camposFormulario19.ts'

test('sin nada enviado, como empieza', () => {
  expect(inicialesDe(FORMULARIO_1, null)).toEqual(FORMULARIO_1.iniciales)
})

test('lo enviado vuelve a los campos como se escribe, y lo que no es del formulario no', () => {
  const enviado = { asfalto: 0, hormigonarmado: 1, cantarboles: 3, usoexistente: 'Bar', idPersona: 2, autor: 'x' }
  expect(inicialesDe(FORMULARIO_1, enviado)).toMatchObject({ asfalto: '0', hormigonarmado: '1', cantarboles: '3' })
  expect(Object.keys(inicialesDe(FORMULARIO_1, enviado))).toEqual(Object.keys(FORMULARIO_1.iniciales))
})

test('1bis: los números con coma, y el rebaje por huellas o por metros', () => {
  const enviado = { supconstruida: 120.5, supaconstruir: 80, metrosrebajecordon: '2.5' }
  expect(inicialesDe(FORMULARIO_1BIS, enviado)).toMatchObject({
    supconstruida: '120,50',
    supaconstruir: '80',
    rebaje: 'metros',
    metrosrebajecordon: '2,5',
  })
  expect(inicialesDe(FORMULARIO_1BIS, { metrosrebajecordon: '2 huellas' })).toMatchObject({
    rebaje: '2 huellas',
    metrosrebajecordon: '0',
  })
})

test('19: el domicilio que se escribió queda abierto para corregirlo', () => {
  expect(inicialesDe(FORMULARIO_19, { idCalle: 4, NroPuerta: '450', idDeclarante: 1 })).toMatchObject({
    mismo: '1',
    manual: '1',
    idCalle: '4',
    NroPuerta: '450',
    idDeclarante: '1',
  })
})
