import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { useState } from 'react'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import { avisar, avisarError } from '../../ui/avisos.ts'
import { TextoContado } from '../../ui/TextoContado.tsx'
import { useRefrescarCarpeta } from '../consultasDeCarpeta.ts'
import { DialogoDeObservacion } from './DialogoDeObservacion.tsx'

interface Props {
  readonly idCarpeta: number
  readonly observacion: Observacion
  readonly alCerrar: () => void
}

/** Staff take an observation back, and say why. */
export function RetirarObservacion({ idCarpeta, observacion, alCerrar }: Props) {
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const { ocupado, enviar } = useEnvio()
  const refrescar = useRefrescarCarpeta(idCarpeta)

  const retirar = async () => {
    const observaciones = motivo.trim()
    if (observaciones === '') return setError('Motivo: es obligatorio')
    if (observaciones.length > MAX_OBSERVACION) {
      return setError(`Motivo: debe tener como máximo ${MAX_OBSERVACION} caracteres`)
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
    } catch (fallo) {
      avisarError(fallo)
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
      alEnviar={retirar}
      alCerrar={alCerrar}
    >
      <TextoContado
        id="motivo"
        label="Motivo"
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
