import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'

/** What was just chosen: the keyboard and the screen reader go on from here. */
export function TituloConFoco({ children }: { children: string }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another thing chosen
  useEffect(() => titulo.current?.focus({ preventScroll: true }), [children])
  return (
    <Typography variant="h2" ref={titulo} tabIndex={-1} sx={{ mb: 1.5 }}>
      {children}
    </Typography>
  )
}
