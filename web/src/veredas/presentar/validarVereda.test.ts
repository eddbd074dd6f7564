import { expect, test } from 'vitest'
import { validarVereda } from './validarVereda.ts'
import { type ValoresDeVereda, vacios } from './valoresDeVereda.ts'

/** What the screen accepts and refuses before anything is paid: the same limits and words as the server's. */

const TARIFAS = { minimo: 120_000, cerca: 35_000, canon: 80_000, deposito: 25_000 }
const foto = (nombre: string) => new File(['x'], nombre, { type: 'image/jpeg' })
const VACIO = vacios({ idInmuebleTipo: '1', email: 'clara@example.com' })
const DEL_REGISTRO = {
  Padron: '100001',
  idCalle: '7',
  NroPuerta: '450',
  Piso: '',
  Departamento: '',
  Seccion: '',
  Manzana: '14',
  Parcela: '',
  Distrito: '',
  Dominio: '',
}
const BUENO: ValoresDeVereda = {
  ...VACIO,
  ...DEL_REGISTRO,
  guardado: JSON.stringify({ ...DEL_REGISTRO, idDomicilio: '3', calle: 'SAN MARTIN' }),
  porPadron: '1',
  pintura: '1',
  MontodeObra: '250.000',
  dep_mat_dias: '0',
  FotoVeredaArchivo: [foto('a.jpg')],
}
const A_MANO = { guardado: '', porPadron: '0', Seccion: '1', Parcela: '2', Distrito: '3', Dominio: 'N-4' }

const errores = (cambios: Partial<ValoresDeVereda> = {}, de = BUENO, tarifas = TARIFAS) =>
  validarVereda({ ...de, ...cambios }, tarifas).map(({ campo, texto }) => `${campo}: ${texto}`)
const x = (largo: number) => 'x'.repeat(largo)

test('en blanco se dice todo lo que falta, en el orden de la pantalla', () => {
  expect(errores({}, VACIO)).toEqual([
    'Padron: Debe ingresar un padron',
    'idCalle: Debe seleccionar una calle',
    'NroPuerta: Debe ingresar un nro de puerta',
    'vereda: Debe seleccionar al menos un ítem',
    'MontodeObra: Debe ingresar un monto de obra',
    'dep_mat_dias: Debe ingresar una cantidad de días',
    'FotoVeredaArchivo: Debe adjuntar el archivo!',
  ])
})

test('lo que el padrón dejó en blanco no se pide; de un domicilio escrito se pide todo', () => {
  expect(errores()).toEqual([])
  expect(errores({ guardado: '', porPadron: '0', Manzana: '' })).toEqual([
    'Seccion: Debe ingresar una sección',
    'Manzana: Debe ingresar una manzana',
    'Distrito: Debe ingresar una distrito',
    'Dominio: Debe ingresar una dominio',
    'Parcela: Debe ingresar una parcela',
  ])
  expect(errores(A_MANO)).toEqual([])
})

test('lo que se agrega al domicilio del padrón lo hace otro, escrito', () => {
  expect(errores({ Piso: '2' })).toEqual([
    'Seccion: Debe ingresar una sección',
    'Distrito: Debe ingresar una distrito',
    'Dominio: Debe ingresar una dominio',
    'Parcela: Debe ingresar una parcela',
  ])
})

test.each<[Partial<ValoresDeVereda>, string]>([
  [
    { ...A_MANO, Padron: '1000010' },
    'Padron: Este formulario admite padrones de hasta 6 números: preséntelo en mesa de entradas',
  ],
  [{ ...A_MANO, NroPuerta: '12345' }, 'NroPuerta: Número de puerta: debe tener como máximo 4 caracteres'],
  [{ ...A_MANO, Piso: '123' }, 'Piso: Piso: debe tener como máximo 2 caracteres'],
  [{ ...A_MANO, Departamento: 'ABC' }, 'Departamento: Departamento: debe tener como máximo 2 caracteres'],
  [{ ...A_MANO, Seccion: x(16) }, 'Seccion: Sección: debe tener como máximo 15 caracteres'],
  [{ ...A_MANO, Dominio: x(16) }, 'Dominio: Dominio: debe tener como máximo 15 caracteres'],
  [{ MontodeObra: '0' }, 'MontodeObra: Debe ingresar un monto de obra'],
  [{ MontodeObra: '12345678,90' }, 'MontodeObra: Monto de obra: debe tener como máximo 10 caracteres'],
  [{ MontodeObra: '1,005' }, 'MontodeObra: Monto de obra: admite hasta dos decimales'],
  [{ dep_mat_dias: '1,5' }, 'dep_mat_dias: Días de depósito de materiales: debe ser un número entero de 0 a 99'],
  [{ dep_mat_dias: '100' }, 'dep_mat_dias: Días de depósito de materiales: debe ser un número entero de 0 a 99'],
  [{ cerca_metros: '12,34' }, 'cerca_metros: Metros de cerca: debe tener como máximo 4 caracteres'],
  [{ vereda: '1', largo: '3' }, 'ancho: Debe ingresar el ancho'],
  [{ vereda: '1', ancho: '2,5', largo: '0' }, 'largo: Debe ingresar el largo'],
  [{ vereda: '1', ancho: '123456', largo: '3' }, 'ancho: Ancho: debe tener como máximo 5 caracteres'],
  [{ email: 'clara' }, 'email: Correo electrónico: no es una dirección de correo válida'],
])('no pasa %o', (cambios, error) => {
  expect(errores(cambios)).toEqual([error])
})

test.each<Partial<ValoresDeVereda>>([
  { ...A_MANO, Padron: '999999', NroPuerta: 'S/N', Piso: '12', Departamento: 'AB', Seccion: x(15), Dominio: x(15) },
  { MontodeObra: '$ 9.999.999,99' },
  { MontodeObra: '0,01' },
  { dep_mat_dias: '99' },
  { cerca_metros: '12,5' },
  { cerca_metros: '' },
  { vereda: '1', ancho: '12,50', largo: '99999' },
  // What is not asked for is not looked at.
  { ancho: 'ancha', largo: '' },
])('en el límite pasa %o', (cambios) => {
  expect(errores(cambios)).toEqual([])
})

test('para pagar alcanza una foto, en la entrada que sea; la de una entrada que no se ve no vale', () => {
  const sinFotos = { FotoVeredaArchivo: [], FotoVeredaArchivo2: [foto('b.jpg')] }
  const conVereda = { vereda: '1', ancho: '1', largo: '1' }
  expect(errores({ ...sinFotos, ...conVereda })).toEqual([])
  expect(errores(sinFotos)).toEqual(['FotoVeredaArchivo: Debe adjuntar el archivo!'])
  expect(errores({ FotoVeredaArchivo: ['a', 'b', 'c'].map(foto) })).toEqual([
    'FotoVeredaArchivo: No puede adjuntar mas de 2 archivos',
  ])
})

test('un total de $ 0,00 no se paga en línea', () => {
  expect(errores({}, BUENO, { minimo: 0, cerca: 0, canon: 0, deposito: 0 })).toEqual([])
  expect(errores({ MontodeObra: '0,01' }, BUENO, { minimo: 0, cerca: 0, canon: 0, deposito: 0 })).toEqual([
    'MontodeObra: El total a abonar es de $ 0,00: no hay nada que pagar en línea. Preséntelo en mesa de entradas',
  ])
})
