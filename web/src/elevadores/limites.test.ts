import { describe, expect, test } from 'vitest'
import { DEL_REGISTRO } from '../padron/domicilio/domicilioDelFormulario.ts'
import { erroresDelFormulario } from '../ui/avisos/ErrorSummary.tsx'
import { FORMULARIO_27 } from './formulario27/campos27.ts'
import { FALTANTES_28, FORMULARIO_28 } from './formulario28/campos28.ts'
import { FALTANTES_29, FORMULARIO_29 } from './formulario29/formulario29.tsx'
import { FALTANTES_30, FORMULARIO_30 } from './formulario30/campos30.ts'
import { FALTANTES_31, FORMULARIO_31 } from './formulario31/formulario31.tsx'

/** What the screens of forms 27 to 31 accept and refuse before anything is sent: the same limits and words as the server's. */

const BUENO_27 = {
  ...FORMULARIO_27.iniciales,
  Padron: '100001',
  idDomicilio: '1',
  idCalle: '7',
  calle: 'SAN MARTIN',
  nropuerta: '450',
  origen: DEL_REGISTRO,
  PadronInmueble: '100002',
  idCalleInmueble: '8',
  calleInmueble: 'LAPRIDA',
  nropuertaInmueble: '120',
  nroelevadores: '3',
  expedienteobra: '12345',
}
const BUENO_28 = {
  ...FORMULARIO_28.iniciales,
  cuil: '27309991112',
  idPersona: '17',
  responsable: 'Nieva, Clara',
  padron: '100001',
  idFormulario27: '5',
  idPersonaCD: '17',
  circunscripcion: '1',
  seccion: '4',
  manzana: '12',
  parcela: '7A',
}
const BUENO_29 = {
  ...FORMULARIO_29.iniciales,
  idInstitucion: '4',
  razonsocial: 'Ascensores SRL',
  cuit: '30-50000007-0',
  nroconservador: 'C-1',
  nroinstalador: 'I-1',
  idCalleInstitucion: '7',
  nropuertaInstitucion: '450',
}
const BUENO_30 = {
  ...FORMULARIO_30.iniciales,
  ...BUENO_29,
  dni: '25333444',
  telefonoInstitucion: '381 4000000',
  conRT: '1',
  representantetecnico: 'Ana Gómez',
  dniRT: '20111222',
  cuitRT: '27201112228',
  profesionRT: 'Ingeniera',
  matriculaRT: 'M-55',
}
const BUENO_31 = {
  ...FORMULARIO_31.iniciales,
  padron: '100001',
  idDomicilio: '1',
  idCalle: '7',
  nropuerta: '450',
  cantidadelevadores: '3',
  destinoinmueble: 'Vivienda',
  nroconservador: 'C-1',
  nroinstalador: 'I-1',
  representantetecnico: 'Ana Gómez',
  matriculaRT: 'M-55',
  observaciones: 'Contrato anual',
}

const FORMULARIOS = {
  '27': (distinto: object) => FORMULARIO_27.validar({ ...BUENO_27, ...distinto }),
  '28': (distinto: object) => FORMULARIO_28.validar({ ...BUENO_28, ...distinto }),
  '29': (distinto: object) => FORMULARIO_29.validar({ ...BUENO_29, ...distinto }),
  '30': (distinto: object) => FORMULARIO_30.validar({ ...BUENO_30, ...distinto }),
  '31': (distinto: object) => FORMULARIO_31.validar({ ...BUENO_31, ...distinto }),
}
type Codigo = keyof typeof FORMULARIOS
/** Of an address that was typed: the register's own is as long as it is there. */
const ESCRITO = { origen: '', origenInmueble: '' }
const errores = (codigo: Codigo, distinto: object) =>
  erroresDelFormulario(FORMULARIOS[codigo](distinto).errors).map(({ campo, texto }) => `${campo}: ${texto}`)

const x = (largo: number) => 'x'.repeat(largo)

test.each(Object.keys(FORMULARIOS) as Codigo[])('lo bueno del formulario %s pasa', (codigo) => {
  expect(errores(codigo, {})).toEqual([])
})

