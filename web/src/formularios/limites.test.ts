import { describe, expect, test } from 'vitest'
import { erroresDelFormulario } from '../ui/avisos/ErrorSummary.tsx'
import { FORMULARIO_1BIS } from './formulario1bis/camposFormulario1bis.ts'
import { FORMULARIO_2 } from './formulario2/formulario2.tsx'
import { FORMULARIO_14 } from './formulario14/camposFormulario14.ts'
import { FORMULARIO_19 } from './formulario19/camposFormulario19.ts'

/** What the screen accepts and refuses before anything is sent: the same limits and words as the server's. */

const BUENO_2 = {
  ...FORMULARIO_2.iniciales,
  supconantecedentes: '120',
  permisoconstruccionnro: '4521',
  finaldeobranro: '1',
  trabajoautorizado1: 'Cocina',
  observacion1: 'Con planos',
}
const BUENO_1BIS = { ...FORMULARIO_1BIS.iniciales, nroresolucion: 'EN TRAMITE' }
const BUENO_19 = {
  ...FORMULARIO_19.iniciales,
  mismo: '1',
  manual: '1',
  idCalle: '1',
  NroPuerta: '450',
  Seccion: '4',
  Manzana: '12',
  Distrito: '1',
  Dominio: 'A',
  idDeclarante: '1',
}
const BUENO_14 = {
  ...FORMULARIO_14.iniciales,
  instalacion: '1',
  retiro: '0',
  ocupaVereda: '1',
  aceptoord2073: '1',
  desde: '2026-12-01',
  hasta: '2026-12-31',
  perimetro: '12,5',
  altura: '3,5',
  superficie: '20',
  cuil: '27309991112',
  representante: '7',
  nombre: 'Clara',
  apellido: 'Nieva',
  empresaPublicidad: '0',
}

const FORMULARIOS = {
  '1bis': (distinto: object) => FORMULARIO_1BIS.validar({ ...BUENO_1BIS, ...distinto }),
  '2': (distinto: object) => FORMULARIO_2.validar({ ...BUENO_2, ...distinto }),
  '14': (distinto: object) => FORMULARIO_14.validar({ ...BUENO_14, ...distinto }),
  '19': (distinto: object) => FORMULARIO_19.validar({ ...BUENO_19, ...distinto }),
}
type Codigo = keyof typeof FORMULARIOS
const errores = (codigo: Codigo, distinto: object) =>
  erroresDelFormulario(FORMULARIOS[codigo](distinto).errors).map(({ campo, texto }) => `${campo}: ${texto}`)

const x = (largo: number) => 'x'.repeat(largo)
const NO_NEGATIVO = (etiqueta: string) => `El campo ${etiqueta} debe ser un número no negativo.`

