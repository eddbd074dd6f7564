import { startTransition, useEffect, useState } from 'react'

/** False while what is at the top of a screen is drawn; then true, in slices. A slow phone shows, and answers, the top first. */
export function useDibujoDiferido(): boolean {
  const [toca, setToca] = useState(false)
  useEffect(() => startTransition(() => setToca(true)), [])
  return toca
}
