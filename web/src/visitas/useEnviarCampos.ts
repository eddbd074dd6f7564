import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { avisar } from '../ui/avisos.ts'

interface Opciones<V> {
  readonly inicial: V
  readonly hacer: (valores: V) => Promise<{ readonly message: string }>
  readonly alTerminar: () => void
}

/** The few fields of one thing done to a visit: as typed, what the server says of them, and the doing, once. */
export function useEnviarCampos<V extends { readonly [campo: string]: string }>(opciones: Opciones<V>) {
  const { inicial, hacer, alTerminar } = opciones
  const consultas = useQueryClient()
  const [valores, setValores] = useState(inicial)
  const [ocupado, setOcupado] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const enCurso = useRef(false)
  const errores = error === null ? [] : erroresEnCampos(error, Object.keys(inicial))
  const enviar = async () => {
    if (enCurso.current) return
    enCurso.current = true
    setOcupado(true)
    setError(null)
    try {
      avisar((await hacer(valores)).message)
      void consultas.invalidateQueries({ queryKey: ['visitas'] })
      void consultas.invalidateQueries({ queryKey: ['carpetas'] })
      alTerminar()
    } catch (fallo) {
      setError(fallo)
      // It may have changed meanwhile: what is behind the dialog is read again.
      void consultas.invalidateQueries({ queryKey: ['visitas'] })
    }
    enCurso.current = false
    setOcupado(false)
  }
  return {
    valores,
    ocupado,
    /** What no field says by itself. */
    error: errores.some(({ campo }) => campo in inicial) ? null : error,
    enviar: () => void enviar(),
    cambiar: (cambio: Partial<V>) => setValores((previos) => ({ ...previos, ...cambio })),
    campo: (id: keyof V & string) => ({
      id,
      value: valores[id] ?? '',
      onChange: (valor: string) => setValores((previos) => ({ ...previos, [id]: valor })),
      error: errores.find((de) => de.campo === id)?.texto,
      disabled: ocupado,
    }),
  }
}
