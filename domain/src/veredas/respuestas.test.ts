import { describe, expect, it } from 'vitest'
import { erroresDe } from '../errores.ts'
import { catastralesQueFaltan, medidasDe, medidasMientrasSeEscribe, RespuestasVereda } from './respuestas.ts'
import { casoDe, maximoDeFotos, NOMBRES_DE_TRABAJO } from './trabajos.ts'

const BUENA = {
  Padron: '100001',
  idCalle: '2',
  NroPuerta: '450',
  idDomicilio: '1',
  idInmuebleTipo: '1',
  vereda: '1',
  ancho: '2,50',
  largo: '10',
  MontodeObra: '300.000',
  dep_mat_dias: '0',
  email: 'clara@vecinos.example',
}
const errores = (cambios: object) => {
  const leido = RespuestasVereda.safeParse({ ...BUENA, ...cambios })
  return leido.success ? [] : erroresDe(RespuestasVereda, leido.error.issues).map(({ path, msg }) => `${path}: ${msg}`)
}

describe('lo que el formulario admite', () => {
  it('lo obligatorio, con sus palabras, todo a la vez', () => {
    const leido = RespuestasVereda.safeParse({})
    expect(leido.error && erroresDe(RespuestasVereda, leido.error.issues)).toEqual([
      { path: 'Padron', msg: 'Debe ingresar un padron' },
      { path: 'idCalle', msg: 'Debe seleccionar una calle' },
      { path: 'NroPuerta', msg: 'Debe ingresar un nro de puerta' },
      { path: 'idDomicilio', msg: 'Falta guardar el domicilio: búsquelo por padrón o agréguelo' },
      { path: 'idInmuebleTipo', msg: 'Elija el tipo de inmueble' },
      { path: 'MontodeObra', msg: 'Debe ingresar un monto de obra' },
      { path: 'dep_mat_dias', msg: 'Debe ingresar una cantidad de días' },
      { path: 'email', msg: 'Escriba el correo electrónico' },
      { path: 'vereda', msg: 'Debe seleccionar al menos un ítem' },
    ])
  })

  it.each([
    ['Padron', '', 'Padron: Debe ingresar un padron'],
    ['Padron', '123456', undefined],
    ['Padron', '1234567', 'Padron: Este formulario admite padrones de hasta 6 números: preséntelo en mesa de entradas'],
    ['Padron', '12A', 'Padron: Padrón: debe tener solo números'],
    ['idCalle', '', 'idCalle: Debe seleccionar una calle'],
    ['NroPuerta', '', 'NroPuerta: Debe ingresar un nro de puerta'],
    ['NroPuerta', '1234', undefined],
    ['NroPuerta', 'S/N', undefined],
    ['NroPuerta', '1234567890', undefined],
    ['NroPuerta', '12345678901', 'NroPuerta: Número de puerta: debe tener como máximo 10 caracteres'],
    ['Piso', '10', undefined],
    ['Piso', '100', 'Piso: Piso: debe tener como máximo 2 caracteres'],
    ['Departamento', 'AB', undefined],
    ['Departamento', 'ABCDEFGHIJ', undefined],
    ['Departamento', 'ABCDEFGHIJK', 'Departamento: Departamento: debe tener como máximo 10 caracteres'],
    ['Seccion', 'x'.repeat(15), undefined],
    ['Seccion', 'x'.repeat(16), 'Seccion: Sección: debe tener como máximo 15 caracteres'],
    ['Manzana', 'x'.repeat(16), 'Manzana: Manzana: debe tener como máximo 15 caracteres'],
    ['Parcela', 'x'.repeat(16), 'Parcela: Parcela: debe tener como máximo 15 caracteres'],
    ['Distrito', 'x'.repeat(16), 'Distrito: Distrito: debe tener como máximo 15 caracteres'],
    ['Dominio', 'x'.repeat(16), 'Dominio: Dominio: debe tener como máximo 15 caracteres'],
    ['MontodeObra', '', 'MontodeObra: Debe ingresar un monto de obra'],
    ['MontodeObra', '0', 'MontodeObra: Debe ingresar un monto de obra'],
    ['MontodeObra', '0,01', undefined],
    ['MontodeObra', '$ 1.234.567,89', undefined],
    ['MontodeObra', '9999999999', undefined],
    ['MontodeObra', '99999999999', 'MontodeObra: Monto de obra: debe tener como máximo 10 caracteres'],
    ['MontodeObra', '12345678,90', 'MontodeObra: Monto de obra: debe tener como máximo 10 caracteres'],
    ['MontodeObra', '10,123', 'MontodeObra: Monto de obra: admite hasta dos decimales'],
    ['MontodeObra', 'mil', 'MontodeObra: Monto de obra: debe ser un importe en pesos, con dos decimales como máximo'],
    ['dep_mat_dias', '', 'dep_mat_dias: Debe ingresar una cantidad de días'],
    ['dep_mat_dias', '0', undefined],
    ['dep_mat_dias', '99', undefined],
    ['dep_mat_dias', '100', 'dep_mat_dias: Días de depósito de materiales: debe ser un número entero de 0 a 99'],
    ['dep_mat_dias', '-1', 'dep_mat_dias: Días de depósito de materiales: debe ser un número entero de 0 a 99'],
    ['dep_mat_dias', '1,5', 'dep_mat_dias: Días de depósito de materiales: debe ser un número entero de 0 a 99'],
    ['cerca_metros', '', undefined],
    ['cerca_metros', '9999', undefined],
    ['cerca_metros', '12,5', undefined],
    ['cerca_metros', '12,50', 'cerca_metros: Metros de cerca: debe tener como máximo 4 caracteres'],
    [
      'cerca_metros',
      '-1',
      'cerca_metros: Metros de cerca: debe ser un número no negativo, con dos decimales como máximo',
    ],
    ['ancho', '0', 'ancho: Debe ingresar el ancho'],
    ['ancho', '12,50', undefined],
    ['ancho', '120,50', 'ancho: Ancho: debe tener como máximo 5 caracteres'],
    ['largo', '', 'largo: Debe ingresar el largo'],
    ['largo', '1,001', 'largo: Largo: admite hasta dos decimales'],
    ['vereda', '2', 'vereda: Vereda: debe ser Sí o No'],
    ['email', '', 'email: Escriba el correo electrónico'],
    ['idInmuebleTipo', '', 'idInmuebleTipo: Elija el tipo de inmueble'],
    ['email', 'ana\u200B@example.com', 'email: Correo electrónico: no es una dirección de correo válida'],
    ['email', 'nadie', 'email: Correo electrónico: no es una dirección de correo válida'],
  ])('%s %j', (campo, valor, error) => {
    expect(errores({ [campo]: valor })).toEqual(error === undefined ? [] : [error])
  })

  it('sin vereda no hacen falta ancho ni largo; sin ningún trabajo se pide uno', () => {
    expect(errores({ vereda: '0', pintura: '1', ancho: '', largo: '' })).toEqual([])
    expect(errores({ vereda: '0' })).toEqual(['vereda: Debe seleccionar al menos un ítem'])
  })

  it('de un domicilio escrito a mano, lo catastral que falta', () => {
    const vacio = { Seccion: '', Manzana: '', Distrito: '', Dominio: '', Parcela: '' }
    expect(catastralesQueFaltan(vacio).map(({ msg }) => msg)).toEqual([
      'Debe ingresar una sección',
      'Debe ingresar una manzana',
      'Debe ingresar una distrito',
      'Debe ingresar una dominio',
      'Debe ingresar una parcela',
    ])
    expect(catastralesQueFaltan({ ...vacio, Seccion: '4', Manzana: '1', Distrito: '1', Dominio: 'A' })).toHaveLength(1)
  })
})