describe('lo que no pasa', () => {
  test.each<[Codigo, string, string, string]>([
    ['2', 'descripcionuso', x(46), 'Descripción del uso: debe tener como máximo 45 caracteres'],
    ['2', 'supconantecedentes', '123456789', 'Superficie con antecedentes: debe tener de 1 a 8 números'],
    ['2', 'supconantecedentes', '', 'Escriba la superficie con antecedentes en metros cuadrados'],
    ['2', 'permisoconstruccionnro', '123456789012', 'Permiso de construcción número: debe tener de 1 a 11 números'],
    ['2', 'finaldeobranro', '123456789012', 'Final de obra número: debe tener de 1 a 11 números'],
    ['2', 'trabajoautorizado1', '', 'Escriba el trabajo autorizado 1'],
    ['2', 'observacion1', ' ', 'Escriba la observación 1'],
    ['2', 'trabajoautorizado5', x(101), 'Trabajo autorizado 5: debe tener como máximo 100 caracteres'],
    ['2', 'observacion5', x(101), 'Observación 5: debe tener como máximo 100 caracteres'],
    ['1bis', 'nroresolucion', '', 'Escriba el número de resolución'],
    ['1bis', 'nroresolucion', x(21), 'Número de resolución: debe tener como máximo 20 caracteres'],
    ['1bis', 'descripcionotros', x(101), 'Descripción de otros: debe tener como máximo 100 caracteres'],
    ['1bis', 'supconstruida', '-1', NO_NEGATIVO('Superficie construida')],
    ['1bis', 'supaconstruir', '', NO_NEGATIVO('Superficie a construir')],
    ['1bis', 'importerefaccion', 'mil', NO_NEGATIVO('Importe de la refacción')],
    ['1bis', 'metrosrebajecordon', '-1', NO_NEGATIVO('Metros de rebaje de cordón')],
    ['1bis', 'metrosrebajecordon', '1,234', 'Metros de rebaje de cordón: admite hasta dos decimales'],
    ['1bis', 'supconstruida', '10,555', 'Superficie construida: admite hasta dos decimales'],
    ['1bis', 'valorotros', '-0,01', NO_NEGATIVO('Valor de otros')],
    ['19', 'mismo', '', 'Responda si es el mismo domicilio que el del inmueble'],
    ['19', 'idCalle', '', 'Elija la calle'],
    ['19', 'NroPuerta', '', 'Escriba el Nro Puerta'],
    ['19', 'NroPuerta', '12345678901', 'Nro Puerta: debe tener como máximo 10 caracteres'],
    ['19', 'Piso', '123', 'Piso: debe tener como máximo 2 caracteres'],
    ['19', 'Seccion', x(16), 'Seccion: debe tener como máximo 15 caracteres'],
    ['19', 'Manzana', '', 'Escriba la manzana'],
    ['19', 'Distrito', '', 'Escriba el distrito'],
    ['19', 'Dominio', '', 'Escriba el dominio'],
    ['19', 'idDeclarante', '', 'Elija el declarante'],
    ['14', 'instalacion', '', 'Elija Sí o No.'],
    ['14', 'desde', '', 'Este campo no puede estar vacío'],
    ['14', 'hasta', '', 'Este campo no puede estar vacío'],
    ['14', 'hasta', '2026-11-30', 'Hasta: no puede ser anterior a Desde'],
    ['14', 'perimetro', '', 'Este campo no puede estar vacío'],
    ['14', 'perimetro', '123456', 'Perímetro: debe tener como máximo 5 caracteres'],
    ['14', 'altura', '1234', 'Altura: debe tener como máximo 3 caracteres'],
    ['14', 'superficie', '123456', 'Superficie: debe tener como máximo 5 caracteres'],
  ])('formulario %s: %s "%s"', (codigo, campo, valor, texto) => {
    expect(errores(codigo, { [campo]: valor })).toEqual([`${campo}: ${texto}`])
  })

  test.each([
    [{ mismo: '1', manual: '', idCalle: '' }, 'padron: Busque el domicilio por su padrón o marque Editar Manualmente'],
    [
      { mismo: '1', manual: '', NroPuerta: '', Dominio: '' },
      'padron: Busque el domicilio por su padrón o marque Editar Manualmente',
    ],
    [{ mismo: '', manual: '', idCalle: '' }, 'mismo: Responda si es el mismo domicilio que el del inmueble'],
    [
      { mismo: '0', manual: '', Manzana: '' },
      'mismo: No se pudo traer el domicilio del inmueble: responda otra vez, o elija No para indicarlo',
    ],
  ])('formulario 19, con el domicilio cerrado: %j se dice una vez, donde se corrige', (distinto, error) => {
    expect(errores('19', distinto)).toEqual([error])
  })

  test('sin instalador, el aviso está junto a su CUIL', () => {
    expect(errores('14', { representante: '' })).toEqual(['cuil: Busque al instalador por su CUIL'])
  })

  test('de una empresa faltan cuál y su inscripción', () => {
    expect(errores('14', { empresaPublicidad: '1' })).toEqual([
      'nroInscripcion: Escriba el Nro Inscripción',
      'idInstitucion: Elija la empresa',
    ])
  })
})

describe('lo que está justo en el límite pasa', () => {
  test.each<[Codigo, object]>([
    ['2', { descripcionuso: x(45), supconantecedentes: '12345678', permisoconstruccionnro: '12345678901' }],
    ['2', { finaldeobranro: '12.345.678.901', trabajoautorizado5: x(100), observacion5: x(100) }],
    ['1bis', { nroresolucion: x(20), descripcionotros: x(100), supconstruida: '1.234,56' }],
    ['1bis', { rebaje: '2 huellas', metrosrebajecordon: 'nada que ver' }],
    ['19', { NroPuerta: '1234', Piso: '12', Dpto: 'AB', Seccion: x(15), Dominio: x(15) }],
    ['14', { perimetro: '99999', altura: '999', superficie: '99999' }],
    ['14', { desde: '2026-12-31' }],
    ['14', { empresaPublicidad: '1', idInstitucion: '2', nroInscripcion: '12345' }],
  ])('formulario %s: %j', (codigo, distinto) => {
    expect(errores(codigo, distinto)).toEqual([])
    expect(FORMULARIOS[codigo](distinto).respuestas).not.toBeNull()
  })
})
