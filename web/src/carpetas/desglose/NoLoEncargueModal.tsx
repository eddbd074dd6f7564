import { NO_ENCARGADA_DICHA } from '@catastro/domain/carpetas/mensajes'
import { noLoEncargue } from '@catastro/domain/carpetas/propietario'
import Button from '@mui/material/Button'
import { main } from '../../red/cliente.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { NO_LO_ENCARGO, QUE_PASA_SI_LO_DICE } from '../mensajes.ts'
import { useMotivo } from '../useMotivo.ts'

/** Said once and in one's own words: it is not taken back here. */
export function NoLoEncargueModal({ idCarpeta, alCerrar }: { idCarpeta: number; alCerrar: () => void }) {
  const motivo = useMotivo({
    idCarpeta,
    json: noLoEncargue.json,
    resto: { idCarpeta },
    enviar: (porQue) => main('POST /documentacion/noLoEncargue', { json: { idCarpeta, motivo: porQue } }),
    alEnviar: () => {
      avisar(NO_ENCARGADA_DICHA)
      alCerrar()
    },
  })
  return (
    <Modal
      abierto
      titulo={NO_LO_ENCARGO}
      ancho={640}
      alCerrar={alCerrar}
      fallo={motivo.fallo}
      acciones={
        <Button variant="contained" color="error" loading={motivo.ocupado} onClick={motivo.enviar}>
          Avisar al municipio
        </Button>
      }
    >
      <p style={{ marginTop: 0 }}>{QUE_PASA_SI_LO_DICE}</p>
      <TextoContado {...motivo.campo} ayuda="Por ejemplo: no conozco a quien la presentó." />
    </Modal>
  )
}
