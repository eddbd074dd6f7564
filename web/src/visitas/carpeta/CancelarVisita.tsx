import { MAX_MOTIVO } from '@catastro/domain/visitas/reglas'
import Button from '@mui/material/Button'
import { main } from '../../red/cliente.ts'
import { Modal } from '../../ui/Modal.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { VisitaDeCarpeta } from '../consultas.ts'
import { useEnviarCampos } from '../useEnviarCampos.ts'

/** Why it is not made: whoever filed the folder reads it. */
export function CancelarVisita({ visita, alCerrar }: { visita: VisitaDeCarpeta; alCerrar: () => void }) {
  const { idVisita, version } = visita
  const { campo, ocupado, error, enviar } = useEnviarCampos({
    inicial: { motivo: '' },
    hacer: ({ motivo }) => main('PUT /visitas/cancelar', { json: { idVisita, version, motivo } }),
    alTerminar: alCerrar,
  })
  return (
    <Modal
      abierto
      fallo={error}
      ancho={560}
      titulo="Cancelar la visita"
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Volver</Button>
          <Button variant="contained" color="error" loading={ocupado} onClick={enviar}>
            Cancelar la visita
          </Button>
        </>
      }
    >
      <TextInput
        {...campo('motivo')}
        label="Por qué se cancela"
        help="Lo lee quien presentó la carpeta."
        rows={3}
        maxLength={MAX_MOTIVO}
      />
    </Modal>
  )
}
