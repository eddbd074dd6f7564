import { MAX_MOTIVO_DE_PRORROGA } from '@catastro/domain/plazos/reglas'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { diaDeCalendario } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { useRefrescarCarpeta } from '../consultas.ts'
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
            <AvisoDeFallo error={error} />
          </div>
        </FormStack>
      </form>
    </Modal>
  )
}
