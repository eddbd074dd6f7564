import { SIN_ARCHIVOS } from '@catastro/domain/carpetas/mensajes'
import { MAX_ARCHIVOS } from '@catastro/domain/carpetas/reglas'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { avisarError } from '../../ui/avisos.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { CampoDeFotos } from '../../ui/fotos/CampoDeFotos.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { UploadField } from '../../ui/UploadField.tsx'
import { huellaDeSubida, type Subida, subirACarpeta } from '../subirACarpeta.ts'

interface Props extends Omit<Subida, 'archivos'> {
  readonly label: string
  readonly boton: string
  readonly help?: string
  /** Photos, which are seen before they are sent, instead of files of any kind. */
  readonly soloFotos?: boolean
  readonly alEnviar: (nombres: readonly string[]) => void
}

const CAMPO = 'files'

/** Chooses files and sends them to a folder. What was chosen stays until it has arrived. */
export function FormularioDeSubida({ carpeta, veredas, label, boton, help = '', soloFotos = false, alEnviar }: Props) {
  const id = soloFotos ? 'fotos' : CAMPO
  const [archivos, setArchivos] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const [intento, setIntento] = useState(0)
  const { ocupado, progreso, enviar } = useEnvio()

  const alSometer = async (evento: FormEvent) => {
    evento.preventDefault()
    if (archivos.length === 0) {
      setError(SIN_ARCHIVOS)
      setIntento(intento + 1)
      return
    }
    const subida = { carpeta, archivos, veredas }
    try {
      await enviar(huellaDeSubida(subida), async (opciones) => {
        await subirACarpeta(subida, opciones)
        alEnviar(archivos.map(({ name }) => name))
      })
    } catch (fallo) {
      avisarError(fallo)
      setError(erroresEnCampos(fallo, [CAMPO])[0]?.texto)
      setIntento(intento + 1)
    }
  }
  const campo = {
    id,
    label,
    help,
    error,
    disabled: ocupado,
    alCambiar: (elegidos: readonly File[]) => {
      setArchivos(elegidos)
      setError(undefined)
    },
  }
  return (
    <form onSubmit={alSometer} noValidate>
      <ErrorSummary errores={error ? [{ campo: id, texto: error }] : []} intento={intento} />
      {soloFotos ? (
        <CampoDeFotos {...campo} max={MAX_ARCHIVOS} fotos={archivos} />
      ) : (
        <UploadField {...campo} archivos={archivos} />
      )}
      {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando los archivos" />}
      <Button type="submit" variant="contained" loading={ocupado} sx={{ mt: 3 }}>
        {boton}
      </Button>
    </form>
  )
}
