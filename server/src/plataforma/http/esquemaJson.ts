import { toleranciaDe } from '@catastro/domain/tipos'
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import * as z from 'zod/mini'

/** A schema as JSON schema: of what comes in, or of what goes out. */
export function esquemaJson(esquema: z.ZodMiniType, io: 'input' | 'output') {
  // openapi-3.0 writes 'nullable', which the serializer takes in stride; draft 7's anyOf costs it a validation per value.
  const opciones = { target: 'openapi-3.0', io, unrepresentable: 'any' } as const
  const { $schema: _, ...resto } = z.toJSONSchema(esquema, {
    ...opciones,
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'output') return
      tolerar(zodSchema, jsonSchema)
      sinNuloSuelto(jsonSchema)
    },
  })
  return resto
}

/** Writes replies of a call as JSON. Made ready with the first one: all of them at once are most of a start. */
export function escritorDe(esquema: z.ZodMiniType): (respuesta: unknown) => string {
  let escribir: ((respuesta: unknown) => string) | undefined
  return (respuesta) => {
    escribir ??= fastJsonStringify(esquemaJson(esquema, 'output') as Schema)
    return escribir(respuesta)
  }
}

/** OpenAPI 3.0 knows `nullable` only beside a type: of several shapes, the first may be null. */
function sinNuloSuelto(escrito: z.core.JSONSchema.BaseSchema & { nullable?: boolean }): void {
  const [primera, ...otras] = escrito.anyOf ?? []
  if (!escrito.nullable || escrito.type || !primera) return
  delete escrito.nullable
  escrito.anyOf = [Object.assign({}, primera, { nullable: true }), ...otras]
}

/** Writes down what is taken besides what the schema says. */
function tolerar(esquema: z.core.$ZodType, escrito: z.core.JSONSchema.BaseSchema): void {
  const tolerancia = toleranciaDe(esquema)
  if (!tolerancia) return
  if ('uno' in tolerancia) {
    const { uno } = tolerancia
    escrito.required = escrito.required?.filter((campo) => !uno.includes(campo)) ?? []
    escrito.anyOf = uno.map((campo) => ({ required: [campo] }))
    return
  }
  const dicho = { ...escrito }
  for (const clave of Object.keys(escrito)) Reflect.deleteProperty(escrito, clave)
  escrito.anyOf = [dicho, { enum: [...tolerancia.nada] }]
}
