import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { BORDE_FORZADO, TONOS } from '../theme.ts'
import { enLineas } from './Avisos.tsx'
import { useErrorAvisado } from './avisos.ts'
import { textoDelError, valeReintentar } from './errorConTexto.ts'

interface Props {
  /** Of the last try; null while there is none, or once it went well. */
  readonly error: unknown
  /** Before the error's own words: 'No se envió.' */
  readonly texto?: string
  /** That what was typed is safe, where it is. */
  readonly guardado?: boolean
  /** Offered where the same again may go well. */
  readonly alReintentar?: () => void
}

const ESTA_GUARDADO = 'Lo que escribió está guardado.'

/**
 * What could not be done: said once, over the page, and kept here until it is done or tried again. It goes under its button,
 * which does not move.
 */
export function AvisoDeFallo({ error, texto, guardado = false, alReintentar }: Props) {
  useErrorAvisado(error)
  if (error === null || error === undefined) return null
  return (
    <Box
      role="group"
      aria-label="No se hizo"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        mt: 2,
        p: 1.5,
        borderRadius: 1,
        color: TONOS.mal.texto,
        background: TONOS.mal.fondo,
        border: BORDE_FORZADO,
      }}
    >
      {/* Each in its own line: to the error's words nothing is added, not even a full stop. */}
      <div>
        {texto && <div>{texto}</div>}
        {enLineas(textoDelError(error)).map((linea) => (
          <div key={linea}>{linea}</div>
        ))}
        {guardado && <div>{ESTA_GUARDADO}</div>}
      </div>
      {alReintentar && valeReintentar(error) && (
        <Button variant="outlined" color="inherit" size="small" onClick={alReintentar}>
          Reintentar
        </Button>
      )}
    </Box>
  )
}
