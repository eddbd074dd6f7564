import { expect, it, test } from 'vitest'
import { comoVino, faltasDelTexto } from '../notificaciones/textos.ts'
import { camposDe } from './configurables.ts'
import { CLAVES_DE_CORREO, CORREOS } from './correos.ts'

test.each(CLAVES_DE_CORREO)('%s se puede guardar como vino', (clave) => {
  const dice = comoVino(CORREOS[clave])
  expect(faltasDelTexto(CORREOS[clave], dice)).toEqual([])
  expect(Object.fromEntries(camposDe(clave).map(([campo, { semilla }]) => [campo, semilla]))).toEqual(dice)
  for (const [campo, { max }] of camposDe(clave)) expect(dice[campo as keyof typeof dice].length).toBeLessThan(max)
  // As long as the column where it is kept.
  expect(clave.length).toBeLessThanOrEqual(40)
})

it('son todos, y ninguno se llama como otro', () => {
  expect(CLAVES_DE_CORREO).toHaveLength(55)
  expect(new Set(CLAVES_DE_CORREO.map((clave) => CORREOS[clave].titulo)).size).toBe(55)
})

it('el del propietario no ofrece lo que se le escribe a quien la presentó, ni quién es, ni su código (A-205)', () => {
  expect(Object.keys(CORREOS['correo.obraDelPropietario'].campos)).toEqual(['carpeta', 'estado', 'novedad'])
  expect(Object.keys(CORREOS['correo.obraDelPropietarioBorrada'].campos)).toEqual(['carpeta'])
  expect(Object.keys(CORREOS['correo.obraAprobada'].campos)).toEqual(['donde', 'tramite'])
  expect(Object.keys(CORREOS['correo.reservado'].campos)).toEqual(['que', 'numero', 'estado'])
})
