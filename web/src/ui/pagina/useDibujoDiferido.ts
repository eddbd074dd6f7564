import { startTransition, useEffect, useState } from 'react'

/**
 * How many of the parts of a screen below its top are drawn by now: none with the top, then one more each time, in slices. A
 * slow phone shows, and answers, the top first.
 */
export function useDibujoDiferido(partes: number): number {
  const [dibujadas, setDibujadas] = useState(0)
  useEffect(() => {
    if (dibujadas < partes) startTransition(() => setDibujadas(dibujadas + 1))
  }, [dibujadas, partes])
  return dibujadas
}
