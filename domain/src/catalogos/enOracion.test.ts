import { expect, test } from 'vitest'
import { enOracion } from './enOracion.ts'

test.each([
  ['CONFORME DE USO', 'Conforme de uso'],
  ['VIVIENDA UNIFAMILIAR', 'Vivienda unifamiliar'],
  ['DEMOLICIÓN Y ÑANDUTÍ', 'Demolición y ñandutí'],
  ['PLAN VEREDAS SANAS', 'Plan veredas sanas'],
  ['EDIFICIO EN PH', 'Edificio en PH'],
  ['PH', 'PH'],
  ['CONSTANCIA DE CUIT', 'Constancia de CUIT'],
  ['CARTEL LED Y TOLDO', 'Cartel LED y toldo'],
  ['AMPLIACION HASTA 50M2', 'Ampliacion hasta 50M2'],
  ['OBRA DE UNA S.R.L.', 'Obra de una S.R.L.'],
  ['REFACCION/AMPLIACION', 'Refaccion/ampliacion'],
  ['FORMULARIO 1 BIS - LIQUIDACION DE DERECHOS', 'Formulario 1 bis - liquidacion de derechos'],
  ['FORMULARIO 1C', 'Formulario 1C'],
  ['DOMICILIO DE ENVIO DE BOLETA CISI', 'Domicilio de envio de boleta CISI'],
  // One letter is a word.
  ['CASA Y COCHERA', 'Casa y cochera'],
  // Written otherwise, it is as it is: whoever wrote it chose so.
  ['Sin Encomienda', 'Sin Encomienda'],
  ['Vivienda en PH', 'Vivienda en PH'],
  ['', ''],
])('«%s» se lee «%s»', (valor, leido) => {
  expect(enOracion(valor)).toBe(leido)
})
