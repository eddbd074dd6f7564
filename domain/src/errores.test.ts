import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { campo } from './campo.ts'
import { comoOracion, ErrorDePortal, errorDeCampo, erroresDe, erroresDeCampo } from './errores.ts'
import { Entero, IdElegido, Texto } from './tipos.ts'

describe('comoOracion', () => {
  it('a un predicado le antepone la etiqueta', () => {
    expect(comoOracion('Padrón', 'debe tener solo números')).toBe('Padrón: debe tener solo números')
  })

  it('una oración entera queda como está', () => {
    expect(comoOracion('Archivos', 'Debe adjuntar archivos')).toBe('Debe adjuntar archivos')
    expect(comoOracion('Archivos', 'Área no válida')).toBe('Área no válida')
  })

  it.each([
    ['Contraseña', 'Escriba la contraseña'],
    ['Sección', 'Escriba la sección'],
    ['Seccion', 'Escriba la sección'],
    ['Calle', 'Escriba la calle'],
    ['Matrícula', 'Escriba la matrícula'],
    ['Observación 1', 'Escriba la observación 1'],
    ['Universidad', 'Escriba la universidad'],
    ['Observaciones', 'Escriba las observaciones'],
    ['Razón social', 'Escriba la razón social'],
    ['Filas por página', 'Escriba las filas por página'],
    ['Árboles en vereda', 'Escriba los árboles en vereda'],
    ['Padrón', 'Escriba el padrón'],
    ['Nro Puerta', 'Escriba el Nro Puerta'],
    ['DNI del técnico especializado', 'Escriba el DNI del técnico especializado'],
    ['Trabajo autorizado 1', 'Escriba el trabajo autorizado 1'],
    ['Qué hay que corregir', 'Escriba qué hay que corregir'],
    ['Permiso de construcción número', 'Escriba el número de permiso de construcción'],
  ])('de %s, que se dejó en blanco, dice qué hacer', (etiqueta, oracion) => {
    expect(comoOracion(etiqueta, 'es obligatorio')).toBe(oracion)
  })

  it.each([
    ['Ancho de calle', 'm', 'Escriba el ancho de calle en metros'],
    ['Superficie con antecedentes', 'm²', 'Escriba la superficie con antecedentes en metros cuadrados'],
    ['Valor', '$', 'Escriba el valor en pesos'],
    ['Recolección de residuos', 'veces por semana', 'Escriba la recolección de residuos en veces por semana'],
    ['Metros de cerca', 'm', 'Escriba los metros de cerca'],
  ] as const)('y en qué se mide: %s', (etiqueta, unidad, oracion) => {
    expect(comoOracion({ etiqueta, unidad }, 'es obligatorio')).toBe(oracion)
  })

  it.each([
    ['Institución', 'Elija la institución'],
    ['Tipo de inmueble', 'Elija el tipo de inmueble'],
  ])('de %s, de cuya lista no se eligió nada, también', (etiqueta, oracion) => {
    expect(comoOracion(etiqueta, 'hay que elegir')).toBe(oracion)
    const esquema = z.object({ id: campo(etiqueta, IdElegido) })
    expect(erroresDe(esquema, esquema.safeParse({ id: '' }).error?.issues ?? [])).toEqual([
      { path: 'id', msg: oracion },
    ])
  })

  it('obligatorio en un caso es otra cosa: lleva su etiqueta', () => {
    expect(comoOracion('Qué se observó', 'es obligatorio donde no se cumple')).toBe(
      'Qué se observó: es obligatorio donde no se cumple',
    )
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
    { path: 'contraseña', msg: 'Escriba la contraseña' },
    { path: 'values.edad', msg: 'Edad: debe ser un número entero' },
  ])
})
