import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'
import { ariaDeCampo, type PropsDeCampo } from '../campos/Campo.tsx'

export interface PropsDeBotonDeArchivos extends Pick<PropsDeCampo, 'id' | 'label' | 'help' | 'error'> {
  /** What the button says; to who cannot see what field it stands in, with its label. */
  readonly texto: string
  readonly icono?: ReactNode
  /** A hint to the file picker: extensions or types. */
  readonly acepta: string
  readonly varios: boolean
  /** Straight to the camera at the back, where there is one. */
  readonly conCamara?: boolean
  readonly disabled: boolean
  /** In a row that says what it is for, without a label of its own. */
  readonly chico?: boolean
  readonly alElegir: (archivos: readonly File[]) => void
}

/** Opens the browser's own file picker. The input is nowhere to be seen, and whoever is led to it lands on the button. */
export function BotonDeArchivos(props: PropsDeBotonDeArchivos) {
  const { id, label, texto, icono, acepta, varios, conCamara = false, disabled, chico = false, alElegir } = props
  const input = useRef<HTMLInputElement>(null)
  const boton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <input
        ref={input}
        id={id}
        name={id}
        type="file"
        multiple={varios}
        disabled={disabled}
        accept={acepta}
        {...(conCamara && { capture: 'environment', 'aria-label': `${texto}: ${label}` })}
        {...(chico && { 'aria-label': label })}
        onChange={({ target }) => {
          alElegir([...(target.files ?? [])])
          // Without this, choosing the same file again would not count as a change.
          target.value = ''
        }}
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        tabIndex={-1}
        // The error summary leads here, and here nothing would be seen.
        onFocus={() => boton.current?.focus()}
        {...ariaDeCampo(props)}
      />
      <Button
        ref={boton}
        variant="outlined"
        size={chico ? 'small' : 'medium'}
        startIcon={icono}
        disabled={disabled}
        aria-label={`${texto}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {texto}
      </Button>
    </>
  )
}
