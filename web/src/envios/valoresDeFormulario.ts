import { erroresDe } from '@catastro/domain/errores'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** The answers of a form as typed: '' until answered. */
export type Valores<Campo extends string> = Record<Campo, string>

export interface Validacion<Campo extends string, Respuestas> {
  /** As the server expects them; null while something is wrong. */
  readonly respuestas: Respuestas | null
  readonly errors: FieldErrors<Valores<Campo>>
}

export const valoresDe = <Campo extends string>(campos: readonly Campo[], valor: (campo: Campo) => string) =>
  Object.fromEntries(campos.map((campo) => [campo, valor(campo)])) as Valores<Campo>

/** What a draft holds, as far as the form still asks for it; the rest as the form starts. */
export function valoresDeBorrador<Campo extends string>(
  datos: object | null,
  iniciales: Valores<Campo>,
): Valores<Campo> {
  const guardados = new Map<string, unknown>(Object.entries(datos ?? {}))
  return valoresDe(Object.keys(iniciales) as Campo[], (campo) => {
    const guardado = guardados.get(campo)
    return typeof guardado === 'string' ? guardado : iniciales[campo]
  })
}

/**
 * The same schema that the server validates with, its errors as the sentences that a person reads, in the order of the
 * form's fields. `texto` may say a field's error in other words on the screen.
 */
export function validarCon<Campo extends string, E extends z.ZodMiniType>(
  esquema: E,
  valores: Valores<Campo>,
  texto: (campo: Campo, msg: string) => string = (_, msg) => msg,
): Validacion<Campo, z.output<E>> {
  const leido = esquema.safeParse(valores)
  if (leido.success) return { respuestas: leido.data, errors: {} }
  const errores = new Map(erroresDe(esquema, leido.error.issues).map(({ path, msg }) => [path, msg]))
  const errors = Object.fromEntries(
    (Object.keys(valores) as Campo[]).flatMap((campo) => {
      const msg = errores.get(campo)
      return msg === undefined ? [] : [[campo, { type: 'regla', message: texto(campo, msg) }]]
    }),
  ) as FieldErrors<Valores<Campo>>
  return { respuestas: null, errors }
}

/** What `validar` finds wrong, as react-hook-form takes it. */
export const resolverDe =
  <V extends FieldValues>(validar: (valores: V) => { readonly errors: FieldErrors<V> }): Resolver<V> =>
  (values) => {
    const { errors } = validar(values)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
