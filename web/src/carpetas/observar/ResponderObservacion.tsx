import { rotulosDe } from '@catastro/domain/campo'
import { FALTA_RESPUESTA } from '@catastro/domain/carpetas/mensajes'
import { type Observacion, responderObservacion } from '@catastro/domain/carpetas/observaciones'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { comoMaximo, comoOracion } from '@catastro/domain/motivo'
import { useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { useTope } from '../../envios/useTope.ts'
import { subirArchivos } from '../../red/subida.ts'
import { UploadField } from '../../ui/archivos/UploadField.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import type { ErrorDelResumen } from '../../ui/avisos/ErrorSummary.tsx'
import { ProgressBar } from '../../ui/avisos/ProgressBar.tsx'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { useRefrescarCarpeta } from '../consultas.ts'
import { DialogoDeObservacion } from './DialogoDeObservacion.tsx'

interface Props {
  readonly idCarpeta: number
  readonly observacion: Observacion
  readonly alCerrar: () => void
}

const { campos, archivos: archivosDe } = responderObservacion.partes
const R = rotulosDe(campos)
const ARCHIVOS = 'archivos-de-respuesta'
const QUEDAN_EN_EL_REQUISITO = 'Quedan adjuntos al requisito.'

/** The applicant's answer: in writing, with files, or both. */
export function ResponderObservacion({ idCarpeta, observacion, alCerrar }: Props) {
  const [respuesta, setRespuesta] = useState('')
  const [archivos, setArchivos] = useState<readonly File[]>([])
  const [errores, setErrores] = useState<readonly ErrorDelResumen[]>([])
  const [intento, setIntento] = useState(0)
  const { ocupado, progreso, fallo, enviar } = useEnvio()
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const maxBytes = useTope('respuestas')

  const rechazar = (nuevos: readonly ErrorDelResumen[]) => {
    setErrores(nuevos)
    setIntento((n) => n + 1)
  }
  const errorDe = (cual: string) => errores.find(({ campo }) => campo === cual)?.texto
  const responder = async () => {
    const texto = respuesta.trim()
    if (texto === '' && archivos.length === 0) return rechazar([{ campo: 'respuesta', texto: FALTA_RESPUESTA }])
    if (texto.length > MAX_OBSERVACION) {
      const largo = comoOracion(R.respuesta, comoMaximo(MAX_OBSERVACION))
      return rechazar([{ campo: 'respuesta', texto: largo }])
    }
    setErrores([])
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
    } catch (error) {
      rechazar(erroresEnCampos(error, ['respuesta', ARCHIVOS], { files: ARCHIVOS }))
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
      fallo={fallo}
      errores={errores}
      intento={intento}
      alEnviar={responder}
      alCerrar={alCerrar}
    >
      <TextoContado
        id="respuesta"
        label={R.respuesta.etiqueta}
        opcional
        max={MAX_OBSERVACION}
        rows={3}
        value={respuesta}
        onChange={setRespuesta}
        error={errorDe('respuesta')}
        disabled={ocupado}
      />
      <UploadField
        id={ARCHIVOS}
        error={errorDe(ARCHIVOS)}
        label={archivosDe.files.etiqueta}
        {...(observacion.idRequisito !== null && { help: QUEDAN_EN_EL_REQUISITO })}
        archivos={archivos}
        maxBytes={maxBytes}
        alCambiar={setArchivos}
        disabled={ocupado}
      />
      {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando la respuesta" />}
    </DialogoDeObservacion>
  )
}
