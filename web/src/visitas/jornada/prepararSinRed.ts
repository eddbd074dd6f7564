import { useEffect, useState } from 'react'

/** How ready this phone is to work where there is no signal. */
export interface Preparacion {
  /** The portal's own pages are kept; null while it is not known. */
  readonly abre: boolean | null
  /** The browser promised not to throw away what is kept; null where it does not say. */
  readonly conserva: boolean | null
}

export function usePrepararSinRed(): Preparacion {
  const [preparacion, setPreparacion] = useState<Preparacion>({ abre: null, conserva: null })
  useEffect(() => {
    let actual = true
    const decir = (parte: Partial<Preparacion>) => {
      if (actual) setPreparacion((previa) => ({ ...previa, ...parte }))
    }
    void instalar().then((abre) => decir({ abre }))
    void conservar().then((conserva) => decir({ conserva }))
    return () => {
      actual = false
    }
  }, [])
  return preparacion
}

/** Only here: nobody else's browser gets the worker. */
async function instalar(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false
  try {
    const registro = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI), {
      updateViaCache: 'none',
    })
    const nuevo = registro.installing ?? registro.waiting
    if (registro.active || !nuevo) return registro.active !== null
    return await new Promise((listo) => {
      nuevo.addEventListener('statechange', () => {
        if (nuevo.state === 'activated') listo(true)
        if (nuevo.state === 'redundant') listo(false)
      })
    })
  } catch {
    return false
  }
}

async function conservar(): Promise<boolean | null> {
  if (!navigator.storage?.persist) return null
  return (await navigator.storage.persisted()) || (await navigator.storage.persist())
}
