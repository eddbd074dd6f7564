import { useCallback, useRef } from 'react'

/**
 * For a button that writes: while what it began is not over, another click does nothing. A mark that every click sees at
 * once, and not a state, which the second of two quick ones would still see as it was.
 */
export function useUnaVez() {
  const enCurso = useRef(false)
  return useCallback(async (tarea: () => Promise<void>): Promise<void> => {
    if (enCurso.current) return
    enCurso.current = true
    try {
      await tarea()
    } finally {
      enCurso.current = false
    }
  }, [])
}
