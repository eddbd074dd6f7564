import type * as z from 'zod/mini'

const ESPERADO: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  array: 'una lista',
  object: 'un objeto',
}

/** A number as such or in a text, which the provider mixes, is the only choice that a reply leaves. */
const DE_OTRA_REGLA: Readonly<Record<string, string>> = {
  invalid_union: 'un número o un texto',
  too_small: 'algo, y no nada',
}

function claseDe(valor: unknown): string {
  if (valor === null) return 'null'
  if (Array.isArray(valor)) return 'una lista'
  if (typeof valor === 'number') return Number.isInteger(valor) ? 'un número' : 'un número con decimales'
  return { string: 'un texto', boolean: 'un sí o no' }[typeof valor as string] ?? 'un objeto'
}

const enCamino = (dato: unknown, camino: readonly PropertyKey[]): unknown =>
  camino.reduce<unknown>((valor, paso) => (valor === undefined ? undefined : Reflect.get(Object(valor), paso)), dato)

/** What of a reply is not as its schema has it, field by field, in words: what is missing, and what is of another kind. */
export function diferencias(esquema: z.ZodMiniType, dato: unknown): readonly string[] {
  if (dato === undefined) return ['la respuesta no es JSON']
  const leido = esquema.safeParse(dato)
  if (leido.success) return []
  return leido.error.issues.map((problema) => {
    const campo = problema.path.join('.') || 'la respuesta'
    const valor = enCamino(dato, problema.path)
    if (valor === undefined) return `${campo}: falta`
    const esperado = problema.code === 'invalid_type' ? ESPERADO[problema.expected] : DE_OTRA_REGLA[problema.code]
    return `${campo}: ${esperado ? `tiene que ser ${esperado}, y es ${claseDe(valor)}` : problema.message}`
  })
}
