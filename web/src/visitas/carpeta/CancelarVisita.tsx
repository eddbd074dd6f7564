import { MAX_MOTIVO } from '@catastro/domain/visitas/reglas'
import Button from '@mui/material/Button'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { FormText } from '../../ui/campos/formulario.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { LO_VISITADO, type VisitaDeCarpeta } from '../consultas.ts'

/** Why it is not made: whoever filed the folder reads it. */
export function CancelarVisita({ visita, alCerrar }: { visita: VisitaDeCarpeta; alCerrar: () => void }) {
  const { idVisita, version } = visita
  const { campo, ocupado, fallo, enviar } = useFicha({
    inicial: { motivo: '' },
    guardar: ({ motivo }) => main('PUT /visitas/cancelar', { json: { idVisita, version, motivo } }),
    alGuardar: alCerrar,
    releer: LO_VISITADO,
  })
  return (
    <Modal
      abierto
      fallo={fallo}
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
      <FormText
        {...campo('motivo')}
        label="Por qué se cancela"
        help="Lo lee quien presentó la carpeta."
        rows={3}
        maxLength={MAX_MOTIVO}
      />
    </Modal>
  )
}
