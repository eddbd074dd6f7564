import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OpcionesDeSubida } from '../red/subida.ts'
import { quitarAvisosMalos } from '../ui/avisos/avisos.ts'
import { anotandoFallo, olvidarFallo } from './falloDeEnvio.ts'
import type { Presentacion } from './presentacion.ts'
import { olvidarBorrador } from './useBorrador.ts'
import { useEnvio } from './useEnvio.ts'

interface Opciones<R> extends Pick<Presentacion, 'clave'> {
  readonly alPresentar: (respuesta: R) => void
  readonly alFallar?: (error: unknown) => void
}

/** Files what a form holds, once, and ends its draft; a failure keeps every answer. */
export function usePresentar<R>({ clave, alPresentar, alFallar }: Opciones<R>) {
  const consultas = useQueryClient()
  const { ocupado, progreso, enviar } = useEnvio()
  useEffect(() => () => olvidarFallo(clave), [clave])

  /** `huella`: what is sent; the same again after a failure is the same filing. `llamar` is the call. */
  const presentar = async (huella: object, llamar: (opciones: OpcionesDeSubida) => Promise<R>) => {
    quitarAvisosMalos()
    const entero = async () => {
      await enviar(JSON.stringify([clave, huella]), async (opciones) => {
        const respuesta = await llamar(opciones)
        olvidarBorrador(clave)
        alPresentar(respuesta)
      })
      void consultas.invalidateQueries()
    }
    await anotandoFallo(clave, entero, (error) => {
      alFallar?.(error)
      // What it was computed with may have changed meanwhile.
      void consultas.invalidateQueries({ queryKey: ['tarifas'] })
    })
  }
  return { ocupado, progreso, presentar }
}
