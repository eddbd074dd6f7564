import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TONOS } from '../theme.ts'

export interface PropsDeCampo {
  /** Also the element's id, which the error summary leads to. */
  readonly id: string
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly opcional?: boolean
  /** The id of what else is read with it. */
  readonly descripcion?: string
}

/** What a control needs so that its help and its error are read with it. */
export const ariaDeCampo = ({ id, help, error, descripcion }: PropsDeCampo) => ({
  'aria-describedby':
    [help ? `${id}-ayuda` : '', error ? `${id}-error` : '', descripcion].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
})

const estiloDeError = { color: TONOS.mal.texto, fontWeight: 600, fontSize: '0.875rem', mb: 0.5 }

/** Label above, then help and error, then the control. */
export function Campo({ id, label, help, error, opcional, children }: PropsDeCampo & { children: ReactNode }) {
  return (
    <Box sx={error ? { borderLeft: `4px solid ${TONOS.mal.texto}`, pl: 1.5 } : {}}>
      <Box component="label" id={`${id}-label`} htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
        {opcional && ' (opcional)'}
      </Box>
      {help && (
        <Box id={`${id}-ayuda`} sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 0.5 }}>
          {help}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} sx={estiloDeError}>
          {error}
        </Box>
      )}
      {children}
    </Box>
  )
}

/** As `Campo`, for several controls under one question. */
export function GrupoDeCampos({ id, label, help, error, children }: PropsDeCampo & { children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      id={id}
      {...ariaDeCampo({ id, label, help, error })}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, ...(error && { borderLeft: `4px solid ${TONOS.mal.texto}`, pl: 1.5 }) }}
    >
      <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 0.5 }}>
        {label}
      </Box>
      {help && (
        <Box id={`${id}-ayuda`} sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 0.5 }}>
          {help}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} sx={estiloDeError}>
          {error}
        </Box>
      )}
      {children}
    </Box>
  )
}
