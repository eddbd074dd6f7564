import { describe, expect, it } from 'vitest'
import { comoOracion, ErrorDePortal, errorDeCampo, erroresDeCampo } from './errores.ts'

describe('comoOracion', () => {
  it.each([
    ['Padron', 'debe tener solo números', 'Padrón: debe tener solo números'],
    ['values.cuil', 'es obligatorio', 'CUIL: es obligatorio'],
    ['contraseña', 'es obligatorio', 'Contraseña: es obligatoria'],
    ['Seccion', 'es obligatorio', 'Sección: es obligatoria'],
    ['idCalle', 'es obligatorio', 'Calle: es obligatoria'],
    ['redbajatension', 'es obligatorio', 'Red de baja tensión: es obligatoria'],
    ['supconantecedentes', 'es obligatorio', 'Superficie con antecedentes: es obligatoria'],
    ['cantarboles', 'es obligatorio', 'Cantidad de árboles: es obligatoria'],
    ['Padron', 'es obligatorio', 'Padrón: es obligatorio'],
    ['redgasnatural', 'no es un texto obligatorio', 'Red de gas natural: no es un texto obligatorio'],
    ['ArbolesVereda', 'es obligatorio', 'Árboles en vereda: son obligatorios'],
    ['observaciones', 'es obligatorio', 'Observaciones: son obligatorias'],
    ['archivos.0', 'está vacío', 'archivos: está vacío'],
    ['tecnicos.1.Domicilio', 'es obligatorio', 'Domicilio: es obligatorio'],
    ['campoSinEtiqueta', 'no es válido', 'campoSinEtiqueta: no es válido'],
    ['', 'no es válido', 'Datos: no es válido'],
    ['0', 'no es válido', 'Datos: no es válido'],
  ])('%s + predicado', (path, texto, oracion) => expect(comoOracion(path, texto)).toBe(oracion))

  it('una oración entera queda como está', () => {
    expect(comoOracion('files', 'Debe adjuntar archivos')).toBe('Debe adjuntar archivos')
    expect(comoOracion('files', 'Área no válida')).toBe('Área no válida')
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'un campo llamado %s no tiene etiqueta',
    (path) => {
      expect(comoOracion(path, 'no admite archivos')).toBe(`${path}: no admite archivos`)
    },
  )
})

it('errorDeCampo lleva la misma oración en message y en errors', () => {
  const error = errorDeCampo('idObraTipo', 'no existe', 404)
  expect(error).toBeInstanceOf(ErrorDePortal)
  expect([error.status, error.message, error.errors]).toEqual([
    404,
    'Tipo de obra: no existe',
    [{ msg: 'Tipo de obra: no existe', path: 'idObraTipo' }],
  ])
  expect(errorDeCampo('id', 'es obligatorio').status).toBe(400)
})

it('erroresDeCampo: uno por campo, el primero, en castellano', () => {
  expect(
    erroresDeCampo([
      { code: 'too_big', message: 'debe tener como máximo 5 caracteres', path: ['AnchoCalle'] },
      { code: 'custom', message: 'otra cosa', path: ['AnchoCalle'] },
      { code: 'invalid_type', message: 'Invalid input', path: ['Padron'] },
      { code: 'unrecognized_keys', message: 'Unrecognized key', path: ['extra'] },
    ]),
  ).toEqual([
    { path: 'AnchoCalle', msg: 'Ancho de calle: debe tener como máximo 5 caracteres' },
    { path: 'Padron', msg: 'Padrón: el valor no es válido' },
    { path: 'extra', msg: 'extra: no es un campo conocido' },
  ])
})
