import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { LLAMADAS } from './llamadas.ts'

/** What JSON can say and nothing can write as a text: whoever takes it for one throws. */
const SIN_TEXTO: readonly unknown[] = [{ toString: 1 }, { toString: '', valueOf: '' }, [{ toString: 1 }]]

/** The fields of an object, whatever else is made of it. */
function camposDe(esquema: z.core.$ZodType): string[] {
  const { def } = (esquema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return Object.keys(def.shape)
  if (def.type === 'pipe') return camposDe(def.in)
  if (def.type === 'optional') return camposDe(def.innerType)
  return def.type === 'union' ? def.options.flatMap(camposDe) : []
}

const CON_CAMPOS = LLAMADAS.flatMap(({ method, path, json }) => (json ? [[`${method} ${path}`, json] as const] : []))

it.each(CON_CAMPOS)('%s rechaza, y no falla, con algo que no es texto en todos sus campos o en uno', (_, json) => {
  const campos = camposDe(json)
  for (const malo of SIN_TEXTO) {
    const leer = (que: (campo: string) => unknown) =>
      json.safeParse(Object.fromEntries(campos.map((campo) => [campo, que(campo)])))
    expect(() => leer(() => malo)).not.toThrow()
    for (const uno of campos) expect(() => leer((campo) => (campo === uno ? malo : '1'))).not.toThrow()
  }
})
