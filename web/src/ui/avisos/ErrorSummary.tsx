import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { COLORES, TONOS } from '../theme.ts'
import { useErrorAvisado } from './avisos.ts'
import { enfocarCampo } from './enfocarCampo.ts'

export interface ErrorDelResumen {
  /** The id of the field's element. */
  readonly campo: string
  readonly texto: string
  /** The server's refusal that it comes from. */
  readonly rechazo?: Error
}

/** react-hook-form's errors in the order of the form's fields, for `ErrorSummary`. */
export function erroresDelFormulario<T extends FieldValues>(errors: FieldErrors<T>): ErrorDelResumen[] {
  return Object.entries(errors).flatMap(([campo, error]) => {
    const texto = error?.message
    return typeof texto === 'string' && texto !== '' ? [{ campo, texto }] : []
  })
}

interface Props {
  errores: readonly ErrorDelResumen[]
  /** Grows with every failed submit: the summary takes the focus each time. */
  intento: number
  /** Before a field takes the focus: it may stand where it is not seen. */
  alIr?: (campo: string) => void
}

/** What is wrong, at the top, each line leading to its field. */
export function ErrorSummary({ errores, intento, alIr }: Props) {
  const caja = useRef<HTMLDivElement>(null)
  const hay = errores.length > 0
  // Heard here, where the focus is: over the page it is only seen.
  useErrorAvisado(errores.find(({ rechazo }) => rechazo)?.rechazo, true)
  const enfocado = useRef(0)
  useEffect(() => {
    // Once for each: an error that comes back while its field is typed in ('12500,') takes the focus from nobody.
    if (!hay || intento <= enfocado.current) return
    enfocado.current = intento
    caja.current?.focus()
  }, [hay, intento])
  if (!hay) return null
  return (
    <Box
      ref={caja}
      role="alert"
      tabIndex={-1}
      aria-labelledby="resumen-de-errores"
      sx={{
        mb: 3,
        p: 2.5,
        background: COLORES.papel,
        border: `3px solid ${TONOS.mal.texto}`,
        borderRadius: 1,
        scrollMarginTop: 88,
      }}
    >
      <Typography variant="h2" id="resumen-de-errores">
        Hay un problema
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {errores.map(({ campo, texto }) => (
          <li key={`${campo} ${texto}`}>
            <Link
              href={`#${campo}`}
              onClick={(evento) => {
                // The hash belongs to the router.
                evento.preventDefault()
                alIr?.(campo)
                enfocarCampo(campo)
              }}
              sx={{ color: TONOS.mal.texto, textDecorationColor: 'currentColor', fontWeight: 600 }}
            >
              {texto}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}
