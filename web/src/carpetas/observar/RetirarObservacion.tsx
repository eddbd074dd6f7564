import { rotulosDe } from '@catastro/domain/campo'
import { type Observacion, retirarObservacion } from '@catastro/domain/carpetas/observaciones'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { comoMaximo, comoOracion, VACIO } from '@catastro/domain/motivo'
import { useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { useRefrescarCarpeta } from '../consultas.ts'
import { DialogoDeObservacion } from './DialogoDeObservacion.tsx'

interface Props {
  readonly idCarpeta: number
  readonly observacion: Observacion
  readonly alCerrar: () => void
}

const MOTIVO = rotulosDe(retirarObservacion.json).observaciones

/** Staff take an observation back, and say why. */
export function RetirarObservacion({ idCarpeta, observacion, alCerrar }: Props) {
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const [intento, setIntento] = useState(0)
  const { ocupado, fallo, enviar } = useEnvio()
  const refrescar = useRefrescarCarpeta(idCarpeta)

  const retirar = async () => {
    setIntento((n) => n + 1)
    const observaciones = motivo.trim()
    if (observaciones === '') return setError(comoOracion(MOTIVO, VACIO))
    if (observaciones.length > MAX_OBSERVACION) {
      return setError(comoOracion(MOTIVO, comoMaximo(MAX_OBSERVACION)))
    }
    setError(undefined)
    const { idObservacion } = observacion
    try {
      await enviar(JSON.stringify([idObservacion, observaciones]), async () => {
        const { message } = await main('PUT /documentacion/retirarObservacion', {
          json: { idObservacion, observaciones },
        })
        avisar(message)
        alCerrar()
      })
    } catch (rechazo) {
      setError(erroresEnCampos(rechazo, ['motivo'], { observaciones: 'motivo' })[0]?.texto)
      setIntento((n) => n + 1)
    }
    void refrescar()
  }
  return (
    <DialogoDeObservacion
      id="retirar-observacion"
      titulo="Retirar la observación"
      accion="Retirar"
      observacion={observacion}
      ocupado={ocupado}
      fallo={fallo}
      errores={error ? [{ campo: 'motivo', texto: error }] : []}
      intento={intento}
      alEnviar={retirar}
      alCerrar={alCerrar}
    >
      <TextoContado
        id="motivo"
        label={MOTIVO.etiqueta}
        ayuda="Lo lee quien presentó la carpeta."
        max={MAX_OBSERVACION}
        rows={3}
        value={motivo}
        onChange={setMotivo}
        error={error}
        disabled={ocupado}
      />
    </DialogoDeObservacion>
  )
}
