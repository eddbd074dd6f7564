import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { campo } from './campo.ts'
import { comoOracion, ErrorDePortal, errorDeCampo, erroresDe, erroresDeCampo } from './errores.ts'
import { Entero, Texto } from './tipos.ts'

describe('comoOracion', () => {
  it('a un predicado le antepone la etiqueta', () => {
    expect(comoOracion('Padrón', 'debe tener solo números')).toBe('Padrón: debe tener solo números')
  })

  it('una oración entera queda como está', () => {
    expect(comoOracion('Archivos', 'Debe adjuntar archivos')).toBe('Debe adjuntar archivos')
    expect(comoOracion('Archivos', 'Área no válida')).toBe('Área no válida')
  })

  it.each([
    ['Contraseña', 'es obligatoria'],
    ['Sección', 'es obligatoria'],
    ['Seccion', 'es obligatoria'],
    ['Calle', 'es obligatoria'],
    ['Superficie con antecedentes', 'es obligatoria'],
    ['Matrícula', 'es obligatoria'],
    ['Observación 1', 'es obligatoria'],
    ['Universidad', 'es obligatoria'],
    ['Observaciones', 'son obligatorias'],
    ['Filas por página', 'son obligatorias'],
    ['Árboles en vereda', 'son obligatorios'],
    ['Metros de cerca', 'son obligatorios'],
    ['Padrón', 'es obligatorio'],
    ['Ancho de calle', 'es obligatorio'],
    ['Nro Puerta', 'es obligatorio'],
    ['Trabajo autorizado 1', 'es obligatorio'],
  ])('%s: %s', (etiqueta, predicado) => {
    expect(comoOracion(etiqueta, 'es obligatorio')).toBe(`${etiqueta}: ${predicado}`)
  })
})

it('errorDeCampo lleva el motivo y el campo; la etiqueta la pone quien responde', () => {
  const error = errorDeCampo('idObraTipo', 'no existe', 404)
  expect(error).toBeInstanceOf(ErrorDePortal)
  expect([error.status, error.errors]).toEqual([404, [{ msg: 'no existe', path: 'idObraTipo' }]])
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
    { path: 'AnchoCalle', msg: 'debe tener como máximo 5 caracteres' },
    { path: 'Padron', msg: 'el valor no es válido' },
    { path: 'extra', msg: 'no es un campo conocido' },
  ])
})

it('erroresDe: los mismos, con las etiquetas del esquema que los rechazó', () => {
  const Persona = z.object({
    contraseña: campo('Contraseña', Texto(5)),
    values: z.object({ edad: campo('Edad', Entero(0, 9)) }),
  })
  const leido = Persona.safeParse({ contraseña: '', values: { edad: 'x' } })
  expect(erroresDe(Persona, leido.error?.issues ?? [])).toEqual([
    { path: 'contraseña', msg: 'Contraseña: es obligatoria' },
    { path: 'values.edad', msg: 'Edad: debe ser un número entero' },
  ])
})