/** Each limit: its last good value, and its first bad one with what is said. */
const LIMITES: readonly (readonly [Codigo, string, bueno: string, malo: string, dice: string])[] = [
  ['27', 'Padron', '999999', '1000000', 'Padrón: debe tener de 1 a 6 números, sin letras'],
  ['27', 'PadronInmueble', '1', '1a', 'Padrón del inmueble: debe tener de 1 a 6 números, sin letras'],
  ['27', 'nropuerta', '9999', '12345', 'Número de puerta: debe tener como máximo 4 caracteres'],
  ['27', 'nropuertaInmueble', '9999', '12345', 'Número de puerta del inmueble: debe tener como máximo 4 caracteres'],
  ['27', 'Piso', '12', '123', 'Piso: debe tener como máximo 2 caracteres'],
  ['27', 'Departamento', 'AB', 'ABC', 'Departamento: debe tener como máximo 2 caracteres'],
  ['27', 'nroelevadores', '1', '0', 'Cantidad de elevadores: debe ser 1 o más'],
  ['27', 'nroelevadores', '1', '-1', 'Cantidad de elevadores: debe ser 1 o más'],
  ['27', 'nroelevadores', '999', '1000', 'Cantidad de elevadores: debe ser 999 o menos'],
  ['27', 'expedienteobra', '1', '0', 'Expediente de obra: debe ser 1 o más'],
  ['27', 'expedienteobra', '1', '-1', 'Expediente de obra: debe ser 1 o más'],
  ['27', 'expedienteobra', '999999999', '1000000000', 'Expediente de obra: debe ser 999.999.999 o menos'],
  ['27', 'expedienteobra', '12', '12A', 'Expediente de obra: debe ser un número entero'],
  ['28', 'circunscripcion', x(15), x(16), 'Circunscripción: debe tener como máximo 15 caracteres'],
  ['28', 'seccion', x(15), x(16), 'Sección: debe tener como máximo 15 caracteres'],
  ['28', 'manzana', x(15), x(16), 'Manzana: debe tener como máximo 15 caracteres'],
  ['28', 'parcela', x(15), x(16), 'Parcela: debe tener como máximo 15 caracteres'],
  ['28', 'observaciones', x(240), x(241), 'Observaciones: debe tener como máximo 240 caracteres'],
  ['29', 'razonsocial', x(60), x(61), 'Razón social: debe tener como máximo 60 caracteres'],
  ['29', 'cuit', '305000000-70', '3050000007', 'El CUIT ingresado no es válido.'],
  ['29', 'cuit', '30-50000007-0', '305000000700', 'El CUIT ingresado no es válido.'],
  ['29', 'nroconservador', x(20), x(21), 'Número de conservador: debe tener como máximo 20 caracteres'],
  ['29', 'nroinstalador', x(20), x(21), 'Número de instalador: debe tener como máximo 20 caracteres'],
  ['29', 'nropuertaInstitucion', '9999', '12345', 'Número de puerta: debe tener como máximo 4 caracteres'],
  ['29', 'pisoInstitucion', '12', '123', 'Piso: debe tener como máximo 2 caracteres'],
  ['29', 'dptoInstitucion', 'AB', 'ABC', 'Departamento: debe tener como máximo 2 caracteres'],
  ['29', 'telefonoInstitucion', x(30), x(31), 'Teléfono: debe tener como máximo 30 caracteres'],
  ['29', 'observaciones', x(240), x(241), 'Observaciones: debe tener como máximo 240 caracteres'],
  ['30', 'cuit', '30-50000007-0', '30-50000007-00', 'El CUIT ingresado no es válido.'],
  ['30', 'dni', '1234567', '123456', 'DNI: debe tener 7 u 8 dígitos'],
  ['30', 'dni', '12345678', '123456789', 'DNI: debe tener 7 u 8 dígitos'],
  ['30', 'representantetecnico', x(60), x(61), 'Representante técnico: debe tener como máximo 60 caracteres'],
  ['30', 'dniRT', '1234567', '123456', 'DNI del representante técnico: debe tener 7 u 8 dígitos'],
  ['30', 'cuitRT', '27-20111222-8', '27-20111222-88', 'El CUIT ingresado no es válido.'],
  ['30', 'profesionRT', x(60), x(61), 'Profesión del representante técnico: debe tener como máximo 60 caracteres'],
  ['30', 'matriculaRT', x(20), x(21), 'Matrícula del representante técnico: debe tener como máximo 20 caracteres'],
  ['30', 'telefonoInstitucion', x(30), x(31), 'Teléfono: debe tener como máximo 30 caracteres'],
  ['30', 'observaciones', x(240), x(241), 'Observaciones: debe tener como máximo 240 caracteres'],
  ['31', 'cantidadelevadores', '1', '0', 'Cantidad de elevadores: debe ser 1 o más'],
  ['31', 'cantidadelevadores', '999', '1000', 'Cantidad de elevadores: debe ser 999 o menos'],
  ['31', 'destinoinmueble', x(45), x(46), 'Destino del inmueble: debe tener como máximo 45 caracteres'],
  ['31', 'nroconservador', x(20), x(21), 'Número de conservador: debe tener como máximo 20 caracteres'],
  ['31', 'nroinstalador', x(20), x(21), 'Número de instalador: debe tener como máximo 20 caracteres'],
  ['31', 'representantetecnico', x(60), x(61), 'Representante técnico: debe tener como máximo 60 caracteres'],
  ['31', 'matriculaRT', x(20), x(21), 'Matrícula del representante técnico: debe tener como máximo 20 caracteres'],
  ['31', 'observaciones', x(240), x(241), 'Observaciones: debe tener como máximo 240 caracteres'],
]

