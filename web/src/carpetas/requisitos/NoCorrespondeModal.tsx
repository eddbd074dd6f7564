import { noCorresponde, type Requisito } from '@catastro/domain/carpetas/requisitos'
import Button from '@mui/material/Button'
import { main } from '../../red/cliente.ts'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { useMotivo } from '../useMotivo.ts'

const FALTA_EL_MOTIVO = 'Escriba por qué no corresponde: lo lee Mesa de entradas'

interface Props {
  readonly idCarpeta: number
  readonly requisito: Requisito
  readonly alCerrar: () => void
}

/** Why a requirement is none of this folder; or, where that was said, that it is after all. */
export function NoCorrespondeModal({ idCarpeta, requisito, alCerrar }: Props) {
  const { idRequisito, texto } = requisito
  const motivo = useMotivo({
    idCarpeta,
    json: noCorresponde.json,
    resto: { idCarpeta, idRequisito },
    inicial: requisito.noCorresponde ?? '',
    siFalta: FALTA_EL_MOTIVO,
    enviar: (porQue) =>
      main('PUT /documentacion/requisitoNoCorresponde', { json: { idCarpeta, idRequisito, motivo: porQue } }),
    alEnviar: alCerrar,
  })
  return (
    <Modal
      abierto
      titulo="No corresponde"
      ancho={640}
      alCerrar={alCerrar}
      fallo={motivo.fallo}
      acciones={
        <>
          {requisito.noCorresponde !== null && (
            <Button disabled={motivo.ocupado} onClick={motivo.quitar}>
              Sí corresponde
            </Button>
          )}
          <Button variant="contained" loading={motivo.ocupado} onClick={motivo.enviar}>
            Guardar
          </Button>
        </>
      }
    >
      <p style={{ marginTop: 0 }}>{texto}</p>
      <TextoContado {...motivo.campo} ayuda="Por ejemplo: el propietario es una sociedad." />
    </Modal>
  )
}
