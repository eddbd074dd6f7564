import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Modal } from './Modal.tsx'

interface Props {
  readonly abierto: boolean
  readonly titulo: string
  readonly children: ReactNode
  /** What the button says that goes on. */
  readonly confirmar?: string
  readonly alConfirmar: () => void
  readonly alCancelar: () => void
  readonly ocupado?: boolean
  /** Why it could not be done. */
  readonly fallo?: unknown
  readonly peligroso?: boolean
}

/** Asks before what cannot be undone: 'Confirmar' or 'Cancelar'. */
export function ConfirmDialog(props: Props) {
  const {
    abierto,
    titulo,
    children,
    confirmar = 'Confirmar',
    alConfirmar,
    alCancelar,
    ocupado,
    fallo,
    peligroso,
  } = props
  return (
    <Modal
      abierto={abierto}
      titulo={titulo}
      alCerrar={alCancelar}
      ancho={520}
      fallo={ocupado ? null : fallo}
      acciones={
        <>
          <Button onClick={alCancelar}>Cancelar</Button>
          <Button
            variant="contained"
            color={peligroso ? 'error' : 'primary'}
            loading={ocupado ?? false}
            onClick={alConfirmar}
          >
            {confirmar}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
