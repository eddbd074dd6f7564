import { comoOracion } from '@catastro/domain/motivo'
import { soloDigitos } from '@catastro/domain/tipos'
import { type ReactNode, useState } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useController } from 'react-hook-form'
import type * as z from 'zod/mini'
import { textoDelError } from '../ui/avisos/errorConTexto.ts'
import { useUnaVez } from '../ui/botones/useUnaVez.ts'
import { CampoConBusqueda } from '../ui/campos/CampoConBusqueda.tsx'

interface Props<T extends FieldValues> {
  readonly form: UseFormReturn<T>
  readonly name: Path<T>
  readonly label: string
  readonly help: string
  /** The button's name, which says what is looked for. */
  readonly boton: string
  /** What may be looked for, without dots, spaces and hyphens: the server's own rule. */
  readonly esquema: z.ZodMiniType<string>
  /** Finds it and puts it into the form; what it throws is said beside the field. */
  readonly buscar: (valor: string) => Promise<void>
  /** Other text: what had been found is no longer what is asked for. */
  readonly alCambiar?: () => void
  readonly disabled?: boolean
  /** Another way to say the value, below the field: as if it had been typed and looked for. */
  readonly otraManera?: (elegir: (valor: string) => void) => ReactNode
}

/** A field of a form whose value is looked up: a person by CUIL, a professional by document, a property by padron. */
export function FormBusqueda<T extends FieldValues>(props: Props<T>) {
  const { form, name, label, help, boton, esquema, buscar, alCambiar, disabled = false, otraManera } = props
  const { setError, clearErrors, control } = form
  const { field, fieldState } = useController({ control, name })
  const [buscando, setBuscando] = useState(false)
  // Who is not an owner yet becomes one by being looked for.
  const unaVez = useUnaVez()

  const cambiar = (texto: string) => {
    field.onChange(texto)
    alCambiar?.()
  }
  const alBuscar = async (escrito: string) => {
    const leido = esquema.safeParse(soloDigitos(escrito))
    if (!leido.success) {
      const motivo = leido.error.issues[0]?.message ?? ''
      // Whatever is looked for is a CUIL, a document or a padron.
      setError(name, { message: comoOracion({ etiqueta: label, articulo: 'el' }, motivo) }, { shouldFocus: true })
      return
    }
    setBuscando(true)
    clearErrors(name)
    try {
      field.onChange(leido.data as PathValue<T, Path<T>>)
      await buscar(leido.data)
    } catch (error) {
      setError(name, { message: textoDelError(error) }, { shouldFocus: true })
    }
    setBuscando(false)
  }
  const value = String(field.value ?? '')
  return (
    <>
      <CampoConBusqueda
        {...field}
        id={name}
        label={label}
        help={help}
        value={value}
        error={fieldState.error?.message}
        boton={boton}
        ocupado={buscando}
        disabled={disabled}
        alBuscar={() => void unaVez(() => alBuscar(value))}
        onChange={cambiar}
      />
      {otraManera?.((valor) => {
        cambiar(valor)
        void alBuscar(valor)
      })}
    </>
  )
}
