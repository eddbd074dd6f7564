import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { textoDelError, valeReintentar } from './errorConTexto.ts'
import { BORDE_FORZADO, TONOS } from './theme.ts'

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

/** What could not be done, beside its button, until it is done or tried again. */
export function NoSeHizo({ error, texto, guardado = false, alReintentar }: Props) {
  if (error === null || error === undefined) return null
  const motivo = textoDelError(error)
  return (
    <Box
      role="alert"
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
      <div>
        {texto && `${texto} `}
        <span>{motivo}</span>
        {/[.!?]$/.test(motivo) ? ' ' : '. '}
        {guardado && ESTA_GUARDADO}
      </div>
      {alReintentar && valeReintentar(error) && (
        <Button variant="outlined" color="inherit" size="small" onClick={alReintentar}>
          Reintentar
        </Button>
      )}
    </Box>
  )
}
