import { useEffect, useRef } from 'react'

/** With Alt, so that no letter does anything by itself (WCAG 2.1.4). By the key's place: with Alt some write another sign. */
export const ATAJOS = [
  { letra: 'S', obra: 'siguiente', que: 'siguiente carpeta' },
  { letra: 'A', obra: 'anterior', que: 'carpeta anterior' },
  { letra: 'O', obra: 'observar', que: 'observar lo que está leyendo' },
  { letra: 'E', obra: 'decidir', que: 'elegir el nuevo estado' },
  { letra: 'F', obra: 'finalizar', que: 'finalizar' },
] as const
type Obra = (typeof ATAJOS)[number]['obra']

export function useAtajos(obras: Partial<Record<Obra, () => void>>) {
  const ultimas = useRef(obras)
  ultimas.current = obras
  useEffect(() => {
    const alTeclear = (evento: KeyboardEvent) => {
      if (!evento.altKey || evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.repeat) return
      // A dialog has the keyboard for itself.
      if (document.querySelector('[role="dialog"]')) return
      const atajo = ATAJOS.find(({ letra }) => evento.code === `Key${letra}`)
      const obra = atajo && ultimas.current[atajo.obra]
      if (!obra) return
      evento.preventDefault()
      obra()
    }
    window.addEventListener('keydown', alTeclear)
    return () => window.removeEventListener('keydown', alTeclear)
  }, [])
}
