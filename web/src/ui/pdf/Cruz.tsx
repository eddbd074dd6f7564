import type { Visto } from '@catastro/domain/carpetas/lugar'
import Box from '@mui/material/Box'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TONOS } from '../theme.ts'

interface Props {
  readonly pagina: number
  readonly alMarcar: (visto: Visto) => void
  readonly alCancelar: () => void
}

const PASOS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** In hundredths of the page. */
const PASO = 1
const PASO_LARGO = 10
const limitar = (centesimos: number) => Math.min(100, Math.max(0, centesimos))

/** What points at a place of a page without a mouse: the arrows move it, Enter marks, Escape gives up. */
export function Cruz({ pagina, alMarcar, alCancelar }: Props) {
  const [{ x, y }, setLugar] = useState({ x: 50, y: 50 })
  const boton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    boton.current?.focus()
    boton.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [])
  const alTeclear = (evento: KeyboardEvent) => {
    const paso = PASOS[evento.key]
    if (evento.key === 'Escape') alCancelar()
    if (!paso) return
    evento.preventDefault()
    const largo = evento.shiftKey ? PASO_LARGO : PASO
    setLugar({ x: limitar(x + paso[0] * largo), y: limitar(y + paso[1] * largo) })
    requestAnimationFrame(() => boton.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
  }
  return (
    <Box
      component="button"
      type="button"
      ref={boton}
      aria-label={`Lugar en la página ${pagina}: ${x} % desde la izquierda, ${y} % desde arriba. Flechas: mover. Mayúsculas y flechas: de a 10. Entrar: marcar. Escape: dejarlo.`}
      onKeyDown={alTeclear}
      onClick={(evento) => {
        evento.stopPropagation()
        alMarcar({ izquierda: x / 100, arriba: y / 100 })
      }}
      sx={{
        position: 'absolute',
        left: `${x}%`,
        top: `${y}%`,
        width: 36,
        height: 36,
        p: 0,
        transform: 'translate(-50%, -50%)',
        border: `2px solid ${TONOS.mal.texto}`,
        borderRadius: '50%',
        background: `linear-gradient(${TONOS.mal.texto}, ${TONOS.mal.texto}) center / 1px 100% no-repeat,
          linear-gradient(${TONOS.mal.texto}, ${TONOS.mal.texto}) center / 100% 1px no-repeat, rgba(255,255,255,.35)`,
        cursor: 'crosshair',
      }}
    />
  )
}
