import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { main } from '../app/cliente.ts'
import { avisar, avisarError } from '../ui/avisos.ts'
import { FormStack } from '../ui/FormRow.tsx'
import { Modal } from '../ui/Modal.tsx'
import { TextoContado } from '../ui/TextoContado.tsx'
import { useEnvio } from '../ui/useEnvio.ts'
import { useRefrescarCarpeta } from './consultasDeCarpeta.ts'
import { TextoObservado } from './TextoObservado.tsx'

interface Props {
  readonly idCarpeta: number
  readonly observacion: Observacion
  readonly alCerrar: () => void
}

const ID = 'retirar-observacion'

/** Staff take an observation back, and say why. */
export function RetirarObservacion({ idCarpeta, observacion, alCerrar }: Props) {
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const { ocupado, enviar } = useEnvio()
  const refrescar = useRefrescarCarpeta(idCarpeta)

  const retirar = async (evento: FormEvent) => {
    evento.preventDefault()
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
    <Modal
      abierto
      ancho={560}
      titulo="Retirar la observación"
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button type="submit" form={ID} variant="contained" loading={ocupado}>
            Retirar
          </Button>
        </>
      }
    >
      <form id={ID} onSubmit={retirar} noValidate>
        <FormStack>
          <TextoObservado observacion={observacion} />
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
        </FormStack>
      </form>
    </Modal>
  )
}
