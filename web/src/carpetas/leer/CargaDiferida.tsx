import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What takes work to show, from when it comes near to being seen. */
export function CargaDiferida({ children }: { children: ReactNode }) {
  const [cerca, setCerca] = useState(false)
  const lugar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cerca || !lugar.current) return
    const mirar = new IntersectionObserver(([entrada]) => entrada?.isIntersecting && setCerca(true), {
      rootMargin: '60% 0px',
    })
    mirar.observe(lugar.current)
    return () => mirar.disconnect()
  }, [cerca])
  return (
    <div ref={lugar} style={{ minHeight: cerca ? undefined : 160 }}>
      {cerca && children}
    </div>
  )
}
