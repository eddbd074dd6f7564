import { type Rotulo, rotulosDe } from '@catastro/domain/campo'
import { erroresDe } from '@catastro/domain/errores'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { avisar } from '../../ui/avisos.ts'
import type { ErrorDelResumen } from '../../ui/ErrorSummary.tsx'

/** How long what was saved is seen before the modal closes and the list is read again. */
export const ESPERA_MS = 2000

interface Opciones<V> {
  readonly inicial: V
  /** The schema that the server validates with. */
  readonly esquema: z.ZodMiniObject
  readonly guardar: (valores: V) => Promise<{ readonly message: string }>
  /** Milliseconds of the message: 6000 unless the specification says otherwise. */
  readonly duracion?: number
  /** Closes, and reads the list again. */
  readonly alTerminar: () => void
  readonly espera?: number
}

/** A record being added or changed: its fields as typed, what is wrong with them, and the saving. */
export function useRegistro<V extends { readonly [campo: string]: string }>(opciones: Opciones<V>) {
  const { inicial, esquema, guardar, duracion, alTerminar, espera = ESPERA_MS } = opciones
  const rotulos: Readonly<Record<string, Rotulo>> = rotulosDe(esquema)
  const [valores, setValores] = useState(inicial)
  const [errores, setErrores] = useState<readonly ErrorDelResumen[]>([])
  const [intento, setIntento] = useState(0)
  const [fallo, setFallo] = useState<unknown>(null)
  const [estado, setEstado] = useState<'abierto' | 'guardando' | 'guardado'>('abierto')
  const enCurso = useRef(false)
  const terminar = useRef(alTerminar)
  terminar.current = alTerminar

  useEffect(() => {
    if (estado !== 'guardado') return
    const reloj = setTimeout(() => terminar.current(), espera)
    return () => clearTimeout(reloj)
  }, [estado, espera])

  const rechazar = (nuevos: readonly ErrorDelResumen[]) => {
    setErrores(nuevos)
    setIntento((n) => n + 1)
  }
  const enviar = async () => {
    if (enCurso.current) return
    const leido = esquema.safeParse(valores)
    if (!leido.success) {
      rechazar(erroresDe(esquema, leido.error.issues).map(({ path, msg }) => ({ campo: path, texto: msg })))
      return
    }
    enCurso.current = true
    setErrores([])
    setFallo(null)
    setEstado('guardando')
    try {
      const { message } = await guardar(valores)
      avisar(message, 'bien', duracion)
      setEstado('guardado')
    } catch (error) {
      enCurso.current = false
      setEstado('abierto')
      const deCampos = erroresEnCampos(error, Object.keys(inicial))
      setFallo(deCampos.length > 0 ? null : error)
      rechazar(deCampos)
    }
  }
  return {
    valores,
    errores,
    intento,
    /** Why it was not saved, where no field says it. */
    fallo,
    ocupado: estado !== 'abierto',
    guardado: estado === 'guardado',
    enviar,
    cambiar: (cambios: Partial<V>) => setValores((previos) => ({ ...previos, ...cambios })),
    /** What an input needs: `<TextInput {...registro.campo('Oficina')} />`. */
    campo: (id: keyof V & string) => ({
      id,
      label: rotulos[id]?.etiqueta ?? '',
      unidad: rotulos[id]?.unidad,
      value: valores[id] ?? '',
      onChange: (valor: string) => setValores((previos) => ({ ...previos, [id]: valor })),
      error: errores.find((error) => error.campo === id)?.texto,
      disabled: estado !== 'abierto',
    }),
  }
}

export type Registro = Pick<
  ReturnType<typeof useRegistro>,
  'errores' | 'intento' | 'fallo' | 'ocupado' | 'guardado' | 'enviar'
>
