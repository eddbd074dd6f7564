import { MAX_MOTIVO_DE_PRORROGA } from '@catastro/domain/plazos/reglas'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { avisar } from '../../ui/avisos.ts'
import { FormStack } from '../../ui/FormRow.tsx'
import { diaDeCalendario } from '../../ui/formato.ts'
import { Modal } from '../../ui/Modal.tsx'
import { NoSeHizo } from '../../ui/NoSeHizo.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { TextoContado } from '../../ui/TextoContado.tsx'
import { useRefrescarCarpeta } from '../consultasDeCarpeta.ts'
import { ELIJA_HASTA, ESCRIBA_EL_MOTIVO } from '../mensajes.ts'

interface Props {
  readonly idCarpeta: number
  readonly version: number
  readonly vence: string
  readonly alCerrar: () => void
}

/** Until when, and why: both stay in the history. */
export function ProrrogarModal({ idCarpeta, version, vence, alCerrar }: Props) {
  const [hasta, setHasta] = useState('')
  const [motivo, setMotivo] = useState('')
  const [revisado, setRevisado] = useState(false)
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const { isPending, error, mutate } = useEscritura({
    mutationFn: () => main('PUT /documentacion/prorrogar', { json: { idCarpeta, hasta, motivo, version } }),
    onSuccess: ({ message }) => {
      avisar(message)
      alCerrar()
    },
    onSettled: refrescar,
  })
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    setRevisado(true)
    if (hasta && motivo.trim() && !isPending) mutate()
  }
  return (
    <Modal abierto ancho={560} titulo={`Prorrogar la carpeta ${idCarpeta}`} alCerrar={alCerrar}>
      <form onSubmit={enviar} noValidate>
        <FormStack>
          <TextInput
            id="hasta"
            type="date"
            label="Hasta"
            help={`Ahora vence el ${diaDeCalendario(vence)}.`}
            value={hasta}
            onChange={setHasta}
            error={revisado && !hasta ? ELIJA_HASTA : undefined}
          />
          <TextoContado
            id="motivo"
            label="Motivo"
            max={MAX_MOTIVO_DE_PRORROGA}
            rows={3}
            value={motivo}
            onChange={setMotivo}
            error={revisado && !motivo.trim() ? ESCRIBA_EL_MOTIVO : undefined}
          />
          <div>
            <Button type="submit" variant="contained" loading={isPending}>
              Prorrogar
            </Button>
            <NoSeHizo error={error} />
          </div>
        </FormStack>
      </form>
    </Modal>
  )
}
