import Button from '@mui/material/Button'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { CamposDeCuando, CUANDO_VACIO, comoCuando } from '../CamposDeCuando.tsx'
import { type ADistancia, LO_VISITADO } from '../consultas.ts'

/** The photos will not do: the visit becomes one at the place. */
export function IrEnPersona({ visita, alCerrar }: { visita: ADistancia['visita']; alCerrar: () => void }) {
  const { idVisita, version } = visita
  const { control, ocupado, fallo, enviar } = useFicha({
    inicial: { ...CUANDO_VACIO },
    guardar: (valores) => main('PUT /visitas/distancia/ir', { json: { idVisita, version, ...comoCuando(valores) } }),
    alGuardar: alCerrar,
    releer: LO_VISITADO,
  })
  return (
    <Modal
      abierto
      fallo={fallo}
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
      <CamposDeCuando control={control} disabled={ocupado} />
    </Modal>
  )
}
