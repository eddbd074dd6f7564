import { describe, expect, it } from 'vitest'
import { sinRotulo } from '../motivo.ts'
import { FilaDeCalle, FilaDePadron, FilaDeProfesional } from './columnas.ts'

const PADRON = {
  padron: '100001',
  provincial: '3100001',
  titular: 'NIEVA CLARA',
  calle: '',
  puerta: '',
  piso: '',
  departamento: '',
  seccion: '',
  manzana: '',
  parcela: '',
  distrito: '',
  dominio: '',
}
const PROVINCIAL = 'debe tener de 1 a 12 números, con guiones o espacios si los lleva, sin letras'
const DIGITO_VERIFICADOR =
  'el último número no corresponde a los anteriores. Si Excel lo redondeó, ponga la columna como texto y escríbalo otra vez'
const primerError = (resultado: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  resultado.error?.issues.map(({ path, message }) => `${String(path[0])}: ${sinRotulo(message)}`)[0]

describe('una fila de padrones', () => {
  it.each([
    ['dni', '123456', 'dni: debe tener 7 u 8 números'],
    ['dni', '1234567', undefined],
    ['dni', '12.345.678', undefined],
    ['dni', '123456789', 'dni: debe tener 7 u 8 números'],
    ['cuit', '2012345678', 'cuit: debe tener 11 números'],
    ['cuit', '20-12345678-6', undefined],
    ['cuit', '20-12345678-9', `cuit: ${DIGITO_VERIFICADOR}`],
    ['cuit', '20100000000', `cuit: ${DIGITO_VERIFICADOR}`],
    ['puerta', 'S/N', undefined],
    ['puerta', '12500', undefined],
    ['puerta', '1234567890', undefined],
    ['puerta', '12345678901', 'puerta: debe tener como máximo 10 caracteres'],
    ['puerta', '12 (bis)', "puerta: admite letras, números, '/', '-' y espacios"],
    ['departamento', '10B', undefined],
    ['departamento', 'PH-2 FONDO', undefined],
    ['departamento', 'PH-2 FONDO1', 'departamento: debe tener como máximo 10 caracteres'],
    ['provincial', '123456789012', undefined],
    ['provincial', '24-05 0001-3', undefined],
    ['provincial', '12-34-56-78-90-12', undefined],
    ['provincial', '1234567890123', `provincial: ${PROVINCIAL}`],
    ['provincial', '24/05', `provincial: ${PROVINCIAL}`],
    ['provincial', '- -', `provincial: ${PROVINCIAL}`],
    ['provincial', '1 2 3 4 5 6 7 8 9 10 11', 'provincial: debe tener como máximo 20 caracteres'],
    ['titular', 'N'.repeat(150), undefined],
    ['titular', 'N'.repeat(151), 'titular: debe tener como máximo 150 caracteres'],
    ['piso', '12', undefined],
    ['piso', '123', 'piso: debe tener como máximo 2 caracteres'],
  ])('%s %j', (campo, valor, error) => {
    expect(primerError(FilaDePadron.safeParse({ ...PADRON, [campo]: valor }))).toBe(error)
  })
})

it.each([
  ['31/12/2031', '2031-12-31'],
  ['1/2/2031', '2031-02-01'],
  ['01-02-2031', '2031-02-01'],
  ['2031-02-01', '2031-02-01'],
  ['31/02/2031', undefined],
  ['12/31/2031', undefined],
  ['', undefined],
])('el vencimiento %j es %s: primero el día', (vencimiento, dia) => {
  const fila = { cuil: '20253334445', profesion: 'X', universidad: 'X', matricula: 'X', domicilio: '', vencimiento }
  expect(FilaDeProfesional.safeParse(fila).data?.vencimiento).toBe(dia)
})

it.each([
  ['Habilitado', true],
  [' DESHABILITADO ', false],
  ['1', true],
  ['0', false],
  ['', undefined],
])('el estado %j es %s', (estado, habilitado) => {
  expect(FilaDeCalle.parse({ calle: 'SALTA', tipo: 'CALLE', estado }).estado).toBe(habilitado)
})
