import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Aviso, quitarAviso, useAvisos } from './avisos.ts'
import { BareIconButton } from './BareButton.tsx'
import { ALTO_DE_LA_BARRA, TONOS } from './theme.ts'

/** An open dialog hides from screen readers everything else in the body: this has to be heard meanwhile. */
function siempreALaEscucha(region: HTMLElement | null) {
  if (!region) return
  const mostrar = () => region.removeAttribute('aria-hidden')
  const vigia = new MutationObserver(mostrar)
  vigia.observe(region, { attributeFilter: ['aria-hidden'] })
  mostrar()
  return () => vigia.disconnect()
}

/** Messages at the top, in the middle, beside whatever dialog is open. Errors interrupt a screen reader; the rest waits its turn. */
export function Avisos() {
  const avisos = useAvisos((estado) => estado.avisos)
  return createPortal(
    <Box
      ref={siempreALaEscucha}
      aria-live="polite"
      className="no-imprimir"
      sx={{
        position: 'fixed',
        zIndex: 1500,
        top: ALTO_DE_LA_BARRA + 8,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'min(560px, calc(100% - 32px))',
        display: 'grid',
        gap: 1,
      }}
    >
      {avisos.map((aviso) => (
        <UnAviso key={aviso.id} aviso={aviso} />
      ))}
    </Box>,
    document.body,
  )
}

function UnAviso({ aviso: { id, texto, tono, duracion } }: { aviso: Aviso }) {
  const [detenido, setDetenido] = useState(false)
  useEffect(() => {
    if (detenido) return
    const reloj = setTimeout(() => quitarAviso(id), duracion)
    return () => clearTimeout(reloj)
  }, [id, duracion, detenido])
  const { texto: color, fondo } = TONOS[tono]
  return (
    <Box
      role={tono === 'mal' ? 'alert' : 'status'}
      // Who is reading it, or about to close it, is given the time.
      onMouseEnter={() => setDetenido(true)}
      onMouseLeave={() => setDetenido(false)}
      onFocus={() => setDetenido(true)}
      onBlur={() => setDetenido(false)}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        p: 1,
        pl: 2,
        color,
        background: fondo,
        borderRadius: 1,
        border: `1px solid ${color}`,
        boxShadow: '0 4px 16px rgba(27,39,51,.18)',
      }}
    >
      <Box sx={{ flex: 1, py: 1.25, fontWeight: 550 }}>
        {enLineas(texto).map((linea) => (
          <div key={linea}>{linea}</div>
        ))}
      </Box>
      <BareIconButton type="button" aria-label="Cerrar mensaje" onClick={() => quitarAviso(id)}>
        <Close fontSize="small" />
      </BareIconButton>
    </Box>
  )
}

/** Servers separate lines with breaks of either kind; the text is never taken for HTML. */
export const enLineas = (texto: string) => [...new Set(texto.split(/\r?\n|<br\s*\/?>/i).filter((l) => l.trim() !== ''))]
