import { type Rotulo, rotulosDe } from '@catastro/domain/campo'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { avisar } from '../ui/avisos/avisos.ts'
import { ErrorSummary, erroresDelFormulario } from '../ui/avisos/ErrorSummary.tsx'
import { useUnaVez } from '../ui/botones/useUnaVez.ts'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { marcarRechazos, rechazosDelServidor } from './rechazo.ts'
import { resolverDe, validarCon } from './valoresDeFormulario.ts'

interface Opciones<V extends FieldValues> {
  readonly inicial: V
  /** The schema that the server validates with; without one, the server alone says what is wrong. */
  readonly esquema?: z.ZodMiniObject
  readonly guardar: (valores: V) => Promise<{ readonly message: string }>
  /** Milliseconds of the message: 6000 unless the specification says otherwise. */
  readonly duracion?: number
  /** It stays on the screen, and can be sent again. */
  readonly sigue?: boolean
  readonly alGuardar?: () => void
  /** What is read again however it ended: it may have changed meanwhile. */
  readonly releer?: readonly string[]
}

/**
 * A few fields that are saved with one button, in a dialog or on a card, and have no draft: as typed, what is wrong with
 * them, and the saving, once.
 */
export function useFicha<V extends FieldValues>(opciones: Opciones<V>) {
  const { inicial, esquema, guardar, duracion, sigue = false, alGuardar, releer = [] } = opciones
  const rotulos: Readonly<Record<string, Rotulo>> = esquema ? rotulosDe(esquema) : {}
  const form = useForm<V>({
    defaultValues: inicial as DefaultValues<V>,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    ...(esquema && {
      resolver: resolverDe((valores: V) => validarCon(esquema, valores) as { errors: FieldErrors<V> }),
    }),
  })
  const consultas = useQueryClient()
  const unaVez = useUnaVez()
  const [estado, setEstado] = useState<'abierta' | 'guardando' | 'guardada'>('abierta')
  const [fallo, setFallo] = useState<unknown>(null)

  const alValer = async (valores: V) => {
    setEstado('guardando')
    setFallo(null)
    try {
      const { message } = await guardar(valores)
      avisar(message, 'bien', duracion)
      // The button is gone before another click of it is taken.
      flushSync(() => {
        setEstado(sigue ? 'abierta' : 'guardada')
        alGuardar?.()
      })
    } catch (error) {
      setEstado('abierta')
      if (marcarRechazos(form, error).length === 0) setFallo(error)
    }
    for (const lista of releer) void consultas.invalidateQueries({ queryKey: [lista] })
  }
  const ocupado = estado === 'guardando'
  return {
    ...form,
    /** Why it was not saved, where no field says it. */
    fallo,
    ocupado,
    guardada: estado === 'guardada',
    enviar: () => void unaVez(form.handleSubmit(alValer)),
    /** What a bound input needs: `<FormText {...ficha.campo('Oficina')} />`. */
    campo: (name: FieldPath<V>) => ({
      control: form.control,
      name,
      label: rotulos[name]?.etiqueta ?? '',
      unidad: rotulos[name]?.unidad,
      disabled: estado !== 'abierta',
    }),
  }
}

/** What its form and its buttons need of it, whatever its fields. */
export interface EnvioDeFicha extends Pick<ReturnType<typeof useFicha>, 'fallo' | 'ocupado' | 'guardada' | 'enviar'> {
  readonly formState: { readonly errors: object; readonly submitCount: number }
}

/** Its fields, under what is wrong with them. */
export function CamposDeFicha({ id, ficha, children }: { id?: string; ficha: EnvioDeFicha; children: ReactNode }) {
  const { errors, submitCount } = ficha.formState
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    if (!ficha.guardada) ficha.enviar()
  }
  return (
    <form {...(id && { id })} onSubmit={enviar} noValidate>
      <ErrorSummary errores={erroresDelFormulario(errors)} intento={submitCount + rechazosDelServidor(errors)} />
      <FormStack>{children}</FormStack>
    </form>
  )
}
