import Button from '@mui/material/Button'
import { main } from '../../red/cliente.ts'
import { Modal } from '../../ui/Modal.tsx'
import { CamposDeCuando, CUANDO_VACIO, comoCuando } from '../CamposDeCuando.tsx'
import type { ADistancia } from '../consultas.ts'
import { useEnviarCampos } from '../useEnviarCampos.ts'

/** The photos will not do: the visit becomes one at the place. */
export function IrEnPersona({ visita, alCerrar }: { visita: ADistancia['visita']; alCerrar: () => void }) {
  const { idVisita, version } = visita
  const { campo, ocupado, error, enviar } = useEnviarCampos({
    inicial: { ...CUANDO_VACIO },
    hacer: (valores) => main('PUT /visitas/distancia/ir', { json: { idVisita, version, ...comoCuando(valores) } }),
    alTerminar: alCerrar,
  })
  return (
    <Modal
      abierto
      fallo={error}
      ancho={640}
      titulo="Ir en persona"
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Volver</Button>
          <Button variant="contained" loading={ocupado} onClick={enviar}>
            Planear
          </Button>
        </>
      }
    >
      <p>Las fotos enviadas quedan en la carpeta.</p>
      <CamposDeCuando campo={campo} />
    </Modal>
  )
}
