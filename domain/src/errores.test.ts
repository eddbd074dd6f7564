import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { campo } from './campo.ts'
import { ErrorDePortal, errorDeCampo, erroresDe, erroresDeCampo } from './errores.ts'
import { comoMaximo, comoOracion, predicado, SIN_ELEGIR, sinRotulo, VACIO } from './motivo.ts'
import { Entero, IdElegido, Texto } from './tipos.ts'

describe('comoOracion', () => {
  it('a un motivo dicho con palabras le antepone la etiqueta', () => {
    const rotulo = { etiqueta: 'Padrón', articulo: 'el' } as const
    expect(comoOracion(rotulo, predicado('debe tener solo números'))).toBe('Padrón: debe tener solo números')
    expect(comoOracion(rotulo, predicado('Área no válida'))).toBe('Padrón: Área no válida')
    expect(comoOracion(rotulo, comoMaximo(5))).toBe('Padrón: debe tener como máximo 5 caracteres')
    expect(comoOracion({ etiqueta: 'Adjunte comprobante de pago:', articulo: 'el' }, predicado('no se admite'))).toBe(
      'Adjunte comprobante de pago: no se admite',
    )
  })

  it('una oración entera queda como está, empiece como empiece', () => {
    const rotulo = { etiqueta: 'Archivos', articulo: 'los' } as const
    for (const oracion of ['Debe adjuntar archivos', 'Área no válida', 'e-mail repetido']) {
      expect(comoOracion(rotulo, oracion)).toBe(oracion)
    }
  })

  it.each([
    ['Contraseña', 'la', 'Escriba la contraseña'],
    ['Día', 'el', 'Escriba el día'],
    ['Hasta', 'la fecha', 'Escriba la fecha hasta'],
    ['Desde', 'el mes', 'Escriba el mes desde'],
    ['Seccion', 'la', 'Escriba la sección'],
    ['Observación 1', 'la', 'Escriba la observación 1'],
    ['Árboles en vereda', 'los', 'Escriba los árboles en vereda'],
    ['Nro Puerta', 'el', 'Escriba el Nro Puerta'],
    ['DNI del técnico especializado', 'el', 'Escriba el DNI del técnico especializado'],
    ['Qué hay que corregir', '', 'Escriba qué hay que corregir'],
    ['Permiso de construcción número', 'el', 'Escriba el número de permiso de construcción'],
  ] as const)('de %s, que se dejó en blanco, dice qué hacer', (etiqueta, articulo, oracion) => {
    expect(comoOracion({ etiqueta, articulo }, VACIO)).toBe(oracion)
  })

  it.each([
    ['Ancho de calle', 'el', 'm', 'Escriba el ancho de calle en metros'],
    ['Superficie', 'la', 'm²', 'Escriba la superficie en metros cuadrados'],
    ['Valor', 'el', '$', 'Escriba el valor en pesos'],
    ['Recolección de residuos', 'la', 'veces por semana', 'Escriba la recolección de residuos en veces por semana'],
    ['Metros de cerca', 'los', 'm', 'Escriba los metros de cerca'],
  ] as const)('y en qué se mide: %s', (etiqueta, articulo, unidad, oracion) => {
    expect(comoOracion({ etiqueta, articulo, unidad }, VACIO)).toBe(oracion)
  })

  it.each([
    ['Institución', 'la', 'Elija la institución'],
    ['Tipo de inmueble', 'el', 'Elija el tipo de inmueble'],
  ] as const)('de %s, de cuya lista no se eligió nada, también', (etiqueta, articulo, oracion) => {
    const esquema = z.object({ id: campo(etiqueta, articulo, IdElegido) })
    expect(erroresDe(esquema, esquema.safeParse({ id: '' }).error?.issues ?? [])).toEqual([
      { path: 'id', msg: oracion },
    ])
  })

  it('sin rótulo, al lado de su campo o al pie de su columna', () => {
    const dichos = [VACIO, SIN_ELEGIR, comoMaximo(5), predicado('no existe'), 'Elija la calle'].map(sinRotulo)
    expect(dichos).toEqual([
      'es obligatorio',
      'hay que elegir',
      'debe tener como máximo 5 caracteres',
      'no existe',
      'Elija la calle',
    ])
  })
})

it('errorDeCampo lleva el motivo y el campo; la etiqueta la pone quien responde', () => {
  const error = errorDeCampo('idObraTipo', 'no existe', 404)
  expect(error).toBeInstanceOf(ErrorDePortal)
  expect([error.status, error.errors]).toEqual([404, [{ msg: 'no existe', path: 'idObraTipo' }]])
  expect(errorDeCampo('id', VACIO).status).toBe(400)
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
    { path: 'Padron', msg: predicado('el valor no es válido') },
    { path: 'extra', msg: predicado('no es un campo conocido') },
  ])
})

it('erroresDe: los mismos, con las etiquetas del esquema que los rechazó', () => {
  const Persona = z.object({
    contraseña: campo('Contraseña', 'la', Texto(5)),
    values: z.object({ edad: campo('Edad', 'la', Entero(0, 9)) }),
  })
  const leido = Persona.safeParse({ contraseña: '', values: { edad: 'x' } })
  expect(erroresDe(Persona, leido.error?.issues ?? [])).toEqual([
    { path: 'contraseña', msg: 'Escriba la contraseña' },
    { path: 'values.edad', msg: 'Edad: debe ser un número entero' },
  ])
})
