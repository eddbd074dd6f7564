import { useCallback, useEffect, useState } from 'react'
import { llaves } from '../telefono/llaves.ts'

export type Llave = 'pidiendo' | 'mia' | 'de otra'

/** Two tabs of a phone do not fill in the same visit: the second one says so, waits its turn, and may take it over. */
export function useLlave(nombre: string): { llave: Llave; tomar: () => void } {
  const [llave, setLlave] = useState<Llave>('pidiendo')
  const [robar, setRobar] = useState(false)
  useEffect(() => {
    // Where a browser has no locks, the phone's memory still keeps what was signed first.
    const todas = llaves()
    if (todas === null) return setLlave('mia')
    const corte = new AbortController()
    const decir = (nueva: Llave) => {
      if (!corte.signal.aborted) setLlave(nueva)
    }
    let soltar = () => {}
    const tener = () =>
      new Promise<void>((resolver) => {
        soltar = resolver
        if (corte.signal.aborted) resolver()
        else decir('mia')
      })
    const pedir = async () => {
      if (robar) return todas.request(nombre, { steal: true }, tener)
      const libre = await todas.request(nombre, { ifAvailable: true }, (dada) => dada && tener().then(() => true))
      if (libre === null && !corte.signal.aborted) {
        decir('de otra')
        await todas.request(nombre, { signal: corte.signal }, tener)
      }
    }
    // Another tab took it over, or this one left while it waited.
    pedir().catch(() => decir('de otra'))
    return () => {
      corte.abort()
      soltar()
    }
  }, [nombre, robar])
  const tomar = useCallback(() => setRobar(true), [])
  return { llave, tomar }
}
