import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { useEffect, useId, useState } from 'react'
import { BareIconButton } from '../botones/BareButton.tsx'
import { TONOS } from '../theme.ts'
import { type Aviso, callarAviso, ocuparLugar, quitarAviso, useAvisos } from './avisos.ts'

const NINGUNO: readonly Aviso[] = []

/**
 * What was just done, or could not be, over the page at its top, for its seconds: on the bar, above the title and 'Volver',
 * and of a dialog above its own. Nothing moves, and what is under it is still pressed. The region is there before its messages, and of
 * an open dialog within it, which is all that is heard then.
 */
export function Avisos() {
  const lugar = useId()
  useEffect(() => ocuparLugar(lugar), [lugar])
  const avisos = useAvisos(({ avisos, lugares }) => (lugares.at(-1) === lugar ? avisos : NINGUNO))
  return (
    <Box
      aria-live="polite"
      className="no-imprimir"
      sx={{
        position: 'fixed',
        zIndex: 1400,
        top: 8,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'max-content',
        maxWidth: { xs: 'calc(100vw - 16px)', md: 560 },
        pointerEvents: 'none',
      }}
    >
      {avisos.map((aviso) => (
        <UnAviso key={aviso.id} aviso={aviso} />
      ))}
    </Box>
  )
}

const PAPEL: Readonly<Record<Aviso['tono'], string | undefined>> = {
  mal: 'alert',
  bien: 'status',
  info: 'status',
  atencion: 'status',
}

function UnAviso({ aviso: { id, texto, tono, duracion, desde, callado } }: { aviso: Aviso }) {
  /** Since when its time runs: not while somebody is about to close it. */
  const [corre, setCorre] = useState<number | null>(desde)
  useEffect(() => {
    if (corre === null) return
    const reloj = setTimeout(() => quitarAviso(id), corre + duracion - Date.now())
    return () => clearTimeout(reloj)
  }, [id, duracion, corre])
  // As it came here: what is said stays a message while it is seen here.
  const [seDice] = useState(!callado)
  useEffect(() => {
    if (seDice) callarAviso(id)
  }, [seDice, id])
  const detener = () => setCorre(null)
  const seguir = () => setCorre(Date.now())
  const { texto: color, fondo } = TONOS[tono]
  return (
    <Box
      {...(seDice ? { role: PAPEL[tono] } : { 'aria-live': 'off' })}
      onMouseEnter={detener}
      onMouseLeave={seguir}
      onFocus={detener}
      onBlur={seguir}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        mb: 1,
        pl: 2,
        pr: 0.5,
        color,
        background: fondo,
        borderRadius: 1,
        border: `1px solid ${color}`,
        boxShadow: '0 4px 16px rgba(27,39,51,.24)',
      }}
    >
      <Box
        sx={{
          flex: 1,
          py: { xs: 0.75, sm: 1.25 },
          fontWeight: 550,
          // On a phone three lines end above 'Volver', where a finger presses it too. What is longer is read whole beside its button.
          fontSize: { xs: '0.875rem', sm: '1rem' },
          lineHeight: { xs: 1.25, sm: 1.5 },
          display: { xs: '-webkit-box', sm: 'block' },
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: { xs: '3', sm: 'none' },
          overflow: 'hidden',
        }}
      >
        {enLineas(texto).map((linea) => (
          <div key={linea}>{linea}</div>
        ))}
      </Box>
      {/* At its right end, over what nobody presses: 'Volver' is at the left. */}
      <BareIconButton
        type="button"
        aria-label="Cerrar mensaje"
        onClick={() => quitarAviso(id)}
        sx={{ pointerEvents: 'auto' }}
      >
        <Close fontSize="small" />
      </BareIconButton>
    </Box>
  )
}

/** Servers separate lines with breaks of either kind; the text is never taken for HTML. */
export const enLineas = (texto: string) => [...new Set(texto.split(/\r?\n|<br\s*\/?>/i).filter((l) => l.trim() !== ''))]
