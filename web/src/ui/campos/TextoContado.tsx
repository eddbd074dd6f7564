import Box from '@mui/material/Box'
import { TONOS } from '../theme.ts'
import { type PropsDeTexto, TextInput } from './TextInput.tsx'

export interface PropsDeTextoContado extends Omit<PropsDeTexto, 'maxLength' | 'help'> {
  readonly max: number
  readonly ayuda?: string
}

/** A text with a limit. Nothing that was pasted is cut: the count says how much there is too many. */
export function TextoContado({ max, ayuda = '', ...props }: PropsDeTextoContado) {
  const sobran = props.value.trim().length - max
  return (
    <div>
      <TextInput {...props} help={`${ayuda} Máximo ${max} caracteres.`.trim()} />
      <Box
        aria-hidden
        className="cifras"
        sx={{
          mt: 0.5,
          textAlign: 'right',
          fontSize: '0.875rem',
          color: sobran > 0 ? TONOS.mal.texto : 'text.secondary',
          fontWeight: sobran > 0 ? 600 : 400,
        }}
      >
        {sobran > 0 ? `Sobran ${sobran}` : `${props.value.trim().length} de ${max}`}
      </Box>
    </div>
  )
}
