import { FALTA_RESPUESTA } from '@catastro/domain/carpetas/mensajes'
import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { comoOracion } from '@catastro/domain/errores'
import { useState } from 'react'
import { useEnvio } from '../../envios/useEnvio.ts'
import { subirArchivos } from '../../red/subida.ts'
import { avisar, avisarError } from '../../ui/avisos.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { TextoContado } from '../../ui/TextoContado.tsx'
import { UploadField } from '../../ui/UploadField.tsx'
import { useRefrescarCarpeta } from '../consultasDeCarpeta.ts'
import { DialogoDeObservacion } from './DialogoDeObservacion.tsx'

interface Props {
  readonly idCarpeta: number
  readonly observacion: Observacion
  readonly alCerrar: () => void
}

/** The applicant's answer: in writing, with files, or both. */
export function ResponderObservacion({ idCarpeta, observacion, alCerrar }: Props) {
  const [respuesta, setRespuesta] = useState('')
  const [archivos, setArchivos] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const { ocupado, progreso, enviar } = useEnvio()
  const refrescar = useRefrescarCarpeta(idCarpeta)

  const responder = async () => {
    const texto = respuesta.trim()
    if (texto === '' && archivos.length === 0) return setError(FALTA_RESPUESTA)
    if (texto.length > MAX_OBSERVACION) {
      return setError(comoOracion('respuesta', `debe tener como máximo ${MAX_OBSERVACION} caracteres`))
    }
    setError(undefined)
    const { idObservacion } = observacion
    const partes = new FormData()
    partes.append('idObservacion', String(idObservacion))
    partes.append('respuesta', texto)
    for (const archivo of archivos) partes.append('files', archivo, archivo.name)
    const huella = JSON.stringify([idObservacion, texto, archivos.map((a) => [a.name, a.size, a.lastModified])])
    try {
      await enviar(huella, async (opciones) => {
        const { message } = await subirArchivos('POST /documentacion/responderObservacion', { partes }, opciones)
        avisar(message)
        alCerrar()
      })
    } catch (fallo) {
      avisarError(fallo)
    }
    void refrescar()
  }
  return (
    <DialogoDeObservacion
      id="responder-observacion"
      titulo="Responder la observación"
      accion="Enviar la respuesta"
      observacion={observacion}
      ocupado={ocupado}
      alEnviar={responder}
      alCerrar={alCerrar}
    >
      <TextoContado
        id="respuesta"
        label="Respuesta"
        opcional
        max={MAX_OBSERVACION}
        rows={3}
        value={respuesta}
        onChange={setRespuesta}
        error={error}
        disabled={ocupado}
      />
      <UploadField
        id="archivos-de-respuesta"
        label="Archivos"
        archivos={archivos}
        alCambiar={setArchivos}
        disabled={ocupado}
      />
      {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando la respuesta" />}
    </DialogoDeObservacion>
  )
}
