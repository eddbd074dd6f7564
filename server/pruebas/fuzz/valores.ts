import fc from 'fast-check'
import type * as z from 'zod/mini'

/** What some field or other takes, so that a request gets past its first check. */
const BUENOS: readonly string[] = [
  ...[
    '1',
    '2',
    '5',
    '12',
    '1001',
    '1007',
    '100001',
    '20253334445',
    '27309991112',
    '2026-11-23',
    '12,50',
    '1500',
    'S/N',
  ],
  ...[
    'Romano',
    'Muñecas',
    'clara.nieva@example.com',
    'carpeta-1',
    'formulario1-1001',
    'veredas',
    'calles',
    'propietario',
  ],
  ...['0123456789ABCDEFGHJK', '6f1c1f8e-2b7e-4d0e-9d3a-0a1b2c3d4e5f', 'PRESENTADO', '2026-11-23T10:00:00-03:00'],
]

/** What nobody means: lengths, signs that are not seen, other alphabets, what means something to some program. */
const MALOS: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    '',
    ' ',
    '\n',
    '-0',
    '1e999',
    '٣',
    '9'.repeat(400),
  ],
  ...[
    'a'.repeat(5000),
    '\u0000',
    'a\u0000b',
    '\ud800',
    'ana\u202Epdf',
    '\u200B',
    '😀'.repeat(300),
    'e\u0301'.repeat(50),
  ],
  ...[
    `'; drop table carpeta; --`,
    '<script>alert(1)</script>',
    '{{7*7}}',
    '%00',
    '%s%n',
    '../../etc/passwd',
    '__proto__',
  ],
  ...['null', 'undefined', 'NaN', 'true', '[]', '{}', [], {}, [[]], [null], ['1', '2'], { length: 1 }, { toString: 1 }],
  ...[JSON.parse('{"__proto__":{"a":1},"constructor":1}'), anidado(60), anidado(400)],
]

function anidado(niveles: number): unknown {
  let dato: unknown = 'a'
  for (let n = 0; n < niveles; n += 1) dato = n % 2 === 0 ? [dato] : { a: dato }
  return dato
}

const malo: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...MALOS) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

const casiSiempre = (bueno: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: bueno }, { weight: 1, arbitrary: malo })

/** Something for a schema: mostly of its shape, and anything at all where it is wrong. */
export function valorPara(esquema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (esquema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return casiSiempre(fc.constantFrom(...BUENOS))
    case 'number':
      return casiSiempre(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(1001, 1002, 1007, 100001)))
    case 'literal':
      return casiSiempre(fc.constantFrom(...def.values))
    case 'enum':
      return casiSiempre(fc.constantFrom(...Object.values(def.entries)))
    case 'union':
      return fc.oneof(...def.options.map(valorPara))
    case 'optional':
    case 'default':
      return fc.oneof(
        { weight: 3, arbitrary: valorPara(def.innerType) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
    case 'nullable':
      return fc.oneof({ weight: 3, arbitrary: valorPara(def.innerType) }, { weight: 1, arbitrary: fc.constant(null) })
    case 'pipe':
      return valorPara(def.in)
    case 'array':
      return casiSiempre(fc.array(valorPara(def.element), { maxLength: 4 }))
    case 'object':
      return casiSiempre(
        fc.record(Object.fromEntries(Object.entries(def.shape).map(([clave, regla]) => [clave, valorPara(regla)]))),
      )
    default:
      return fc.oneof(fc.jsonValue({ maxDepth: 3 }), malo)
  }
}
