import { useEffect, useState } from 'react'
import { alCambiar } from './cambios.ts'

/** What the phone keeps, read again each time that any tab changes it; undefined until it is known. */
export function useDatoDelTelefono<T>(leer: () => Promise<T>, clave: string): { dato: T | undefined; error: unknown } {
  const [leido, setLeido] = useState<{ clave: string; dato: T | undefined; error: unknown }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `clave` says what `leer` reads
  useEffect(() => {
    let actual = true
    const releer = () => {
      leer().then(
        (dato) => actual && setLeido({ clave, dato, error: null }),
        (error: unknown) => actual && setLeido({ clave, dato: undefined, error }),
      )
    }
    releer()
    const dejar = alCambiar(releer)
    return () => {
      actual = false
      dejar()
    }
  }, [clave])
  return leido?.clave === clave ? leido : { dato: undefined, error: null }
}
