import { useEffect, useLayoutEffect, useState } from 'react'

const formularioDe = (id: string) => document.getElementById(id)?.closest('form')

/**
 * Whoever sends a form while what was chosen in its field is being looked at waits for it: the form is sent once that is over,
 * and not at all where something was refused. Answers whether somebody waits.
 */
export function useEsperaDelFormulario(id: string, revisando: boolean, rechazado: boolean): boolean {
  const [pedido, setPedido] = useState(false)
  // From the moment that 'Revisando…' is read: a plain effect comes after it, and a form sent in between would not wait.
  useLayoutEffect(() => {
    const formulario = formularioDe(id)
    if (!revisando || !formulario) return
    const parar = (evento: Event) => {
      evento.preventDefault()
      evento.stopPropagation()
      setPedido(true)
    }
    formulario.addEventListener('submit', parar, { capture: true })
    return () => formulario.removeEventListener('submit', parar, { capture: true })
  }, [id, revisando])
  useEffect(() => {
    if (!pedido || revisando) return
    setPedido(false)
    if (!rechazado) formularioDe(id)?.requestSubmit()
  }, [id, pedido, revisando, rechazado])
  return pedido
}
