import { useCallback } from 'react'
import { useLocation } from 'react-router'

/**
 * For the heading of a part of a screen that addresses lead to ('…#id'): given as its `ref`, whoever comes that way is taken
 * there once it is on the screen, by eye and by keyboard. Stable, so that it is not taken there again.
 */
export function useAncla(id: string) {
  const { hash, key } = useLocation()
  const venia = hash === `#${id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit to the same place arrives again.
  return useCallback(
    (titulo: HTMLElement | null) => {
      if (!venia || !titulo) return
      titulo.scrollIntoView()
      titulo.focus({ preventScroll: true })
    },
    [venia, key],
  )
}
