import { EXTENSIONES_ACEPTADAS, MAX_ARCHIVOS, MAX_BYTES_ARCHIVO } from '@catastro/domain/carpetas/reglas'
import CloudUpload from '@mui/icons-material/CloudUpload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type DragEvent, useRef, useState } from 'react'
import { elegir } from './archivosElegidos.ts'
import { ariaDeCampo, Campo } from './Campo.tsx'
import { FileList } from './FileList.tsx'
import { tamanoDeArchivo } from './formato.ts'
import { COLORES, TONOS } from './theme.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly archivos: readonly File[]
  readonly alCambiar: (archivos: readonly File[]) => void
  readonly max?: number
  /** Of each file. */
  readonly maxBytes?: number
  /** What to send, in the words of the screen; type, size and count are said after it. */
  readonly help?: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** A hint to the file picker; the server decides by content. */
  readonly acepta?: readonly string[]
}

const enPalabras = (max: number) => (max === 1 ? 'Un archivo' : `Hasta ${max} archivos`)

/** Chooses files, by picker or by dropping them: says what is taken first, lists what was chosen, lets it be taken back. */
export function UploadField(props: Props) {
  const { id, label, archivos, alCambiar, max = MAX_ARCHIVOS, disabled = false, acepta = EXTENSIONES_ACEPTADAS } = props
  const { maxBytes = MAX_BYTES_ARCHIVO } = props
  const [aviso, setAviso] = useState<string>()
  const [encima, setEncima] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const boton = useRef<HTMLButtonElement>(null)
  const limites = `${enPalabras(max)} de ${tamanoDeArchivo(maxBytes)} como máximo${max === 1 ? '' : ' cada uno'}: ${acepta.join(', ').toUpperCase()}.`
  const help = props.help ? `${props.help} ${limites}` : limites
  const error = aviso ?? props.error

  const agregar = (lista: FileList | null) => {
    const eleccion = elegir(archivos, [...(lista ?? [])], max, maxBytes)
    setAviso(eleccion.error)
    alCambiar(eleccion.archivos)
    // Without this, choosing the same file again would not count as a change.
    if (input.current) input.current.value = ''
  }
  const soltar = (evento: DragEvent) => {
    evento.preventDefault()
    setEncima(false)
    if (!disabled) agregar(evento.dataTransfer.files)
  }
  return (
    <Campo id={id} label={label} help={help} error={error}>
      <Box
        onDragOver={(evento) => {
          evento.preventDefault()
          setEncima(true)
        }}
        onDragLeave={() => setEncima(false)}
        onDrop={soltar}
        sx={{
          p: 2,
          borderRadius: 1,
          border: `2px dashed ${encima ? COLORES.primario : '#7B8794'}`,
          background: encima ? TONOS.info.fondo : COLORES.papel,
        }}
      >
        <input
          ref={input}
          id={id}
          name={id}
          type="file"
          multiple={max > 1}
          disabled={disabled}
          accept={acepta.map((extension) => `.${extension}`).join(',')}
          onChange={(evento) => agregar(evento.target.files)}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
          tabIndex={-1}
          // The error summary leads here, and here nothing would be seen.
          onFocus={() => boton.current?.focus()}
          {...ariaDeCampo({ id, label, help, error })}
        />
        <Button
          ref={boton}
          variant="outlined"
          startIcon={<CloudUpload />}
          disabled={disabled}
          aria-label={`Elegir ${max === 1 ? 'archivo' : 'archivos'}: ${label}`}
          onClick={() => input.current?.click()}
        >
          Elegir {max === 1 ? 'archivo' : 'archivos'}
        </Button>
        <Box component="span" sx={{ ml: 2, color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
          o arrástrelos hasta aquí
        </Box>
        <FileList
          archivos={archivos}
          disabled={disabled}
          alQuitar={(indice) => {
            setAviso(undefined)
            alCambiar(archivos.filter((_, i) => i !== indice))
          }}
        />
      </Box>
    </Campo>
  )
}
