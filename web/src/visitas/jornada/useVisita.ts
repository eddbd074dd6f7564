import { useCallback, useEffect, useRef, useState } from 'react'
import { textoDelError } from '../../ui/avisos/errorConTexto.ts'
import type { VisitaGuardada } from '../telefono/tipos.ts'
import { guardarVisita } from '../telefono/visitasGuardadas.ts'

export type Cambio = Partial<Pick<VisitaGuardada, 'respuestas' | 'resultado' | 'notas' | 'camara'>>

/** A visit being filled in: each change is kept on the phone at once, in its order, and what could not be is said. */
export function useVisita(inicial: VisitaGuardada) {
  const [visita, setVisita] = useState(inicial)
  const [error, setError] = useState<string | null>(null)
  const actual = useRef(inicial)
  const cola = useRef<Promise<unknown>>(Promise.resolve())
  const montada = useRef(true)
  useEffect(() => {
    montada.current = true
    return () => {
      montada.current = false
    }
  }, [])

  const cambiar = useCallback((cambio: Cambio | ((visita: VisitaGuardada) => Cambio)): Promise<boolean> => {
    const nueva = { ...actual.current, ...(typeof cambio === 'function' ? cambio(actual.current) : cambio) }
    actual.current = nueva
    setVisita(nueva)
    const guardado = cola.current.then(async () => {
      // Those typed meanwhile go together.
      if (actual.current !== nueva) return true
      try {
        await guardarVisita(nueva)
        if (montada.current) setError(null)
        return true
      } catch (fallo) {
        if (montada.current) setError(textoDelError(fallo))
        return false
      }
    })
    cola.current = guardado
    return guardado
  }, [])
  /** Nothing more is on its way to the phone's memory; false: it could not be kept. */
  const guardada = useCallback(async () => (await cola.current) !== false, [])
  return { visita, error, cambiar, guardada }
}
