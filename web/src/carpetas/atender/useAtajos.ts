import { useEffect, useRef } from 'react'

/** With Alt, so that no letter does anything by itself (WCAG 2.1.4). By the key's place: with Alt some write another sign. */
export const ATAJOS = [
  { tecla: 'KeyS', letra: 'S', que: 'siguiente carpeta' },
  { tecla: 'KeyA', letra: 'A', que: 'carpeta anterior' },
  { tecla: 'KeyO', letra: 'O', que: 'observar lo que está leyendo' },
  { tecla: 'KeyF', letra: 'F', que: 'finalizar' },
] as const
type Tecla = (typeof ATAJOS)[number]['tecla']

export function useAtajos(obras: Partial<Record<Tecla, () => void>>) {
  const ultimas = useRef(obras)
  ultimas.current = obras
  useEffect(() => {
    const alTeclear = (evento: KeyboardEvent) => {
      if (!evento.altKey || evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.repeat) return
      // A dialog has the keyboard for itself.
      if (document.querySelector('[role="dialog"]')) return
      const obra = ultimas.current[evento.code as Tecla]
      if (!obra) return
      evento.preventDefault()
      obra()
    }
    window.addEventListener('keydown', alTeclear)
    return () => window.removeEventListener('keydown', alTeclear)
  }, [])
}