it('los números se entienden igual escritos o guardados, y mientras se escriben lo ilegible no cuenta', () => {
  expect(
    medidasDe(RespuestasVereda.parse({ ...BUENA, MontodeObra: 1234.5, dep_mat_dias: 7, cerca_metros: '2,5' })),
  ).toEqual({ montoDeObra: 123_450, dias: 7, metrosDeCerca: 250, trabajos: 1 })
  expect(
    medidasMientrasSeEscribe({ MontodeObra: '1.5', dep_mat_dias: 'x', cerca_metros: '', vereda: 1, otros: '1' }),
  ).toEqual({ montoDeObra: 150, dias: 0, metrosDeCerca: 0, trabajos: 2 })
})

it('la vereda sola, con otros, y otros sin ella', () => {
  const fotos = ['FotoVeredaArchivo']
  expect(casoDe({ vereda: 1 })).toEqual({ conMedidas: true, entradas: fotos, leyendas: [1] })
  expect(casoDe({ vereda: 1, pintura: 1 })).toEqual({
    conMedidas: true,
    entradas: ['FotoVeredaArchivo', 'FotoVeredaArchivo2'],
    leyendas: [1, 2],
  })
  expect(casoDe({ pintura: 1 })).toEqual({ conMedidas: false, entradas: fotos, leyendas: [2] })
  expect([{ vereda: 1 }, { vereda: 1, otros: 1 }, { otros: 1 }].map((m) => maximoDeFotos(m as object))).toEqual([
    2, 4, 2,
  ])
  expect(NOMBRES_DE_TRABAJO).toHaveLength(10)
})
