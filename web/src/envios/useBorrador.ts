import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { BorradorEnServidor, type EstadoDelBorrador } from './BorradorEnServidor.ts'
import { borrarBorrador } from './borrador.ts'

export interface Borrador {
  readonly estado: EstadoDelBorrador
  readonly quedarseConLoDeAqui: () => void
  readonly usarLoAjeno: () => void
  /** Once it comes back all that is in the form is on the server; throws when it cannot be. */
  readonly asegurar: () => Promise<void>
}

export type FormularioConBorrador<T extends FieldValues> = UseFormReturn<T> & { readonly borrador: Borrador }

interface Opciones<T extends FieldValues> {
  /** Form and folder, as the filing names it (domain/src/borradores/reglas.ts). */
  readonly clave: string
  readonly form: UseFormReturn<T>
  /** The form's values out of a draft that may be older than the form; null: as the form starts. */
  readonly deDatos: (datos: object | null) => T
  /** What of the values can be kept: files cannot. */
  readonly comoDatos?: (valores: T) => object
}

/** Those on the screen now, by name, so that a filing can end its own. */
const abiertos = new Map<string, BorradorEnServidor>()

/** Forgets a draft here and stops keeping it: what it was for has been filed. */
export function olvidarBorrador(clave: string) {
  void abiertos.get(clave)?.terminar()
  borrarBorrador(clave)
}

/** Keeps what is typed in a form, here and on the server, and brings it back on any device. */
export function useBorrador<T extends FieldValues>(opciones: Opciones<T>): Borrador {
  const { clave, form, deDatos, comoDatos = (valores) => valores } = opciones
  const [motor] = useState(
    () =>
      new BorradorEnServidor(clave, comoDatos(form.getValues()), (datos) => {
        const valores = deDatos(datos)
        form.reset(valores as DefaultValues<T>)
        return comoDatos(valores)
      }),
  )
  const estado = useSyncExternalStore(motor.suscribir, motor.leerEstado)
  // Told, and not watched: a letter redraws its field, and not the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `comoDatos` is the same for the same form
  useEffect(() => {
    motor.cambiar(comoDatos(form.getValues()))
    return form.subscribe({ formState: { values: true }, callback: () => motor.cambiar(comoDatos(form.getValues())) })
  }, [motor, form.subscribe])
  useEffect(() => {
    abiertos.set(clave, motor)
    void motor.cargar()
    const alIrse = () => void motor.guardarYa()
    const alVolver = () => void (document.visibilityState === 'visible' ? motor.revisar() : motor.guardarYa())
    window.addEventListener('pagehide', alIrse)
    window.addEventListener('online', alIrse)
    document.addEventListener('visibilitychange', alVolver)
    return () => {
      window.removeEventListener('pagehide', alIrse)
      window.removeEventListener('online', alIrse)
      document.removeEventListener('visibilitychange', alVolver)
      if (abiertos.get(clave) === motor) abiertos.delete(clave)
      void motor.guardarYa()
    }
  }, [motor, clave])
  return {
    estado,
    quedarseConLoDeAqui: () => motor.quedarseConLoDeAqui(),
    usarLoAjeno: () => motor.usarLoAjeno(),
    asegurar: () => motor.asegurar(comoDatos(form.getValues())),
  }
}
