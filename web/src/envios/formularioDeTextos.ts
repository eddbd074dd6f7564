import type { UseFormReturn } from 'react-hook-form'

/** A form of texts, whatever its fields: for pieces that several forms share. Each form's own names are checked where it is declared. */
export type FormularioDeTextos = UseFormReturn<Record<string, string>>
export const comoTextos = <C extends string>(form: UseFormReturn<Record<C, string>>) =>
  form as unknown as FormularioDeTextos
