import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { campo, rotuloDeLlamada, rotuloDelEsquema, rotulosDe } from './campo.ts'
import type { DeclaracionDeLlamada } from './llamada.ts'
import { LLAMADAS } from './llamadas.ts'
import { Cuil, TextoOpcional } from './tipos.ts'

const Corto = TextoOpcional(2)
const Domicilio = z.object({
  Piso: campo('Piso', z.optional(Corto)),
  Dpto: z._default(z.nullable(campo('Departamento', Corto)), ''),
  lista: campo('Observaciones', z.array(z.object({ texto: campo('Qué hay que corregir', Corto), id: Corto }))),
  cuil: Cuil,
  cuilDelDueno: campo('CUIL del dueño', Cuil),
  valor: campo('Valor', Corto, '$'),
})

test.each([
  ['Piso', 'Piso'],
  ['Dpto', 'Departamento'],
  ['lista', 'Observaciones'],
  ['lista.0', 'Observaciones'],
  ['lista.3.texto', 'Qué hay que corregir'],
  ['lista.3.id', 'Observaciones'],
  ['cuil', 'CUIL'],
  ['cuilDelDueno', 'CUIL del dueño'],
  ['otro', 'otro'],
  ['toString', 'toString'],
  ['otros.0', 'otros'],
  ['', 'Datos'],
  ['0', 'Datos'],
])('%s se llama «%s»', (path, etiqueta) => {
  expect(rotuloDelEsquema(Domicilio, path).etiqueta).toBe(etiqueta)
})

test('los rótulos de un formulario, con su unidad', () => {
  const { Piso, Dpto, valor } = rotulosDe(Domicilio)
  expect([Piso, Dpto, valor]).toEqual([
    { etiqueta: 'Piso' },
    { etiqueta: 'Departamento' },
    { etiqueta: 'Valor', unidad: '$' },
  ])
})

test('un mismo nombre se llama como lo llama cada llamada', () => {
  const deLlamada = (path: string) => LLAMADAS.find((l) => l.path === path) ?? LLAMADAS[0]
  const como = (path: string, nombre: string) =>
    rotuloDeLlamada(deLlamada(path) as DeclaracionDeLlamada, nombre).etiqueta
  expect([
    como('/usuarios/login', 'contraseña'),
    como('/documentacion/altaFormulario14', 'idInstitucion'),
    como('/catastroReparticiones/crearOficina', 'idInstitucion'),
    como('/documentacion/altaFormulario14', 'comprobante'),
    como('/documentacion/alta', 'CoquisManzana'),
    como('/inspectores/agregarInspector', 'Oficina'),
    como('/catastroReparticiones/crearOficina', 'Oficina'),
    como('/pagos/preparar', 'padron'),
    como('/documentacion/altaFormulario19', 'Seccion'),
    como('/formulario/agregarDomicilioObra', 'Seccion'),
    como('/formulario/agregarDomicilioObra', '__proto__'),
  ]).toEqual([
    'Contraseña',
    'Empresa',
    'Institución',
    'Comprobante de pago',
    'Croquis de manzana',
    'Oficina',
    'Nombre',
    'Padrón',
    'Seccion',
    'Sección',
    '__proto__',
  ])
})

describe('cada campo que una llamada puede rechazar tiene su etiqueta', () => {
  test.each(LLAMADAS.map((l) => [`${l.method} ${l.path}`, l] as const))('%s', (_, l) => {
    const campos = [l.params, l.query, l.json, l.partes?.campos].flatMap((esquema) =>
      esquema ? camposDe(esquema) : [],
    )
    const sinEtiqueta = campos.filter((path) => {
      const ultimo = path.split('.').at(-1)
      return (
        !/^[A-ZÁÉÍÓÚÑ]/.test(rotuloDeLlamada(l, path).etiqueta) ||
        (rotuloDeLlamada(l, path).etiqueta === ultimo && !NOMBRES.includes(ultimo))
      )
    })
    expect(sinEtiqueta).toEqual([])
  })

  /** Those whose label is their name on the wire. */
  const NOMBRES: readonly string[] = [
    'Departamento',
    'Distrito',
    'Domicilio',
    'Dominio',
    'Factor',
    'Manzana',
    'Oficina',
    'Parcela',
    'Piso',
    'Seccion',
    'Tarifa',
    'Timbrado',
  ]

  /** The paths that an error can come from: what takes anything refuses nothing. */
  function camposDe(esquema: z.core.$ZodType, path = ''): string[] {
    const { def } = (esquema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'optional':
      case 'nullable':
      case 'default':
        return camposDe(def.innerType, path)
      case 'pipe':
        return [...camposDe(def.in, path), ...camposDe(def.out, path)]
      case 'union':
        return def.options.flatMap((opcion) => camposDe(opcion, path))
      case 'array':
        return [path, ...camposDe(def.element, `${path}.0`)]
      case 'object':
        return [
          ...(path ? [path] : []),
          ...Object.entries(def.shape).flatMap(([n, regla]) => camposDe(regla, path ? `${path}.${n}` : n)),
        ]
      default:
        return def.type === 'unknown' || def.type === 'transform' || path === '' ? [] : [path]
    }
  }
})
