import { rotulosDe } from '@catastro/domain/campo'
import { DatosDeBaja } from '@catastro/domain/catalogos/empleados'
import { ESCRIBA_EL_MOTIVO } from '@catastro/domain/catalogos/mensajes'
import { MAX_MOTIVO_DE_BAJA } from '@catastro/domain/catalogos/reglas'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos/avisos.ts'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { TextoContado } from '../ui/campos/TextoContado.tsx'
import { Modal } from '../ui/pagina/Modal.tsx'

interface Props {
  readonly idPersona: number
  readonly nombre: string
  readonly alTerminar: () => void
}

/** Ends an employment, with its reason. */
export function DarDeBaja({ idPersona, nombre, alTerminar }: Props) {
  const [abierto, setAbierto] = useState(false)
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const baja = useEscritura({
    mutationFn: () => main('POST /catastroEmpleados/baja', { json: { idPersona, motivo: motivo.trim() } }),
    onSuccess: ({ message }) => {
      avisar(message)
      alTerminar()
    },
  })
  const confirmar = () => {
    const vacio = motivo.trim() === ''
    setError(vacio ? ESCRIBA_EL_MOTIVO : undefined)
    if (!vacio && !baja.isPending) baja.mutate()
  }
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAbierto(true)}>
        Dar de baja
      </Button>
      <Modal
        abierto={abierto}
        titulo={`Dar de baja a ${nombre}`}
        alCerrar={() => setAbierto(false)}
        ancho={640}
        fallo={baja.error}
        acciones={
          <Button variant="contained" color="error" loading={baja.isPending} onClick={confirmar}>
            Dar de baja
          </Button>
        }
      >
        <FormStack>
          <Typography>
            Pierde ahora mismo todos sus roles del personal, y las carpetas que inspecciona vuelven para asignarse.
          </Typography>
          <TextoContado
            id="motivo"
            label={rotulosDe(DatosDeBaja).motivo.etiqueta}
            ayuda="Queda en la historia del empleado."
            max={MAX_MOTIVO_DE_BAJA}
            rows={3}
            value={motivo}
            onChange={setMotivo}
            error={error}
            disabled={baja.isPending}
          />
        </FormStack>
      </Modal>
    </>
  )
}
