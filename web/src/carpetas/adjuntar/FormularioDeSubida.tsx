import { MAX_ARCHIVOS } from '@catastro/domain/archivos/reglas'
import { SIN_ARCHIVOS } from '@catastro/domain/carpetas/mensajes'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { useTope } from '../../envios/useTope.ts'
import { UploadField } from '../../ui/archivos/UploadField.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { type ErrorDelResumen, ErrorSummary } from '../../ui/avisos/ErrorSummary.tsx'
import { ProgressBar } from '../../ui/avisos/ProgressBar.tsx'
import { CampoDeFotos } from '../../ui/fotos/CampoDeFotos.tsx'
import { huellaDeSubida, type Subida, subirACarpeta } from '../abierta/subirACarpeta.ts'

interface Props extends Omit<Subida, 'archivos'> {
  readonly label: string
  readonly boton: string
  readonly help?: string
  /** Photos, which are seen before they are sent, instead of files of any kind. */
  readonly soloFotos?: boolean
  /** Chosen already: they are sent at once, unless they are not what is taken. */
  readonly inicial?: readonly File[] | undefined
  readonly alEnviar: (nombres: readonly string[]) => void
}

const CAMPO = 'files'

/** Chooses files and sends them to a folder. What was chosen stays until it has arrived. */
export function FormularioDeSubida(props: Props) {
  const {
    carpeta,
    veredas,
    idRequisito,
    reemplaza,
    label,
    boton,
    help = '',
    soloFotos = false,
    inicial,
    alEnviar,
  } = props
  const id = soloFotos ? 'fotos' : `${CAMPO}${idRequisito ?? ''}`
  const [archivos, setArchivos] = useState<readonly File[]>([])
  const [error, setError] = useState<ErrorDelResumen>()
  const [intento, setIntento] = useState(0)
  const { ocupado, progreso, fallo, enviar } = useEnvio()
  const maxBytes = useTope('papeles')
  const [revisando, setRevisando] = useState(inicial !== undefined)
  const [porEnviar, setPorEnviar] = useState(inicial !== undefined)
  const formulario = useRef<HTMLFormElement>(null)
  // Chosen before this was opened, it is sent once it is in its list.
  useEffect(() => {
    if (!porEnviar || revisando) return
    setPorEnviar(false)
    // None was taken: why, its field says.
    if (archivos.length === 0) return
    formulario.current?.requestSubmit()
  }, [porEnviar, revisando, archivos])

  const alSometer = async (evento: FormEvent) => {
    evento.preventDefault()
    if (archivos.length === 0) {
      setError({ campo: id, texto: SIN_ARCHIVOS })
      setIntento(intento + 1)
      return
    }
    const subida = { carpeta, archivos, veredas, idRequisito, reemplaza }
    try {
      await enviar(huellaDeSubida(subida), async (opciones) => {
        await subirACarpeta(subida, opciones)
        alEnviar(archivos.map(({ name }) => name))
      })
    } catch (rechazo) {
      setError(erroresEnCampos(rechazo, [CAMPO, 'idRequisito', 'reemplaza'])[0])
      setIntento(intento + 1)
    }
  }
  const campo = {
    id,
    label,
    help,
    error: error?.texto,
    disabled: ocupado,
    alCambiar: (elegidos: readonly File[]) => {
      setArchivos(elegidos)
      setError(undefined)
    },
  }
  return (
    <form ref={formulario} onSubmit={alSometer} noValidate>
      <ErrorSummary errores={error ? [{ ...error, campo: id }] : []} intento={intento} />
      {soloFotos ? (
        <CampoDeFotos {...campo} max={MAX_ARCHIVOS} fotos={archivos} />
      ) : (
        <UploadField {...campo} maxBytes={maxBytes} archivos={archivos} alRevisar={setRevisando} inicial={inicial} />
      )}
      <Button type="submit" variant="contained" loading={ocupado || porEnviar} sx={{ mt: 3 }}>
        {boton}
      </Button>
      {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando los archivos" />}
      {!error && <AvisoDeFallo error={fallo} texto="No se enviaron." />}
    </form>
  )
}
