import type { UseFormReturn } from 'react-hook-form'

declare const CAMPOS: unique symbol

/**
 * A form of texts that has these fields, whatever others: for pieces that several forms share. react-hook-form takes any
 * name of it; which ones it has is in its type, so that a piece asks for its own and a form without them does not compile.
 */
export type FormularioDeTextos<C extends string> = UseFormReturn<Record<string, string>> & {
  readonly [CAMPOS]?: (campo: C) => void
}
export const comoTextos = <C extends string>(form: UseFormReturn<Record<C, string>>) =>
  form as unknown as FormularioDeTextos<C>
