import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { useEffect, useId, useState } from 'react'
import { type Aviso, ocuparLugar, quitarAviso, useAvisos } from './avisos.ts'
import { BareButton, BareIconButton } from './BareButton.tsx'
import { TONOS } from './theme.ts'

const NINGUNO: readonly Aviso[] = []

interface Props {
  /** How far from the top they stay when what they stand above is scrolled. */
  readonly top: number
}

/**
 * What was just done, in the flow of the page, above its title, or of the dialog that is open: it covers nothing, and stays in
 * sight when one scrolls. The region is there before its messages, and in a dialog within it, which is all that is heard then.
 */
export function Avisos({ top }: Props) {
  const lugar = useId()
  useEffect(() => ocuparLugar(lugar), [lugar])
  const avisos = useAvisos(({ avisos, lugares }) => (lugares.at(-1) === lugar ? avisos : NINGUNO))
  return (
    <Box aria-live="polite" className="no-imprimir" sx={{ position: 'sticky', zIndex: 1050, top }}>
      {avisos.map((aviso) => (
        <UnAviso key={aviso.id} aviso={aviso} />
      ))}
    </Box>
  )
}

function UnAviso({ aviso: { id, texto, tono, duracion, desde, alReintentar } }: { aviso: Aviso }) {
  /** Since when its time runs: not while somebody reads it, or is about to close it. */
  const [corre, setCorre] = useState<number | null>(desde)
  useEffect(() => {
    if (corre === null || duracion === Number.POSITIVE_INFINITY) return
    const reloj = setTimeout(() => quitarAviso(id), corre + duracion - Date.now())
    return () => clearTimeout(reloj)
  }, [id, duracion, corre])
  const detener = () => setCorre(null)
  const seguir = () => setCorre(Date.now())
  const { texto: color, fondo } = TONOS[tono]
  return (
    <Box
      role={tono === 'mal' ? 'alert' : 'status'}
      onMouseEnter={detener}
      onMouseLeave={seguir}
      onFocus={detener}
      onBlur={seguir}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        mb: 1,
        pl: 2,
        color,
        background: fondo,
        borderRadius: 1,
        border: `1px solid ${color}`,
        boxShadow: '0 2px 8px rgba(27,39,51,.12)',
      }}
    >
      <Box sx={{ flex: 1, py: 0.75, fontWeight: 550 }}>
        {enLineas(texto).map((linea) => (
          <div key={linea}>{linea}</div>
        ))}
      </Box>
      {alReintentar && (
        <BareButton type="button" onClick={alReintentar} sx={{ minHeight: 44, px: 1, textDecoration: 'underline' }}>
          Reintentar
        </BareButton>
      )}
      <BareIconButton type="button" aria-label="Cerrar mensaje" onClick={() => quitarAviso(id)}>
        <Close fontSize="small" />
      </BareIconButton>
    </Box>
  )
}

/** Servers separate lines with breaks of either kind; the text is never taken for HTML. */
export const enLineas = (texto: string) => [...new Set(texto.split(/\r?\n|<br\s*\/?>/i).filter((l) => l.trim() !== ''))]
