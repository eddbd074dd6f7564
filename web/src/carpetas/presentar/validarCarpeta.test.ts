import { expect, test } from 'vitest'
import { validarCarpeta } from './validarCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

const fila = (requiereCroquis: boolean) => ({
  idEncomiendaTipo: 10,
  encomiendatipo: 'X',
  idFormularioTipo: 1,
  FormularioTipo: 'F',
  codigoFormulario: '1',
  requiereCroquis,
  explicacion: '',
})
const completa: ValoresDeCarpeta = {
  cuilPropietario: '27336667777',
  propietario: { id: 55, nombre: 'Ávila, Rosa', Domicilio: 'Laprida 45' },
  domicilioPropietario: '',
  domicilioObra: { idDomicilio: 7, texto: 'SAN MARTIN 1450', Padron: '100001', porPadron: true },
  idInmuebleTipo: '1',
  idObraTipo: '1',
  AnchoCalle: '12',
  AnchoVereda: '3,5',
  DistEjeCalle: '9.25',
  ArbolesVereda: '0',
  MontodeObra: '',
  documentoProfesional: '',
  profesional: { id: 3, nombre: 'Medina, Pablo', Domicilio: null },
  domicilioProfesional: '',
  croquis: new File(['x'], 'croquis.pdf'),
}
const errores = (cambios: Partial<ValoresDeCarpeta>, requiereCroquis = true) =>
  validarCarpeta({ ...completa, ...cambios }, fila(requiereCroquis)).map(({ campo, texto }) => `${campo}: ${texto}`)

test('completa, sin errores', () => {
  expect(errores({})).toEqual([])
})

test('vacía: todo lo que falta, en el orden de la pantalla', () => {
  const vacios = Object.fromEntries(
    Object.entries(completa).map(([campo, valor]) => [campo, typeof valor === 'string' ? '' : null]),
  ) as unknown as ValoresDeCarpeta
  expect(errores(vacios)).toEqual([
    'cuilPropietario: Busque al propietario por su CUIL',
    'domicilioObra: Agregue el domicilio de obra',
    'idInmuebleTipo: Elija el tipo de inmueble',
    'idObraTipo: Elija el tipo de obra',
    'AnchoCalle: Escriba el ancho de calle en metros',
    'AnchoVereda: Escriba el ancho de vereda en metros',
    'DistEjeCalle: Escriba la distancia al eje de calle en metros',
    'ArbolesVereda: Escriba cuántos árboles hay en la vereda',
    'documentoProfesional: Busque al profesional por su documento',
    'croquis: Debe adjuntar el croquis de manzana!',
  ])
})

test('el croquis, donde la encomienda lo pide', () => {
  expect(errores({ croquis: null }, false)).toEqual([])
  expect(errores({ croquis: null }, true)).toEqual(['croquis: Debe adjuntar el croquis de manzana!'])
})

test('el domicilio del propietario se guarda antes; el del profesional, solo si se escribió', () => {
  const sinDomicilio = { id: 55, nombre: 'Ávila, Rosa', Domicilio: null }
  expect(errores({ propietario: sinDomicilio })).toEqual([
    'domicilioPropietario: Escriba y guarde el domicilio del propietario',
  ])
  expect(errores({ domicilioProfesional: 'Salta 1' })).toEqual([
    'domicilioProfesional: Guarde el domicilio del profesional, o déjelo vacío',
  ])
})

test.each(['123456', '12.345', 'doce', '1e3'])('una medida %s no vale', (AnchoCalle) => {
  expect(errores({ AnchoCalle })).toHaveLength(1)
})

test.each([
  ['2', []],
  ['0', []],
  ['2,5', ['ArbolesVereda: Árboles en vereda: debe ser un número entero, sin puntos ni comas']],
])('%s árboles', (ArbolesVereda, dichos) => {
  expect(errores({ ArbolesVereda })).toEqual(dichos)
})

test('un monto que no es importe', () => {
  expect(errores({ MontodeObra: 'mil' })).toEqual([
    'MontodeObra: Monto de obra: debe ser un importe en pesos, con dos decimales como máximo',
  ])
})
