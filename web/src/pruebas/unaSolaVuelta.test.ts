import { expect, test } from 'vitest'
import { FORMULARIO_27 } from '../elevadores/formulario27/campos27.ts'
import { FORMULARIO_28 } from '../elevadores/formulario28/campos28.ts'
import { FORMULARIO_29 } from '../elevadores/formulario29/formulario29.tsx'
import { FORMULARIO_30 } from '../elevadores/formulario30/campos30.ts'
import { FORMULARIO_31 } from '../elevadores/formulario31/formulario31.tsx'
import { FORMULARIO_1 } from '../formularios/formulario1/formulario1.tsx'
import { FORMULARIO_1BIS } from '../formularios/formulario1bis/camposFormulario1bis.ts'
import { FORMULARIO_2 } from '../formularios/formulario2/formulario2.tsx'
import { FORMULARIO_14 } from '../formularios/formulario14/camposFormulario14.ts'

/** One press tells everything that is wrong: what is missing, what is badly written and what does not go together. */

interface Formulario {
  readonly iniciales: object
  readonly validar: (valores: never) => { readonly errors: object }
}
const erroneos = ({ iniciales, validar }: Formulario, escrito: object = {}) =>
  Object.keys(validar({ ...iniciales, ...escrito } as never).errors)

test.each<readonly [string, Formulario]>([
  ['1', FORMULARIO_1],
  ['1bis', FORMULARIO_1BIS],
  ['2', FORMULARIO_2],
  ['14', FORMULARIO_14],
  ['27', FORMULARIO_27],
  ['28', FORMULARIO_28],
  ['29', FORMULARIO_29],
  ['30', FORMULARIO_30],
  ['31', FORMULARIO_31],
])('formulario %s: un dato mal escrito no esconde los que faltan', (_, formulario) => {
  const faltan = erroneos(formulario)
  expect(faltan.length).toBeGreaterThan(0)
  for (const mal of faltan.filter((campo) => !campo.startsWith('con'))) {
    const dichos = erroneos(formulario, { [mal]: '¬'.repeat(300) })
    expect([mal, ...faltan.filter((campo) => campo !== mal && !dichos.includes(campo))]).toEqual([mal])
  }
})

test('formulario 14: las fechas al revés y la empresa sin elegir se dicen con lo demás que falta', () => {
  const escrito = { desde: '2026-12-02', hasta: '2026-12-01', empresaPublicidad: '1' }
  expect(erroneos(FORMULARIO_14, escrito)).toEqual(
    expect.arrayContaining(['hasta', 'idInstitucion', 'nroInscripcion', 'perimetro', 'cuil']),
  )
})
