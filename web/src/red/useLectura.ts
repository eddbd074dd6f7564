import { useRef, useState } from 'react'

/**
 * For what is brought at a person's choice, and not with the screen: of two choices the later one counts, whichever answers
 * last, and why it did not come is kept until it does.
 */
export function useLectura<V, D>(leer: (pedido: V) => Promise<D>, alLeer: (datos: D) => void) {
  const ultima = useRef(0)
  const [leyendo, setLeyendo] = useState(false)
  const [fallo, setFallo] = useState<{ readonly error: unknown; readonly pedido: V } | null>(null)

  const empezar = () => {
    setFallo(null)
    return ++ultima.current
  }
  const pedir = async (pedido: V) => {
    const esta = empezar()
    setLeyendo(true)
    try {
      const datos = await leer(pedido)
      if (esta === ultima.current) alLeer(datos)
    } catch (error) {
      if (esta === ultima.current) setFallo({ error, pedido })
    }
    if (esta === ultima.current) setLeyendo(false)
  }
  return {
    leyendo,
    pedir: (pedido: V) => void pedir(pedido),
    /** Something else was chosen: what was on its way does not count any more. */
    olvidar: () => {
      empezar()
      setLeyendo(false)
    },
    /** What `AvisoDeFallo` needs to say it and to try again. */
    fallo: { error: fallo?.error ?? null, alReintentar: () => void (fallo && pedir(fallo.pedido)) },
  }
}
