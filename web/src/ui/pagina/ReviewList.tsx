import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { COLORES } from '../theme.ts'

export interface Respuesta {
  readonly pregunta: string
  readonly respuesta: string
  /** Right-aligned, with tabular figures. */
  readonly importe?: boolean
  /** The sum of the lines above it. */
  readonly total?: boolean
  readonly alCambiar?: (() => void) | undefined
}

/** On a phone beside question and answer, so that a line is as tall as they are. */
const AL_LADO = { gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: '1 / 3', sm: 'auto' } } as const

/** Answers one under another: before sending, each with its 'Cambiar'; afterwards, as a record. */
export function ReviewList({ respuestas }: { respuestas: readonly Respuesta[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {respuestas.map(({ pregunta, respuesta, importe = false, total = false, alCambiar }) => (
        <Box
          key={pregunta}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: alCambiar || importe ? '1fr auto' : '1fr',
              sm: `minmax(160px, 34%) 1fr${alCambiar ? ' auto' : ''}`,
            },
            columnGap: 2,
            py: 1,
            minHeight: 52,
            borderBottom: `1px solid ${COLORES.linea}`,
            ...(total && { background: COLORES.fondo, px: 1, mx: -1 }),
            alignItems: 'center',
          }}
        >
          <Box
            component="dt"
            sx={{
              fontWeight: total ? 700 : 600,
              gridColumn: { xs: importe || alCambiar ? 'auto' : '1 / -1', sm: 'auto' },
            }}
          >
            {pregunta}
          </Box>
          <Box
            component="dd"
            className={importe ? 'cifras' : ''}
            sx={{
              m: 0,
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              textAlign: importe ? 'right' : 'left',
              ...(total && { fontWeight: 700, fontSize: '1.125rem' }),
            }}
          >
            {respuesta || '—'}
          </Box>
          {alCambiar && (
            // Its letters end where the line does.
            <Box component="dd" sx={{ m: 0, mr: -1.5, ...(!importe && AL_LADO) }}>
              <Button size="small" className="no-imprimir" onClick={alCambiar} aria-label={`Cambiar ${pregunta}`}>
                Cambiar
              </Button>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