test.each(LIMITES)('%s: %s vale %j y no %j', (codigo, campo, bueno, malo, dice) => {
  expect(errores(codigo, { ...ESCRITO, [campo]: bueno })).toEqual([])
  expect(errores(codigo, { ...ESCRITO, [campo]: malo })).toEqual([`${campo}: ${dice}`])
})

describe('lo que falta', () => {
  test('27: cada uno por su nombre, en el orden de la pantalla', () => {
    expect(errores('27', FORMULARIO_27.iniciales)).toEqual([
      'Padron: Escriba el padrón',
      'idCalle: Elija la calle',
      'nropuerta: Escriba el número de puerta',
      'PadronInmueble: Escriba el padrón del inmueble',
      'idCalleInmueble: Elija la calle del inmueble',
      'nropuertaInmueble: Escriba el número de puerta del inmueble',
      'nroelevadores: Escriba la cantidad de elevadores',
      'expedienteobra: Escriba el expediente de obra',
    ])
  })

  test('27: el domicilio del registro no necesita una calle de la lista; el escrito, sí', () => {
    expect(errores('27', { idCalle: '' })).toEqual([])
    expect(errores('27', { idCalleInmueble: '' })).toEqual(['idCalleInmueble: Elija la calle del inmueble'])
  })

  test.each([
    [
      '28',
      [
        'cuil: Busque al responsable por su CUIL',
        'padron: Busque el inmueble por su padrón',
        'circunscripcion: Escriba la circunscripción',
        'seccion: Escriba la sección',
        'manzana: Escriba la manzana',
        'parcela: Escriba la parcela',
      ],
    ],
    [
      '29',
      [
        'idInstitucion: Elija la institución',
        'razonsocial: Escriba la razón social',
        'cuit: Escriba el CUIT',
        'nroconservador: Escriba el número de conservador',
        'nroinstalador: Escriba el número de instalador',
        'idCalleInstitucion: Elija la calle',
        'nropuertaInstitucion: Escriba el número de puerta',
      ],
    ],
    [
      '31',
      [
        'padron: Escriba el padrón del inmueble',
        'idCalle: Elija la calle',
        'nropuerta: Escriba el número de puerta',
        'destinoinmueble: Escriba el destino del inmueble',
        'cantidadelevadores: Escriba la cantidad de elevadores',
        'nroconservador: Escriba el número de conservador',
        'nroinstalador: Escriba el número de instalador',
        'representantetecnico: Escriba el representante técnico',
        'matriculaRT: Escriba la matrícula del representante técnico',
        'observaciones: Escriba las observaciones',
      ],
    ],
  ] as const)('%s: al lado de cada campo, qué hacer; y una sola vez arriba', (codigo, dicen) => {
    const iniciales = { '28': FORMULARIO_28, '29': FORMULARIO_29, '31': FORMULARIO_31 }[codigo].iniciales
    const { resumen } = { '28': FALTANTES_28, '29': FALTANTES_29, '31': FALTANTES_31 }[codigo]
    const { errors } = FORMULARIOS[codigo](iniciales)
    expect(errores(codigo, iniciales)).toEqual(dicen)
    const texto = 'Por favor, complete todos los campos requeridos antes de proceder a enviar el formulario.'
    expect(resumen(erroresDelFormulario(errors))).toEqual([{ campo: dicen[0].split(':')[0], texto }])
  })

  test('30: los de la empresa, el teléfono entre ellos, y al menos un técnico', () => {
    const alMenosUno = 'Debe habilitar al menos uno de los dos: Representante Técnico o Técnico Especializado.'
    expect(errores('30', FORMULARIO_30.iniciales)).toEqual([
      'idInstitucion: Elija la institución',
      'razonsocial: Escriba la razón social',
      'cuit: Escriba el CUIT',
      'dni: Escriba el DNI',
      'nroconservador: Escriba el número de conservador',
      'nroinstalador: Escriba el número de instalador',
      'idCalleInstitucion: Elija la calle',
      'nropuertaInstitucion: Escriba el número de puerta',
      'telefonoInstitucion: Escriba el teléfono',
      `conRT: ${alMenosUno}`,
    ])
    const { errors } = FORMULARIOS['30'](FORMULARIO_30.iniciales)
    expect(FALTANTES_30.resumen(erroresDelFormulario(errors))).toEqual([
      {
        campo: 'idInstitucion',
        texto: 'Por favor, complete todos los campos de la empresa conservadora antes de proceder.',
      },
      { campo: 'conRT', texto: alMenosUno },
    ])
  })

  test('30: el habilitado pide todo lo suyo, aunque el otro esté completo', () => {
    expect(errores('30', { conTE: '1' })).toEqual([
      'tecnicoespecializado: Escriba el técnico especializado',
      'dniTE: Escriba el DNI del técnico especializado',
      'cuitTE: Escriba el CUIT del técnico especializado',
      'profesionTE: Escriba la profesión del técnico especializado',
      'matriculaTE: Escriba la matrícula del técnico especializado',
    ])
    expect(errores('30', { dniRT: '' })).toEqual(['dniRT: Escriba el DNI del representante técnico'])
    expect(errores('30', { razonsocial: '', cuit: '3', dniRT: '1', conTE: '1', tecnicoespecializado: 'Luis' })).toEqual(
      [
        'razonsocial: Escriba la razón social',
        'cuit: El CUIT ingresado no es válido.',
        'dniRT: DNI del representante técnico: debe tener 7 u 8 dígitos',
        'dniTE: Escriba el DNI del técnico especializado',
        'cuitTE: Escriba el CUIT del técnico especializado',
        'profesionTE: Escriba la profesión del técnico especializado',
        'matriculaTE: Escriba la matrícula del técnico especializado',
      ],
    )
  })
})

test('30: lo que está apagado viaja vacío, aunque algo se haya escrito', () => {
  const { respuestas, errors } = FORMULARIOS['30']({ conTE: '', tecnicoespecializado: 'Juan', dniTE: '1' })
  expect(errors).toEqual({})
  expect(respuestas).toMatchObject({ representantetecnico: 'Ana Gómez', tecnicoespecializado: '', dniTE: '' })
})

test('28: el responsable tiene que ser quien presentó el formulario 27', () => {
  expect(errores('28', { idPersonaCD: '18' })).toEqual(['cuil: Hay inconsistencia entre el responsable y el domicilio'])
  expect(FORMULARIOS['28']({ idPersonaCD: '18' }).respuestas).toBeNull()
})
